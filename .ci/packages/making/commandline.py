#!/usr/bin/env python3
"""The man page and the completions of shells, made of what `field-server --help` says.

    .ci/packages/making/commandline.py DAEMON FOLDER

writes field-server.1, field-server.bash, _field-server and field-server.fish. What the program does not say about itself is not
in them, and nothing of them can be behind it.
"""

import dataclasses
import os
import pathlib
import re
import subprocess
import sys
import time

PROGRAM = "field-server"


@dataclasses.dataclass
class Option:
    name: str
    # What it takes, as the help spells it; empty for a switch.
    value: str = ""
    meaning: str = ""

    @property
    def words(self):
        return self.value.split("|") if "|" in self.value else []

    @property
    def takes_file(self):
        return re.match(r"FILE|DATA", self.value) is not None


@dataclasses.dataclass
class Command:
    name: str
    usage: str
    meaning: str
    options: list
    # Paragraphs of its own help, in front of its options and behind them.
    before: list
    after: list

    @property
    def argument(self):
        """What it is about: FORM.json, TYPE; empty where it takes nothing."""
        words = re.sub(r"--[a-z-]+ [A-Z]+", "", self.usage).split()
        return next((word.strip("[]") for word in words if word.strip("[]")[:1].isupper()), "")


class CommandLine:
    def __init__(self, daemon):
        self._daemon = daemon
        text = self._output("--help")
        self.flags = options_in(text)
        entries = re.findall(rf"^(?:usage:|      ) {PROGRAM} (.*(?:\n {{30,}}\S.*)*)", text, re.M)
        self.usage, self.commands = [], []
        for entry in entries:
            # Where there is no room beside the words, the meaning stands in the next line.
            words, meaning = re.split(r"\n\s+| {2,}", entry, maxsplit=1)
            self.usage.append(words)
            name = next((word for word in words.split() if word.isalpha() and word.islower()), None)
            if name and all(command.name != name for command in self.commands):
                self.commands.append(self._command(name, words, meaning))
        if not self.commands or any(not option.meaning for option in self.flags):
            sys.exit(f"{PROGRAM} --help is not written as it was")
        self.types = [line.split()[0] for line in self._output("types").splitlines()]
        self.version = self._output("--version").split()[1]

    def _output(self, *arguments):
        return subprocess.run([self._daemon, *arguments], capture_output=True, text=True, check=True, timeout=60).stdout

    def _command(self, name, usage, meaning):
        text = self._output(name, "--help")
        options = options_in(text)
        first = text.splitlines()[0]
        if not options:
            found = re.findall(r"(--[a-z-]+)(?: ([A-Z]+))?", first)
            options = [Option(option, value, "") for option, value in found]
        paragraphs = [" ".join(part.split()) for part in text.split("\n\n")[1:]]
        place = next((index for index, part in enumerate(paragraphs) if part.startswith("--")), len(paragraphs))
        return Command(name, first.removeprefix(f"usage: {PROGRAM} "), meaning, options, paragraphs[:place], paragraphs[place + 1 :])


def options_in(text):
    found = []
    pattern = r"^  (--[A-Za-z-]+)(?: (\S+))?(?: *\n? {2,}(.*(?:\n {20,}\S.*)*))?$"
    for name, value, meaning in re.findall(pattern, text, re.M):
        found.append(Option(name, value, " ".join(meaning.split())))
    return found


# MARK: The man page


def roff(text):
    text = text.replace("\\", r"\e").replace("-", r"\-").replace("'", r"\(aq")
    return r"\&" + text if text.startswith(".") else text


def man_options(options):
    for option in options:
        yield ".TP"
        yield rf"\fB{roff(option.name)}\fR" + (rf" \fI{roff(option.value)}\fR" if option.value else "")
        yield roff(option.meaning) if option.meaning else r"\&"


def man_page(line, day):
    page = [
        f'.TH FIELD-SERVER 1 "{day}" "{PROGRAM} {line.version}" "User Commands"',
        ".SH NAME",
        r"field\-server \- language server for text fields, and forms in a terminal",
        ".SH SYNOPSIS",
    ]
    page.append("\n.br\n".join(rf"\fB{roff(PROGRAM)}\fR {roff(usage)}" for usage in line.usage))
    page += [
        ".SH DESCRIPTION",
        roff("Hosts text fields for a client that starts it and speaks JSON-RPC with it over standard input and standard output: what "
             "a keystroke does to a formatted field, where the caret goes, whether the text can still become valid, when an error "
             "shows, and whether a form may be submitted."),
        ".PP",
        roff("Its commands are for people: they have a form filled in in the terminal, and look over files."),
        ".SH OPTIONS",
    ]
    page += man_options(line.flags)
    page.append(".SH COMMANDS")
    for command in line.commands:
        page += [f".SS {command.name}", rf"\fB{roff(PROGRAM)}\fR {roff(command.usage)}", ".PP"]
        page += [roff(text) for text in command.before] or [roff(capitalised(command.meaning))]
        page += man_options(command.options)
        page += [part for text in command.after for part in (".PP", roff(text))]
    page += [
        ".SH EXAMPLES",
        ".nf",
        roff("answers=$(field-server form sign-up.json) || exit"),
        roff('birthday=$(field-server ask date --label "Date of birth" --required)'),
        roff("field-server check --rows people.csv sign-up.json"),
        ".fi",
        ".SH SEE ALSO",
        roff("The protocol and the form files are described in /usr/share/doc/field-server or in the folder protocol of the sources."),
    ]
    return "\n".join(page) + "\n"


def capitalised(text):
    return text[:1].upper() + text[1:] + "."


# MARK: Completions


def bash(line):
    flags = " ".join(option.name for option in [*line.flags])
    cases = []
    for command in line.commands:
        words = " ".join(option.name for option in command.options) + " --help"
        cases.append(f"        {command.name}) words='{words}' argument='{command.argument}' ;;")
    named = {option.name: option for command in line.commands for option in command.options}
    named.update({option.name: option for option in line.flags})
    values, others = [], sorted(name for name, option in named.items() if option.value and not option.words and not option.takes_file)
    for name, option in sorted(named.items()):
        if option.words:
            owners = {o.value for c in line.commands for o in c.options if o.name == name} | {option.value}
            every = sorted({word for value in owners for word in value.split("|")})
            values.append(f"        {name}) COMPREPLY=($(compgen -W '{' '.join(every)}' -- \"$current\")); return ;;")
        elif option.takes_file:
            values.append(f"        {name}) compopt -o filenames; COMPREPLY=($(compgen -f -- \"$current\")); return ;;")
    values.append(f"        {'|'.join(others)}) return ;;")
    return f"""# Completion of field-server for bash; made from its --help.
_field_server() {{
    local current="${{COMP_WORDS[COMP_CWORD]}}" previous="${{COMP_WORDS[COMP_CWORD - 1]}}" word command= words argument=
    COMPREPLY=()
    # The equals sign is a word of its own.
    [[ $current == = ]] && current=
    [[ $previous == = ]] && previous="${{COMP_WORDS[COMP_CWORD - 2]}}"
    case $previous in
{chr(10).join(values)}
    esac
    for word in "${{COMP_WORDS[@]:1:COMP_CWORD - 1}}"; do
        case $word in
        {'|'.join(command.name for command in line.commands)}) command=$word; break ;;
        esac
    done
    case $command in
{chr(10).join(cases)}
        *) words='{flags}' argument=COMMAND ;;
    esac
    if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "$words" -- "$current"))
        return
    fi
    case $argument in
        COMMAND) COMPREPLY=($(compgen -W '{' '.join(command.name for command in line.commands)}' -- "$current")) ;;
        TYPE) COMPREPLY=($(compgen -W '{' '.join(line.types)}' -- "$current")) ;;
        '') ;;
        *) compopt -o filenames; COMPREPLY=($(compgen -f -- "$current")) ;;
    esac
}}
complete -F _field_server field-server
"""


def zsh_quoted(text):
    return text.replace("\\", "\\\\").replace("[", "\\[").replace("]", "\\]").replace(":", "\\:").replace("'", "'\\''")


def zsh_option(option):
    meaning = zsh_quoted(option.meaning or option.value.lower() or option.name.lstrip("-"))
    if not option.value:
        return f"'{option.name}[{meaning}]'"
    action = f"({' '.join(option.words)})" if option.words else "_files" if option.takes_file else ""
    return f"'{option.name}=[{meaning}]:{zsh_quoted(option.value.split('|')[0] if option.words else option.value)}:{action}'"


def zsh(line):
    cases = []
    for command in line.commands:
        specs = [zsh_option(option) for option in command.options]
        if command.argument:
            specs.append(f"'1:{command.argument}:{'_field_server_types' if command.argument == 'TYPE' else '_files'}'")
        specs.append("'--help[print its usage]'")
        cases.append(f"        {command.name})\n            _arguments {(' ' + chr(92) + chr(10) + ' ' * 16).join(specs)} ;;")
    flags = (" \\\n        ").join(zsh_option(option) for option in line.flags)
    commands = "\n        ".join(f"'{command.name}:{zsh_quoted(command.meaning)}'" for command in line.commands)
    return f"""#compdef field-server
# Completion of field-server for zsh; made from its --help.

_field_server_types() {{
    local -a types=({' '.join(line.types)})
    compadd -a types
}}

_field_server_commands() {{
    local -a commands=(
        {commands}
    )
    _describe command commands
}}

_field_server() {{
    local curcontext="$curcontext" state line
    _arguments -C \\
        {flags} \\
        '1:command:_field_server_commands' \\
        '*::arguments:->arguments'
    [[ $state == arguments ]] || return
    case $words[1] in
{chr(10).join(cases)}
    esac
}}

_field_server "$@"
"""


def fish_quoted(text):
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


def fish_option(option, condition):
    parts = ["complete -c field-server", f"-n {fish_quoted(condition)}", f"-l {option.name[2:]}"]
    if option.words:
        parts.append(f"-x -a {fish_quoted(' '.join(option.words))}")
    elif option.takes_file:
        parts.append("-r -F")
    elif option.value:
        parts.append("-x")
    if option.meaning:
        parts.append(f"-d {fish_quoted(option.meaning)}")
    return " ".join(parts)


def fish(line):
    names = " ".join(command.name for command in line.commands)
    lines = ["# Completion of field-server for fish; made from its --help.", "complete -c field-server -f"]
    without = f"not __fish_seen_subcommand_from {names}"
    lines += [fish_option(option, without) for option in line.flags]
    for command in line.commands:
        lines.append(f"complete -c field-server -n {fish_quoted(without)} -a {command.name} -d {fish_quoted(command.meaning)}")
        condition = f"__fish_seen_subcommand_from {command.name}"
        lines += [fish_option(option, condition) for option in command.options]
        if command.argument == "TYPE":
            lines.append(f"complete -c field-server -n {fish_quoted(condition)} -a {fish_quoted(' '.join(line.types))}")
        elif command.argument:
            lines.append(f"complete -c field-server -n {fish_quoted(condition)} -F")
    return "\n".join(lines) + "\n"


def write(daemon, folder, epoch):
    line = CommandLine(daemon)
    folder.mkdir(parents=True, exist_ok=True)
    pages = {
        "field-server.1": man_page(line, time.strftime("%Y-%m-%d", time.gmtime(epoch))),
        "field-server.bash": bash(line),
        "_field-server": zsh(line),
        "field-server.fish": fish(line),
    }
    for name, text in pages.items():
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(sys.argv[1], pathlib.Path(sys.argv[2]), int(os.environ.get("SOURCE_DATE_EPOCH", time.time())))
