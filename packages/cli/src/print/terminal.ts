import { type Host, isOn, type OutputStream } from '../host/host.ts';
import { printableJson, printableLines } from '../text.ts';

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
  /** Whether a person can be asked. */
  readonly mayAsk: boolean;
  /** Whether progress is shown: not to programs, nor through a pipe whose end may be this terminal. */
  readonly showsProgress: boolean;
  /** Whether notes are wanted beside errors. */
  readonly quiet: boolean;
  /** Writes data. */
  print(text: string): void;
  /** Prints something that is not data, unless notes are not wanted. */
  note(text: string): void;
}

/** What of a line's flags concerns the terminal. */
interface TerminalChoices {
  readonly 'no-color': boolean;
  readonly 'no-input': boolean;
  readonly quiet: boolean;
  readonly json?: unknown;
}

/**
 * Decides how a run speaks, from its streams, its environment and its flags. What is not asked for is not looked
 * at: touching a stream opens it, which takes longer than most of a short run.
 */
export function terminalOf(host: Host, choices: TerminalChoices, diagnostics: Diagnostics): Terminal {
  const { env } = host;
  const colours = ({ isTTY }: OutputStream) =>
    coloursFor(choices['no-color'] ? false : undefined, isTTY === true, env);
  return {
    get forPeople() {
      return host.stdout.isTTY === true;
    },
    get columns() {
      // A terminal whose size was not set says 0.
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
      if (!choices.quiet) diagnostics.note(text);
    },
  };
}

/** What is printed beside the data, on standard error. */
export interface Diagnostics {
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
export function diagnosticsForPeople({ stderr }: Pick<Host, 'stderr'>): Diagnostics {
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
export function diagnosticsForPrograms({ stderr }: Pick<Host, 'stderr'>): Diagnostics {
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

/** Paints words; where colours are off each gives its text back as it is. */
interface Colours {
  bold(text: string): string;
  dim(text: string): string;
  red(text: string): string;
  yellow(text: string): string;
  green(text: string): string;
}

/** Name of a colour. */
export type Colour = keyof Colours;

const codes: Record<Colour, readonly [number, number]> = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  yellow: [33, 39],
  green: [32, 39],
};

/** Every colour. */
export const colourNames = Object.keys(codes) as readonly Colour[];

const painted = coloursBy(([on, off], text) => `\u001b[${on}m${text}\u001b[${off}m`);
const plain = coloursBy((_code, text) => text);

function coloursBy(paint: (code: readonly [number, number], text: string) => string): Colours {
  const by = (colour: Colour) => (text: string) => paint(codes[colour], text);
  return { bold: by('bold'), dim: by('dim'), red: by('red'), yellow: by('yellow'), green: by('green') };
}

/**
 * Colours of a stream: `--no-color` decides first (`wanted` false), then a non-empty NO_COLOR, FORCE_COLOR, and
 * what the terminal says. No state is shown by colour alone.
 */
export function coloursFor(
  wanted: boolean | undefined,
  isTerminal: boolean,
  env: NodeJS.ProcessEnv,
): Colours {
  return isColourful(wanted, isTerminal, env) ? painted : plain;
}

function isColourful(wanted: boolean | undefined, isTerminal: boolean, env: NodeJS.ProcessEnv): boolean {
  if (wanted !== undefined) return wanted;
  if (env.NO_COLOR || isOn(env.SVCDESK_NO_COLOR)) return false;
  const force = env.FORCE_COLOR ?? env.CLICOLOR_FORCE;
  if (force !== undefined) return force !== '0' && force !== 'false';
  return isTerminal && env.TERM !== 'dumb';
}
