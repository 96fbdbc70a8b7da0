/** Shows one state after the other. */
export interface WatchPrinter {
  /** Runs the command anew and shows what it gives. */
  show(): Promise<void>;
  /** Says that what is shown may be old, and why. */
  stale(error: unknown): void;
  end(): void;
}
