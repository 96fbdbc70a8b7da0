/** Object identifiers of the types whose text both drivers read in our way. */
const int8 = 20;
const date = 1082;
const timestamp = 1114;
const timestamptz = 1184;
const interval = 1186;
const numeric = 1700;

/** `2026-11-20 05:24:00.12+00`, as PostgreSQL prints in UTC, to `2026-11-20T05:24:00.120Z`. */
function instantFromText(text: string): string {
  if (text[10] !== ' ' || !text.endsWith('+00')) return new Date(text).toISOString();
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).slice(0, 3).padEnd(3, '0')}Z`;
}

const asText = (text: string): string => text;

/** Text to JavaScript by type identifier; every other type keeps the driver's default, which agree. */
export const valueParsers: Readonly<Record<number, (text: string) => unknown>> = {
  [int8]: Number,
  [numeric]: Number,
  [date]: asText,
  [timestamp]: asText,
  [interval]: asText,
  [timestamptz]: instantFromText,
};

function elementText(value: unknown): string {
  if (Array.isArray(value)) return arrayText(value);
  const text = valueText(value);
  if (text === null) return 'NULL';
  return /["\\]/.test(text) ? `"${text.replaceAll(/["\\]/g, '\\$&')}"` : `"${text}"`;
}

const arrayText = (values: readonly unknown[]): string => `{${values.map(elementText).join(',')}}`;

/**
 * A JavaScript value in PostgreSQL's text form: arrays become array literals, other objects JSON.
 * An array meant for a json column has to be made text by the caller.
 */
export function valueText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  if (Array.isArray(value)) return arrayText(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
