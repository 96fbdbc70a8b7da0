import type { Context } from './command/context.ts';
import { earlyGlobals } from './command/early-globals.ts';
import { asksForHelp, commandNames, findCommand } from './command/find.ts';
import { globalFlags } from './command/global-flags.ts';
import { jsonFields } from './command/json-fields.ts';
import { parse } from './command/parse.ts';
import { commands } from './commands/index.ts';
import { type ExitCode, exitCode } from './errors/exit-codes.ts';
import type { Host } from './host/host.ts';
import { asideForPeople, asideForPrograms } from './output/aside.ts';
import { deliver } from './output/deliver.ts';
import { terminalOf } from './output/terminal.ts';
import { loadPhrases } from './phrases/index.ts';
import { localeOf } from './phrases/locale.ts';

/** Runs one command line and resolves to its exit code. Says what went wrong; rejects only for a fault of its own. */
export async function runCli(args: readonly string[], host: Host): Promise<ExitCode> {
  const globals = earlyGlobals(args);
  const locale = localeOf(args, host.env);
  const aside = globals.json === undefined ? asideForPeople(host) : asideForPrograms(host);
  const terminal = terminalOf(host, globals, aside);
  const run = new Run(args, { host, globals, locale, phrases: await loadPhrases(locale), terminal, aside });
  try {
    return await run.start();
  } catch (error) {
    const { report } = await import('./errors/report.ts');
    return report(error, run.context);
  } finally {
    aside.end();
  }
}

/** One line on its way; its context grows from what could be read early to what the parsed line says. */
class Run {
  context: Context;
  readonly #args: readonly string[];

  constructor(args: readonly string[], early: Context) {
    this.#args = args;
    this.context = early;
  }

  async start(): Promise<ExitCode> {
    const { name, words, rest } = findCommand(this.#args, commandNames(this.context.phrases));
    if (words[0] === 'help') return this.#help(this.#parse({ flags: {}, argument: topic }, rest).args);
    if (asksForHelp(this.#args)) return this.#help(words);
    if (!name) return this.#withoutCommand(words, rest);
    this.context.host.onUse?.(name);
    const command = await commands[name]();
    const input = this.#parse(command, rest);
    if (this.context.globals.version) return this.#version();
    const fields = jsonFields(this.context.globals.json, command, this.context.phrases);
    const output = await command.run(input, this.context);
    return deliver(output, this.context.terminal, fields);
  }

  async #withoutCommand(words: readonly string[], rest: readonly string[]): Promise<ExitCode> {
    const { phrases } = this.context;
    const [group = ''] = words;
    if (Object.hasOwn(phrases.groups, group) && this.#args.indexOf(group) < this.#args.findIndex(isOwnFlag)) {
      // The flags may be right for one of the group's commands: what is missing is which.
      const { missingVerb } = await import('./help/show-help.ts');
      throw missingVerb(group, phrases);
    }
    if (words.length > 0 && !Object.hasOwn(phrases.groups, words.join(' '))) {
      const { unknownCommand } = await import('./help/show-help.ts');
      throw unknownCommand(words, phrases);
    }
    this.#parse({ flags: {} }, rest);
    return this.context.globals.version ? this.#version() : this.#help(words);
  }

  #parse(command: Parameters<typeof parse>[0], rest: readonly string[]) {
    const { host, phrases } = this.context;
    const { input, globals } = parse(command, rest, { phrases, now: host.now() });
    this.context = { ...this.context, globals, terminal: terminalOf(host, globals, this.context.aside) };
    return input;
  }

  async #help(words: readonly string[]): Promise<ExitCode> {
    const { host, phrases, terminal } = this.context;
    host.onUse?.('help');
    const { helpAbout } = await import('./help/show-help.ts');
    terminal.print(await helpAbout(words, phrases, Math.min(terminal.columns, widestHelp)));
    return exitCode.ok;
  }

  #version(): ExitCode {
    this.context.terminal.print(this.context.host.version);
    return exitCode.ok;
  }
}

/** Whether a word is a flag that only some commands take. */
function isOwnFlag(word: string): boolean {
  const [name = ''] = word.slice(2).split('=');
  return word.startsWith('--') && !Object.hasOwn(globalFlags, name);
}

/** Cells of a line of help, however wide the terminal: longer lines are hard to read. */
const widestHelp = 100;

/** What `help` takes: the words of a command. */
const topic = { name: 'COMMAND', min: 0, max: 2 };
