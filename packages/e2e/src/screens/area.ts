import type { Client } from '@svcdesk/core';

/** One screen as its viewer comes to it. */
export interface ScreenCase {
  readonly path: string;
  /** The viewer; by default a customer, an engineer, a lead or no account, by the side that the screen is on. */
  readonly as?: string;
  /** The sample that it is about. */
  readonly about?: string;
  /** What else stands in the address. */
  readonly query?: Readonly<Record<string, string>>;
}

/** Gives the client of an account. */
export type Ask = (account: string) => Promise<Client>;

/** Finds in the demo data (or makes) what a screen is shown with: an object with the words of its address. */
export type Finder = (ask: Ask) => Promise<object | undefined>;

/** What a feature brings to the test of every screen. */
export interface Area {
  /** By the name that a screen's `sample` gives. */
  readonly samples?: Readonly<Record<string, Finder>>;
  /** Who looks at a screen, by its path, where its side does not tell. */
  readonly viewerByPath?: Readonly<Record<string, string>>;
  /** Besides the one of each screen, with its own `sample`, which need not be named. */
  readonly cases?: readonly ScreenCase[];
}
