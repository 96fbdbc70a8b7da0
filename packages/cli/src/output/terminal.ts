import type { Host, OutputStream } from '../host/host.ts';
import type { Aside } from './aside.ts';
import { type Colours, coloursFor } from './colours.ts';
import { isOn } from './is-on.ts';
import { printableLines } from './printable.ts';

/** Width of a terminal that does not say its own. */
const defaultColumns = 80;

/** How output is to look and what may be asked, decided once for a run. */
export interface Terminal {
  /** Whether standard output is read by a person. */
  readonly forPeople: boolean;
  /** Cells in a line. */
  readonly columns: number;
  readonly colours: Colours;
  /** Colours of standard error. */
  readonly noteColours: Colours;
  /** Whether somebody can be asked. */
  readonly mayAsk: boolean;
  /** Whether somebody watches how far something has come: not programs, nor through a pipe whose end may be this terminal. */
  readonly showsProgress: boolean;
  /** Whether notes are wanted beside errors. */
  readonly quiet: boolean;
  /** Writes data. */
  print(text: string): void;
  /** Prints something that is not data, unless notes are not wanted. */
  note(text: string): void;
}

/** What of a line's flags concerns the terminal. */
export interface TerminalChoices {
  readonly 'no-color': boolean;
  readonly 'no-input': boolean;
  readonly quiet: boolean;
  readonly json?: unknown;
}

/**
 * Decides how a run speaks, from its streams, its environment and its flags. What is not asked for is not looked
 * at: touching a stream opens it, which takes longer than most of a short run.
 */
export function terminalOf(host: Host, choices: TerminalChoices, aside: Aside): Terminal {
  const { env } = host;
  const colours = ({ isTTY }: OutputStream) =>
    coloursFor(choices['no-color'] ? false : undefined, isTTY === true, env);
  return {
    get forPeople() {
      return host.stdout.isTTY === true;
    },
    get columns() {
      // A terminal whose size nobody set says 0.
      return host.stdout.columns || Number(env.COLUMNS) || defaultColumns;
    },
    get colours() {
      return colours(host.stdout);
    },
    get noteColours() {
      return colours(host.stderr);
    },
    get mayAsk() {
      const mustNotAsk = choices['no-input'] || isOn(env.SVCDESK_NO_INPUT) || isOn(env.CI);
      return !mustNotAsk && host.stdin.isTTY === true;
    },
    get showsProgress() {
      const { stdout, stderr } = host;
      if (choices.quiet || choices.json !== undefined || env.TERM === 'dumb') return false;
      return stderr.isTTY === true && (stdout.isTTY === true || stdout.isFile === true);
    },
    quiet: choices.quiet,
    print: (text) => void host.stdout.write(`${host.stdout.isTTY === true ? printableLines(text) : text}\n`),
    note(text) {
      if (!choices.quiet) aside.note(text);
    },
  };
}
