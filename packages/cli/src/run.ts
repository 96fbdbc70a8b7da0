import type { AnyCommand, Context, Input } from './command.ts';
import { nouns } from './commands/index.ts';
import { type ExitCode, exitCode } from './errors.ts';
import type { Host } from './host/host.ts';
import { earlyGlobals, type Globals, globalFlags } from './line/flags.ts';
import { HelpRequested, programOf, readFlags, wordsOf } from './line/program.ts';
import { UnknownNoun } from './line/usage-errors.ts';
import { loadPhrases } from './phrases/index.ts';
import { localeOf } from './phrases/locale.ts';
import { deliver } from './print/deliver.ts';
import { readOutputOptions } from './print/shape.ts';
import { diagnosticsForPeople, diagnosticsForPrograms, terminalOf } from './print/terminal.ts';
import { withSettings } from './session/settings.ts';
import { mayCall, setTimeZone } from './session/time-zone.ts';

/** Runs one command line and resolves to its exit code. Says what went wrong; rejects only for a fault of its own. */
export async function runCli(args: readonly string[], bareHost: Host): Promise<ExitCode> {
  const host = withSettings(bareHost);
  const early = earlyGlobals(args);
  const locale = localeOf(args, host.env);
  const diagnostics = early.json === undefined ? diagnosticsForPeople(host) : diagnosticsForPrograms(host);
  const terminal = terminalOf(host, early, diagnostics);
  const run = new Run(args, {
    host,
    globals: early,
    locale,
    phrases: await loadPhrases(locale),
    terminal,
    diagnostics,
    nouns,
  });
  try {
    return await run.start();
  } catch (error) {
    const { report } = await import('./report.ts');
    return report(error, run.context);
  } finally {
    diagnostics.end();
  }
}

/** One line on its way; its context grows from what could be read early to what the parsed line says. */
class Run {
  context: Context;
  #words: readonly string[];
  #exit: ExitCode = exitCode.ok;

  constructor(args: readonly string[], early: Context) {
    this.#words = wordsOf(args);
    this.context = early;
  }

  async start(): Promise<ExitCode> {
    const { host, phrases } = this.context;
    const words = this.#words;
    const root = programOf({ args: words, phrases, now: host.now() }, nouns, (command, input) =>
      this.#run(command, input),
    );
    const readGlobals = () => this.#take(readFlags(root, globalFlags));
    root.hook('preAction', () => {
      readGlobals();
      setTimeZone(this.context);
    });
    try {
      await root.parseAsync(words, { from: 'user' });
    } catch (error) {
      if (error instanceof UnknownNoun)
        throw await (await import('./line/guess-verb.ts')).guessVerb(error, this.context);
      if (!(error instanceof HelpRequested)) throw error;
      readGlobals();
      const meant = this.#meant(error);
      if (meant !== undefined) return this.#instead(meant);
      await this.#help(error);
    }
    return this.#exit;
  }

  async #run(command: AnyCommand, input: Input): Promise<void> {
    if (this.context.globals.version) return this.#version();
    const shape = await readOutputOptions(command, input.flags, this.context);
    if (input.flags.watch) {
      const { watch } = await import('./watch.ts');
      this.#exit = await watch(command, input, shape, this.context);
      return;
    }
    const output = await command.run(input, this.context);
    this.#exit = await deliver(output, { shape, kind: command.kind, context: this.context });
  }

  #take(globals: Globals) {
    const { host, diagnostics } = this.context;
    this.context = { ...this.context, globals, terminal: terminalOf(host, globals, diagnostics) };
  }

  /**
   * The command that the program's name alone stands for at a terminal with a session, which is the day, or a noun
   * alone that has a usual command.
   */
  #meant({ about }: HelpRequested): string | undefined {
    const { globals, host } = this.context;
    const isAsked = this.#words.some((word) => word === '--help' || word === '-h');
    if (about.args.length > 0 || isAsked || globals.version) return undefined;
    const verb = about.parent ? about.defaultVerb : 'home';
    return host.stdout.isTTY === true && mayCall(this.context) ? verb : undefined;
  }

  #instead(verb: string): Promise<ExitCode> {
    this.#words = [...this.#words, verb];
    return this.start();
  }

  async #help(wanted: HelpRequested): Promise<void> {
    if (this.context.globals.version) return this.#version();
    const { showHelp } = await import('./help/help.ts');
    await showHelp(wanted.about, this.context);
  }

  #version() {
    this.context.terminal.print(this.context.host.version);
  }
}
