/** How a check ended. */
export type Verdict = 'ok' | 'warning' | 'failed';

/** What a check found, and what to do where it is not as it should be. */
export interface Finding {
  /** Stable name of the check. */
  readonly check: string;
  readonly verdict: Verdict;
  readonly found: string;
  readonly advice?: string | undefined;
}
