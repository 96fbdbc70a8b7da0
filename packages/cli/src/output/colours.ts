import { isOn } from './is-on.ts';

/** Paints words; where colours are off each gives its text back as it is. */
export interface Colours {
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
  const entries = Object.entries(codes).map(([name, code]) => [name, (text: string) => paint(code, text)]);
  return Object.fromEntries(entries) as unknown as Colours;
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
