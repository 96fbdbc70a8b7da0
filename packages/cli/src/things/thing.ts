import type { Caller } from '@svcdesk/core';

/** Something that a name may stand for. */
export interface Candidate {
  readonly id: string;
  /** What people choose it by. */
  readonly label: string;
  /** What may be typed for it, whatever its case. */
  readonly names: readonly string[];
  /** Whether there are others below it, of which one is to be chosen. */
  readonly isBranch?: boolean;
}

/** Whom one asks, and as whom. */
export interface Asked {
  readonly caller: Caller;
  /** Id of the account. */
  me(): Promise<string>;
  isClient(): Promise<boolean>;
}

/** What looking something up may need. */
export interface Asking {
  readonly connection: Asked;
  /** What is known of the request by now: catalogues and reporters are those of its site. */
  readonly request: Readonly<Record<string, unknown>>;
}

/** Finds what such words may stand for; all there is, or the first of it, where there are none. */
export type Search = (words: string, asking: Asking) => Promise<readonly Candidate[]>;

/** A kind of thing that lines name. */
export interface Thing {
  /** Placeholder in help. */
  readonly placeholder: string;
  /** How names are looked up, loaded when one is; a thing without it is named by its id only. */
  search?(): Promise<Search>;
}
