import { normalizeLine } from '@svcdesk/core/format';
import { SearchField, useRecentWords, WordChips } from '../search/search-field.tsx';
import type { ListState } from './list-values.ts';

/** What a list is searched for in its own place, beside what else narrows it. */
export interface SearchedList {
  /** What is searched. */
  label: string;
  /** What may be typed. */
  hint?: string;
  /** Names it among the words that this account searched for. */
  kind: string;
}

interface ListSearchProps extends SearchedList {
  state: ListState;
}

/** The words stand in the address under `q`; those of before are one tap away until there are some. */
export function ListSearch({ state, label, hint, kind }: ListSearchProps) {
  const recent = useRecentWords(kind);
  const words = state.values.q ?? '';
  const before = recent.read();
  const search = (typed: string) => {
    const wanted = normalizeLine(typed);
    if (wanted !== '') recent.add(wanted);
    state.set({ q: wanted });
  };
  return (
    <>
      <SearchField key={words} label={label} placeholder={hint ?? label} words={words} onSearch={search} />
      {words === '' && before.length > 0 && <WordChips words={before} onChoose={search} />}
    </>
  );
}
