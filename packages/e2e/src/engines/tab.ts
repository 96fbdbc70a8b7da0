/** Something on a page that a finger or a keyboard reaches. */
export interface Found {
  tap(): Promise<void>;
  type(words: string): Promise<void>;
  /** Gives files to a field for files. */
  choose(files: readonly string[]): Promise<void>;
}

/** A point of the page, in its own pixels. */
export type Point = readonly [x: number, y: number];

/** One tab: as little as a journey needs, so that the driver of every engine can give it. */
export interface Tab {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs the body of a function in the page and gives what that returns. */
  run(body: string): Promise<unknown>;
  /** The element that such a body returns, if any. */
  element(body: string): Promise<Found | undefined>;
  /** Draws a line without lifting the finger. */
  draw(points: readonly Point[]): Promise<void>;
  /** PNG of what is shown. */
  picture(): Promise<Buffer>;
}

/** A browser on a device of its own; its tabs share what it keeps. */
export interface EngineBrowser {
  readonly version: string;
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** Starts a browser that keeps things in a folder, or in a private window where there is none. */
export type Launch = (folder?: string) => Promise<EngineBrowser>;
