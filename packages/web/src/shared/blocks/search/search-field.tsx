import { maxKeywordLength } from '@svcdesk/core/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useSession } from '../../platform/api/session.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import { readStored, storageKeys, writeStored } from '../../platform/storage/web-storage.ts';
import '../../components/forms.css';
import './search.css';
import '../../components/chips.css';

interface SearchFieldProps {
  /** What is searched, for screen readers. */
  label: string;
  /** What may be typed. */
  placeholder?: string;
  words: string;
  onSearch: (words: string) => void;
}

/** Where one types, ready for it when nothing was searched for yet. */
export function SearchField({ label, placeholder, words, onSearch }: SearchFieldProps) {
  const shared = useText(sharedText);
  const [typed, setTyped] = useState(words);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (words === '') input.current?.focus();
  }, [words]);
  return (
    <search>
      <form
        className="sd-row"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(typed);
        }}
      >
        <input
          ref={input}
          type="search"
          enterKeyHint="search"
          className="sd-control sd-search-field"
          aria-label={label}
          placeholder={placeholder}
          maxLength={maxKeywordLength}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            // The cross inside the field empties it: then the recent words come back.
            if (event.target.value === '' && words !== '') onSearch('');
          }}
        />
        <Button kind="main" type="submit" small>
          {shared.action.search}
        </Button>
      </form>
    </search>
  );
}

interface WordChipsProps {
  words: readonly string[];
  onChoose: (words: string) => void;
}

/** Words of before; a tap searches for them again. */
export function WordChips({ words, onChoose }: WordChipsProps) {
  return (
    <ul className="sd-recent">
      {words.map((each) => (
        <li key={each}>
          <button type="button" className="sd-chip" onClick={() => onChoose(each)}>
            {each}
          </button>
        </li>
      ))}
    </ul>
  );
}

const maxWords = 8;

/** Words searched for lately, newest first, kept on this phone under a key. */
export function recentWords(key: string) {
  const read = (): string[] => {
    try {
      const kept: unknown = JSON.parse(readStored(key) ?? '[]');
      return Array.isArray(kept) ? kept.filter((each): each is string => typeof each === 'string') : [];
    } catch {
      return [];
    }
  };
  return {
    read,
    add(words: string): void {
      const next = [words, ...read().filter((each) => each !== words)].slice(0, maxWords);
      writeStored(key, JSON.stringify(next));
    },
    clear: () => writeStored(key, null),
  };
}

/** Words that this account searched for; `kind` names what is searched. */
export function useRecentWords(kind: string): ReturnType<typeof recentWords> {
  const accountId = useSession((state) => state.signedIn?.id) ?? '';
  return recentWords(`${storageKeys.searches}.${accountId}.${kind}`);
}
