import { useSearchParams } from 'react-router-dom';

/** What narrows a list, by the words of the address that keep it; a value is one word, or several with commas. */
export type ListValues = Readonly<Record<string, string>>;

/** Several words of a value. */
export function wordsOf(value: string | undefined): string[] {
  return (value ?? '').split(',').filter(Boolean);
}

/** Those of the known ones that a value names; what this version does not know is passed over. */
export function knownOf<Known extends string | number>(
  value: string | undefined,
  known: readonly Known[],
): Known[] {
  const named = wordsOf(value);
  return known.filter((each) => named.includes(String(each)));
}

/** First and last day of a value such as `2026-11-01..2026-11-20`; either may be missing. */
export function daysOf(value: string | undefined): { from?: string; to?: string } {
  const [from = '', to = ''] = (value ?? '').split('..');
  return { from: from || undefined, to: to || undefined };
}

/** The value of a first and last day. */
export function valueOfDays({ from = '', to = '' }: { from?: string; to?: string }): string {
  return from === '' && to === '' ? '' : `${from}..${to}`;
}

/** Values with some changed: an empty one is gone from the address. */
export function changed(values: ListValues, patch: Readonly<Record<string, string | undefined>>): ListValues {
  const next = { ...values, ...patch };
  const kept = Object.entries(next).filter((pair): pair is [string, string] => Boolean(pair[1]?.trim()));
  return Object.fromEntries(kept);
}

/** What a list shows, as the address says, so that back, reload and a shared link keep it. */
export interface ListState {
  values: ListValues;
  /** A change takes the entry's place, so that back leaves the list. */
  set: (patch: Readonly<Record<string, string | undefined>>) => void;
}

/** Keeps tabs, filters and sort of a list in the address. */
export function useListState(): ListState {
  const [query, setQuery] = useSearchParams();
  const values = Object.fromEntries(query);
  return {
    values,
    set: (patch) => setQuery(changed(values, patch), { replace: true }),
  };
}
