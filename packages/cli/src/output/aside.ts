import type { Host } from '../host/host.ts';
import { printableJson, printableLines } from './printable.ts';

/** What is printed beside the data, on standard error. */
export interface Aside {
  /** Prints something that is not an error. */
  note(text: string): void;
  /** Reports a failure: to people as `text`, to programs as `error`. */
  fail(error: object, text: () => string): void;
  /** Shows how far something has come, in one line that the next takes the place of; nothing takes it away. */
  status(text?: string): void;
  /** The run is over. */
  end(): void;
}

/** Clears what is left of a line. */
const clearLine = '\u001b[K';

/** Prints everything for people at once. */
export function asideForPeople({ stderr }: Pick<Host, 'stderr'>): Aside {
  let isShown = false;
  const status = (text?: string) => {
    if (text !== undefined || isShown) stderr.write(`\r${text ?? ''}${clearLine}`);
    isShown = text !== undefined;
  };
  const say = (text: string) => {
    status();
    stderr.write(`${printableLines(text)}\n`);
  };
  return { note: say, fail: (_error, text) => say(text()), status, end: status };
}

/**
 * Prints everything for programs in one JSON object at the end, or nothing where there is nothing to say: `error` is the
 * first failure and usually the only one, `errors` are all where there are several, `notes` is what people read.
 */
export function asideForPrograms({ stderr }: Pick<Host, 'stderr'>): Aside {
  const errors: object[] = [];
  const notes: string[] = [];
  return {
    note: (text) => void notes.push(text),
    fail: (error) => void errors.push(error),
    status() {},
    end() {
      const all = {
        ...(errors.length > 0 && { error: errors[0] }),
        ...(errors.length > 1 && { errors }),
        ...(notes.length > 0 && { notes }),
      };
      if (Object.keys(all).length > 0) stderr.write(`${printableJson(all)}\n`);
    },
  };
}
