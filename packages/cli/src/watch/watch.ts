import { isSvcdeskError, listenToEvents, type SvcdeskError } from '@svcdesk/core';
import type { AnyCommand, Context, Input } from '../command/command.ts';
import type { Shape } from '../deliver/shape.ts';
import { About, type ExitCode, exitCode, exitCodeOf } from '../errors.ts';
import { connectSignedIn } from '../session/connection.ts';
import { linePrinter } from './line-printer.ts';
import { screenPrinter } from './screen-printer.ts';
import type { WatchPrinter } from './watch-printer.ts';

/** How long changes are gathered before they are shown. */
const gatherMs = 200;

/** How long what is shown stays true by itself: what is left of a deadline is shown in minutes. */
const freshMs = 60_000;

/** Runs a command again whenever something happens on the server, until Ctrl-C or until the session ends. */
export async function watch(
  command: AnyCommand,
  input: Input,
  shape: Shape,
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
    const cause = error instanceof About ? error.cause : error;
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
