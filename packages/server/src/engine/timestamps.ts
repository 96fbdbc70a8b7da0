/** Milliseconds, as the rules reckon, of an instant as the database and the wire write it. */
export function msOf(instant: string): number;
export function msOf(instant: string | null | undefined): number | undefined;
export function msOf(instant: string | null | undefined): number | undefined {
  return instant === null || instant === undefined ? undefined : Date.parse(instant);
}

/** An instant as the database and the wire write it. */
export function isoOf(ms: number): string;
export function isoOf(ms: number | undefined): string | null;
export function isoOf(ms: number | undefined): string | null {
  return ms === undefined ? null : new Date(ms).toISOString();
}
