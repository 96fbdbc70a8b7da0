import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../shared/components/button.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../../shared/platform/phrases/index.ts';
import '../../../shared/components/field-frame.css';
import { listText } from '../phrases/list.ts';
import './search-field.css';

interface SearchFieldProps {
  words: string;
  onSearch: (words: string) => void;
}

/** Where one types, ready for it when nothing was searched for yet. */
export function SearchField({ words, onSearch }: SearchFieldProps) {
  const text = useText(listText);
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
          aria-label={text.search}
          placeholder={text.keywordHint}
          maxLength={100}
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
