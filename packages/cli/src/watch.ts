import { isSvcdeskError, listenToEvents, type SvcdeskError } from '@svcdesk/core';
import { format } from '@svcdesk/core/phrases';
import type { AnyCommand, Context, Input } from './command.ts';
import { CommandFailure, type ExitCode, exitCode, exitCodeOf } from './errors.ts';
import { deliver, jsonOf } from './print/deliver.ts';
import type { Item, Output } from './print/output.ts';
import type { OutputOptions } from './print/shape.ts';
import { shownRows } from './print/sorted.ts';
import type { Terminal } from './print/terminal.ts';
import { clockTime } from './print/time.ts';
import { rawLines, rawOf, withNames } from './print/values.ts';
import { describe } from './report.ts';
import { connectSignedIn } from './session/connection.ts';
import { tabSeparated } from './text.ts';

/** How long changes are gathered before they are shown. */
const gatherMs = 200;

/** How long shown values stay right without an event: time left until a deadline is shown in minutes. */
const freshMs = 60_000;

/** Runs a command again whenever something happens on the server, until Ctrl-C or until the session ends. */
export async function watch(
  command: AnyCommand,
  input: Input,
  shape: OutputOptions,
  context: Context,
): Promise<ExitCode> {
  const isScreen = context.terminal.forPeople && !shape.json && !shape.plain;
  const printer = (isScreen ? screenPrinter : linePrinter)(command, input, shape, context);
  const signals = new Signals();
  const endInterrupt = context.host.onInterrupt(() => signals.end());
  try {
    // What is wrong from the start is an error as without watching.
    await printer.show();
    const { caller } = connectSignedIn(context);
    const listening = listenToEvents(caller, {
      onEvent: () => signals.changed(),
      onState(state, error) {
        // What happened between the first showing and the opening of the stream is in no event.
        if (state === 'open') signals.changed();
        if (state === 'ended') signals.end(error);
      },
    });
    try {
      while (await signals.next()) await shown(printer);
    } finally {
      listening.stop();
    }
  } finally {
    printer.end();
    endInterrupt();
  }
  if (signals.error) throw signals.error;
  return exitCode.interrupted;
}

/** A line that breaks is no end: what was shown stays until the next try. */
async function shown(printer: WatchPrinter): Promise<void> {
  try {
    await printer.show();
  } catch (error) {
    const cause = error instanceof CommandFailure ? error.cause : error;
    if (!isSvcdeskError(cause) || exitCodeOf(cause.code) !== exitCode.network) throw error;
    printer.stale(error);
  }
}

/** What happens while nothing is shown anew. */
class Signals {
  error: SvcdeskError | undefined;
  #isChanged = false;
  readonly #change = new EventTarget();
  readonly #ending = new AbortController();

  changed() {
    this.#isChanged = true;
    this.#change.dispatchEvent(new Event('change'));
  }

  end(error?: SvcdeskError) {
    this.error = error;
    this.#ending.abort();
  }

  /** Waits for the next change; false when it is over. */
  async next(): Promise<boolean> {
    if (!this.#isChanged) await this.#pause(freshMs, this.#change);
    // Events come in bursts: an order that is accepted is one change of an order, a pool and counts.
    if (this.#isChanged) await this.#pause(gatherMs);
    this.#isChanged = false;
    return !this.#ending.signal.aborted;
  }

  /** Waits so long, or until something happens, or the end. */
  #pause(ms: number, happening?: EventTarget): Promise<void> {
    const { signal } = this.#ending;
    if (signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(done, ms);
      signal.addEventListener('abort', done, { once: true });
      happening?.addEventListener('change', done, { once: true });
    });
  }
}

/** Shows one state after the other. */
interface WatchPrinter {
  /** Runs the command anew and shows what it gives. */
  show(): Promise<void>;
  /** Says that what is shown may be old, and why. */
  stale(error: unknown): void;
  end(): void;
}

/** Prints for programs what is new or other than before: a line each, as JSON where that was asked for. */
function linePrinter(
  command: AnyCommand,
  input: Input,
  shape: OutputOptions,
  context: Context,
): WatchPrinter {
  let before = new Set<string>();
  return {
    async show() {
      const now = new Set<string>();
      for await (const line of linesOf(await command.run(input, context), command, shape)) {
        now.add(line);
        if (!before.has(line)) context.terminal.print(line);
      }
      before = now;
    },
    stale() {},
    end() {},
  };
}

async function* linesOf(output: Output, { kind }: AnyCommand, shape: OutputOptions): AsyncGenerator<string> {
  const { json } = shape;
  const asJson = (item: Item, fields: readonly string[]) => jsonOf(withNames(item, kind), fields);
  if (output.kind === 'detail') {
    if (json) yield asJson(output.item, json);
    else yield* rawLines(output.item, kind).map(tabSeparated);
  } else if (output.kind === 'rows') {
    const fields = shape.columns ?? output.columns;
    for await (const item of shownRows(output, shape.sort, kind)) {
      yield json ? asJson(item, json) : tabSeparated(fields.map((field) => rawOf(field, item, kind)));
    }
  }
}

const hideCursor = '\u001b[?25l';
const showCursor = '\u001b[?25h';
const toTop = '\u001b[H';
const clear = '\u001b[2J';
const clearLine = '\u001b[K';
const clearBelow = '\u001b[J';

/** Rows of a terminal that does not say its own. */
const defaultRows = 24;

/** Draws each state over the one before, in place. */
function screenPrinter(
  command: AnyCommand,
  input: Input,
  shape: OutputOptions,
  context: Context,
): WatchPrinter {
  const { host, phrases, terminal } = context;
  let lines: string[] = [];
  let isFirst = true;

  function draw(foot: string) {
    const room = (host.stdout.rows || defaultRows) - 2;
    const kept = lines.slice(0, room - 1);
    const more = lines.length - kept.length;
    const shown =
      lines.length <= room
        ? lines
        : [...kept, terminal.colours.dim(format(phrases.notes.moreLines, { more }))];
    const body = [...shown, '', terminal.colours.dim(foot)].map((line) => `${line}${clearLine}`).join('\n');
    host.stdout.write(`${isFirst ? hideCursor + clear : ''}${toTop}${body}${clearBelow}`);
    isFirst = false;
  }

  return {
    async show() {
      const collected: string[] = [];
      const collect = (text: string) => void collected.push(...text.split('\n'));
      // The same terminal, except that nothing leaves before all of it is there.
      const held = Object.create(terminal, {
        print: { value: collect },
        note: { value: collect },
      }) as Terminal;
      const own = { ...context, terminal: held };
      await deliver(await command.run(input, own), { shape, kind: command.kind, context: own });
      lines = collected;
      draw(format(phrases.notes.watching, { time: clockTime(host.now()) }));
    },
    stale: (error) => draw(describe(error, context).message),
    end() {
      if (!isFirst) host.stdout.write(`\n${showCursor}`);
    },
  };
}
