package sudokukata.lab.figure;

import java.io.StringWriter;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** Writes SVG: escaped, the same bytes each time, one element a line. For one file. */
final class Svg {
    /** What XML cannot hold, escaped or not. */
    private static final String FORBIDDEN = "[^\\x09\\x0A\\x0D\\x20-\\uD7FF\\uE000-\\uFFFD\\x{10000}-\\x{10FFFF}]";

    private final StringWriter text = new StringWriter();
    private final XMLStreamWriter xml;

    Svg() {
        try {
            xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(text);
        } catch (XMLStreamException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Something that the writer of the JDK may refuse; in memory it never does. */
    private interface Step {
        void write() throws XMLStreamException;
    }

    private Svg step(Step step) {
        try {
            step.write();
        } catch (XMLStreamException e) {
            throw new IllegalStateException(e);
        }
        return this;
    }

    /**
     * Begins an element that holds others.
     *
     * @param attributes names and values by turns; numbers are rounded to a tenth
     */
    Svg open(String name, Object... attributes) {
        return step(() -> {
            xml.writeStartElement(name);
            attributes(attributes);
            xml.writeCharacters("\n");
        });
    }

    /** Ends the latest element that is open. */
    Svg close() {
        return step(() -> {
            xml.writeEndElement();
            xml.writeCharacters("\n");
        });
    }

    /** An element without content. */
    Svg leaf(String name, Object... attributes) {
        return step(() -> {
            xml.writeEmptyElement(name);
            attributes(attributes);
            xml.writeCharacters("\n");
        });
    }

    /** An element that holds text alone. */
    Svg words(String name, String content, Object... attributes) {
        return step(() -> {
            xml.writeStartElement(name);
            attributes(attributes);
            xml.writeCharacters(content.replaceAll(FORBIDDEN, "\uFFFD"));
            xml.writeEndElement();
            xml.writeCharacters("\n");
        });
    }

    Svg rect(String style, double x, double y, double width, double height) {
        return leaf("rect", "class", style, "x", x, "y", y, "width", width, "height", height);
    }

    Svg line(String style, double x1, double y1, double x2, double y2) {
        return leaf("line", "class", style, "x1", x1, "y1", y1, "x2", x2, "y2", y2);
    }

    Svg path(String style, String way) {
        return leaf("path", "class", style, "d", way);
    }

    Svg text(String style, double x, double y, String content) {
        return words("text", content, "class", style, "x", x, "y", y);
    }

    /** Moves what follows, up to the matching {@link #close}. */
    Svg moved(double x, double y) {
        return open("g", "transform", "translate(" + number(x) + " " + number(y) + ")");
    }

    private void attributes(Object... attributes) throws XMLStreamException {
        for (int i = 0; i < attributes.length; i += 2) {
            Object value = attributes[i + 1];
            xml.writeAttribute(
                    (String) attributes[i],
                    value instanceof Number number ? number(number.doubleValue()) : value.toString());
        }
    }

    /** A number with one decimal at the most, whatever the machine's language. */
    static String number(double value) {
        long tenths = Math.round(value * 10);
        return tenths % 10 == 0 ? Long.toString(tenths / 10) : Double.toString(tenths / 10.0);
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
