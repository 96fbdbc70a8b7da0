import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { LoadFailure } from '../../blocks/list/load-state.tsx';
import { Button } from '../../components/button.tsx';
import { FieldFrame } from '../../components/field-frame.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/index.ts';
import type { Found } from './found.ts';
import { actText } from './phrases/act.ts';
import './search-picker.css';

interface SearchPickerProps {
  label: string;
  searchHint: string;
  queryKey: readonly unknown[];
  load: (keyword: string, signal: AbortSignal) => Promise<readonly Found[]>;
  chosen: Found | undefined;
  onChoose: (found: Found | undefined) => void;
  error?: string;
}

/** One of more than fit a list: typed words find it, a tap takes it. */
export function SearchPicker(props: SearchPickerProps) {
  const { label, chosen, onChoose } = props;
  const text = useText(actText).picker;
  if (!chosen) return <Search {...props} />;
  return (
    <FieldFrame label={label} required group>
      <div className="sd-row">
        <span className="sd-grow">
          {chosen.words}
          <span className="sd-meta sd-num sd-picker-note">{chosen.note}</span>
        </span>
        <Button small kind="link" onClick={() => onChoose(undefined)}>
          {text.change}
        </Button>
      </div>
    </FieldFrame>
  );
}

function Search({ label, searchHint, queryKey, load, onChoose, error }: SearchPickerProps) {
  const shared = useText(sharedText);
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(typed.trim());
  const found = useQuery({
    queryKey: [...queryKey, keyword],
    queryFn: ({ signal }) => load(keyword, signal),
    placeholderData: (before) => before,
  });
  return (
    <>
      <FieldFrame label={label} required error={error}>
        <TextInput
          type="search"
          autoComplete="off"
          value={typed}
          onChange={setTyped}
          placeholder={searchHint}
          maxLength={100}
        />
      </FieldFrame>
      {found.isError && found.data === undefined ? (
        <LoadFailure error={found.error} onRetry={found.refetch} />
      ) : (
        <ul className="sd-picker" aria-label={label} aria-busy={found.isFetching}>
          {found.data?.map((each) => (
            <li key={each.id}>
              <button type="button" onClick={() => onChoose(each)}>
                <span>{each.words}</span>
                <span className="sd-meta sd-num">{each.note}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {found.data?.length === 0 && !found.isFetching && <p className="sd-meta">{shared.field.noMatch}</p>}
    </>
  );
}
