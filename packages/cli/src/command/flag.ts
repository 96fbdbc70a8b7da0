import type { Phrases } from '../phrases/index.ts';
import type { ThingName } from './thing-name.ts';

/** What reading a value may need. */
export interface ReadContext {
  /** The flag as typed, for complaints: `--status`. */
  readonly name: string;
  readonly phrases: Phrases;
  readonly now: Date;
}

/** A flag as a value: how it is written and how what was typed becomes a value. */
export interface Flag<Value = unknown> {
  /** Placeholder of its value in help; a flag without one is a switch. */
  readonly value?: string | undefined;
  /** Whether the value may be left out; it is then given by `=`. */
  readonly optionalValue?: true | undefined;
  readonly short?: string | undefined;
  /** Whether it may be given several times. */
  readonly repeats?: true | undefined;
  /** Values that help lists and the shell completes. */
  readonly values?: readonly string[] | undefined;
  /** What it names; looked up on the server, and completed from there. */
  readonly thing?: ThingName | undefined;
  /** Flags that cannot be given beside it. */
  readonly conflicts?: readonly string[] | undefined;
  /** A flag that it means nothing without. */
  readonly needs?: string | undefined;
  /** Reads what was typed, in the order it came; empty when the flag was not given. Throws a usage error. */
  read(given: readonly string[], context: ReadContext): Value;
}

/** What a flag's reading gives. */
export type FlagValue<F> = F extends Flag<infer Value> ? Value : never;

/** Flags of a command by name, without dashes. */
export type Flags = Readonly<Record<string, Flag>>;
