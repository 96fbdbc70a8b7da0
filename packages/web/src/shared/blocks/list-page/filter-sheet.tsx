import { filters as savedCall, saveFilter } from '@svcdesk/core/contract/account';
import { maxKeywordLength } from '@svcdesk/core/contract/limits';
import { maxLengthOf } from '@svcdesk/core/contract/max-length';
import { isVisible } from '@svcdesk/core/format';
import { useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { CheckChips } from '../../components/check-chips.tsx';
import { RadioChips } from '../../components/choice.tsx';
import { DateInput } from '../../components/date-input.tsx';
import { FieldFrame } from '../../components/field-frame.tsx';
import { Form } from '../../components/form.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { BottomBar } from '../../components/page.tsx';
import { Sheet } from '../../components/sheet.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { useCall } from '../../platform/api/use-call.ts';
import { useSend } from '../../platform/api/use-send.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import { showToast } from '../../platform/toast-store.ts';
import { filterValues, type ListFilter, noValues } from './list-filter.ts';
import { changed, daysOf, type ListValues, valueOfDays, wordsOf } from './list-values.ts';
import { listPageText } from './phrases.ts';
import './list-page.css';
import '../../components/chips.css';

interface FilterSheetProps {
  filters: readonly ListFilter[];
  values: ListValues;
  /** Names the list among the filters that this account keeps; without it none are kept. */
  savedAs?: string;
  onApply: (values: ListValues) => void;
  onClosed: () => void;
}

/** Everything that narrows a list, applied at once; the address changes when the sheet is gone from history. */
export function FilterSheet({ filters, values, savedAs, onApply, onClosed }: FilterSheetProps) {
  const text = useText(listPageText);
  const [asked, setAsked] = useState(() => filterValues(filters, values));
  const applied = useRef<ListValues>(undefined);
  const closed = () => {
    onClosed();
    if (applied.current) onApply(applied.current);
  };
  const apply = (wanted: ListValues, close: () => void) => {
    applied.current = wanted;
    close();
  };
  return (
    <Sheet title={text.filter} onClosed={closed}>
      {(close) => (
        <>
          {savedAs !== undefined && (
            <SavedFilters
              kind={savedAs}
              values={asked}
              onUse={(saved) => apply({ ...noValues(filters), ...filterValues(filters, saved) }, close)}
            />
          )}
          <Form onSubmit={() => apply(asked, close)}>
            {filters.map((filter) => (
              <FilterField
                key={filter.key}
                filter={filter}
                value={asked[filter.key] ?? ''}
                onChange={(value) => setAsked({ ...asked, [filter.key]: value })}
              />
            ))}
            <BottomBar>
              <Button onClick={() => setAsked({ ...asked, ...noValues(filters) })}>{text.clear}</Button>
              <Button kind="main" type="submit">
                {text.show}
              </Button>
            </BottomBar>
          </Form>
        </>
      )}
    </Sheet>
  );
}

interface FilterFieldProps {
  filter: ListFilter;
  value: string;
  onChange: (value: string) => void;
}

/** The field by which one filter is set. */
function FilterField({ filter, value, onChange }: FilterFieldProps) {
  const { label } = filter;
  switch (filter.kind) {
    case 'several':
      return (
        <FieldFrame label={label} group>
          <CheckChips
            options={filter.options}
            values={wordsOf(value)}
            onChange={(values) => onChange(values.join(','))}
          />
        </FieldFrame>
      );
    case 'one':
      return (
        <FieldFrame label={label} group>
          <RadioChips
            options={filter.options}
            value={value || filter.usual}
            onChange={(chosen) => onChange(chosen === filter.usual ? '' : chosen)}
          />
        </FieldFrame>
      );
    case 'words':
      return (
        <FieldFrame label={label}>
          <TextInput
            type="search"
            enterKeyHint="search"
            value={value}
            onChange={onChange}
            placeholder={filter.hint}
            maxLength={maxKeywordLength}
          />
        </FieldFrame>
      );
    case 'days':
      return <DaysField label={label} value={value} onChange={onChange} />;
    case 'own':
      return filter.field(value, onChange);
  }
}

function DaysField({ label, value, onChange }: Omit<FilterFieldProps, 'filter'> & { label: string }) {
  const text = useText(listPageText);
  const days = daysOf(value);
  return (
    <>
      <FieldFrame label={`${label} · ${text.from}`}>
        <DateInput
          kind="date"
          value={days.from ?? ''}
          max={days.to}
          onChange={(from) => onChange(valueOfDays({ ...days, from }))}
        />
      </FieldFrame>
      <FieldFrame label={`${label} · ${text.to}`}>
        <DateInput
          kind="date"
          value={days.to ?? ''}
          min={days.from}
          onChange={(to) => onChange(valueOfDays({ ...days, to }))}
        />
      </FieldFrame>
    </>
  );
}

interface SavedFiltersProps {
  kind: string;
  /** As set now, to be kept under a name. */
  values: ListValues;
  onUse: (values: ListValues) => void;
}

/** Filters that this account keeps of a list, at the server, so that they are there on every device. */
function SavedFilters({ kind, values, onUse }: SavedFiltersProps) {
  const text = useText(listPageText).saved;
  const kept = useCall(savedCall, { kind });
  const removing = useSend(saveFilter, { toastFailure: true });
  const [naming, setNaming] = useState(false);
  const set = changed({}, values);
  const remove = async (id: string, name: string) => {
    if (await removing.send(() => ({ id, delete: true as const }))) showToast(text.removed(name));
  };
  return (
    <section className="sd-saved" aria-label={text.title}>
      {(kept.data?.length ?? 0) > 0 && (
        <ul className="sd-saved-list">
          {kept.data?.map(({ id, name, filter }) => (
            <li key={id}>
              <button type="button" className="sd-chip" onClick={() => onUse(wordsIn(filter))}>
                {name}
              </button>
              <IconButton icon="trash" label={text.remove(name)} onClick={() => void remove(id, name)} />
            </li>
          ))}
        </ul>
      )}
      {naming ? (
        <NewSaved kind={kind} values={set} onDone={() => setNaming(false)} />
      ) : (
        <Button
          small
          kind="link"
          onClick={() => (Object.keys(set).length === 0 ? showToast(text.nothing) : setNaming(true))}
        >
          {text.keep}
        </Button>
      )}
    </section>
  );
}

interface NewSavedProps {
  kind: string;
  values: ListValues;
  onDone: () => void;
}

function NewSaved({ kind, values, onDone }: NewSavedProps) {
  const text = useText(listPageText).saved;
  const shared = useText(sharedText);
  const [name, setName] = useState('');
  const [checked, setChecked] = useState(false);
  const saving = useSend(saveFilter, { toastFailure: true });
  const keep = async () => {
    setChecked(true);
    if (!isVisible(name)) return;
    if ((await saving.send(() => ({ kind, name: name.trim(), filter: values }))) === undefined) return;
    showToast(text.kept);
    onDone();
  };
  return (
    <>
      <FieldFrame
        label={text.name}
        required
        error={checked && !isVisible(name) ? shared.field.missing(text.name) : undefined}
      >
        <TextInput
          autoComplete="off"
          value={name}
          onChange={setName}
          maxLength={maxLengthOf(saveFilter, 'name')}
        />
      </FieldFrame>
      <div className="sd-row">
        <Button small onClick={onDone}>
          {shared.action.cancel}
        </Button>
        <Button small kind="tonal" busy={saving.busy} onClick={keep}>
          {shared.action.save}
        </Button>
      </div>
    </>
  );
}

/** What of a kept filter is words; another version may have kept something else. */
function wordsIn(filter: Readonly<Record<string, unknown>>): ListValues {
  const words = Object.entries(filter).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  );
  return Object.fromEntries(words);
}
