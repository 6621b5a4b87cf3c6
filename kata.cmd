@echo off
rem Everything a person looks at: kata --help
rem Builds the tool when its sources are newer than the last build, then runs it. Works from any folder.
setlocal EnableExtensions DisableDelayedExpansion

for %%I in ("%~dp0.") do set "KATA_ROOT=%%~fI"
rem A copy of the jar that only this script writes: Maven may rebuild its own while a program runs from this one.
set "KATA_WORK=%KATA_ROOT%\lab\target\kata"
set "KATA_JAR=%KATA_WORK%\kata.jar"

if defined JAVA_HOME (
    set "KATA_JAVA=%JAVA_HOME%\bin\java.exe"
) else (
    set "KATA_JAVA=java.exe"
)
"%KATA_JAVA%" --version >nul 2>&1
if errorlevel 1 (
    echo kata: found no JDK: install one, version 17 or newer, and put it on the PATH or set JAVA_HOME 1>&2
    exit /b 2
)

call :fresh
if errorlevel 1 (
    call :build
    if errorlevel 1 exit /b 2
)

rem Starts fastest without a parallel collector. The compilers stay as they are: a long search wants the best one.
rem KATA_CLASSPATH: jars with strategies of your own, joined by semicolons.
set "KATA_CP=%KATA_JAR%"
if defined KATA_CLASSPATH set "KATA_CP=%KATA_JAR%;%KATA_CLASSPATH%"
"%KATA_JAVA%" -XX:-OmitStackTraceInFastThrow -XX:+UseSerialGC -Xshare:auto -Dfile.encoding=UTF-8 "-Dkata.home=%KATA_ROOT%" -cp "%KATA_CP%" sudokukata.lab.command.Kata %*
exit /b %ERRORLEVEL%

:fresh
rem Folders are compared too: theirs is the time that changes when a file in them is deleted.
if not exist "%KATA_JAR%" exit /b 1
powershell -NoProfile -Command "$r = $env:KATA_ROOT; $t = (Get-Item -LiteralPath $env:KATA_JAR).LastWriteTimeUtc; $all = @(Get-Item -LiteralPath ($r + '\pom.xml')); foreach ($m in 'strategies', 'judge-tests', 'lab') { $main = $r + '\' + $m + '\src\main'; $all += Get-Item -LiteralPath ($r + '\' + $m + '\pom.xml'); $all += Get-Item -LiteralPath $main; $all += Get-ChildItem -Recurse -LiteralPath $main }; if ($all | Where-Object { $_.LastWriteTimeUtc -gt $t } | Select-Object -First 1) { exit 1 } else { exit 0 }" <nul >nul 2>&1
exit /b %ERRORLEVEL%

:build
rem One build at a time.
if not exist "%KATA_WORK%" mkdir "%KATA_WORK%"
set /a KATA_WAITED=0
:lock
mkdir "%KATA_WORK%\lock" >nul 2>&1
if not errorlevel 1 goto locked
if %KATA_WAITED%==0 echo kata: waiting for another build 1>&2
set /a KATA_WAITED+=1
if %KATA_WAITED% gtr 300 (
    echo kata: waited long enough; if no other kata is building, delete the folder lab\target\kata 1>&2
    exit /b 2
)
ping -n 2 127.0.0.1 >nul
goto lock

:locked
rem Another kata may have built it in the meantime.
call :fresh
if not errorlevel 1 (
    rmdir "%KATA_WORK%\lock"
    exit /b 0
)
echo kata: building (the first time this takes a while: Maven fetches what it needs) ... 1>&2
set "KATA_MVN=mvn"
where mvn >nul 2>&1
if errorlevel 1 set "KATA_MVN=%KATA_ROOT%\mvnw.cmd"
type nul >"%KATA_WORK%\start.new"
pushd "%KATA_ROOT%"
rem Without the tests: a half-written one must not keep anybody from running the tool. Quiet, but not by -q, which also
rem hides the warnings of the compiler, and a warning stops the build.
call "%KATA_MVN%" -Dorg.slf4j.simpleLogger.defaultLogLevel=warn -DskipTests -Dmaven.test.skip=true -Djacoco.skip=true package <nul 1>&2
set "KATA_RESULT=%ERRORLEVEL%"
popd
if not "%KATA_RESULT%"=="0" (
    rmdir "%KATA_WORK%\lock"
    echo kata: the build failed; the reasons stand above 1>&2
    exit /b 2
)
rem The jar is as old as the start of its build, so that what was edited during the build counts as newer. It appears
rem in one step: an interrupted build leaves the old one, or none.
powershell -NoProfile -Command "$ErrorActionPreference = 'Stop'; $w = $env:KATA_WORK; $new = $w + '\kata.jar.new'; Copy-Item -LiteralPath ($env:KATA_ROOT + '\lab\target\kata.jar') $new; (Get-Item -LiteralPath $new).LastWriteTimeUtc = (Get-Item -LiteralPath ($w + '\start.new')).LastWriteTimeUtc; Move-Item -Force -LiteralPath $new $env:KATA_JAR" <nul 1>&2
set "KATA_RESULT=%ERRORLEVEL%"
rmdir "%KATA_WORK%\lock"
if not "%KATA_RESULT%"=="0" (
    echo kata: cannot write lab\target\kata\kata.jar; is another kata still running? 1>&2
    exit /b 2
)
exit /b 0
