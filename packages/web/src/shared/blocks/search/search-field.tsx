import { maxKeywordLength } from '@svcdesk/core/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import '../../components/forms.css';
import './search.css';

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
