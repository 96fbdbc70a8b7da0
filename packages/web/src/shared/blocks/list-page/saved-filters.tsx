import { filters as savedCall, saveFilter } from '@svcdesk/core/contract/account';
import { maxLengthOf } from '@svcdesk/core/contract/max-length';
import { isVisible } from '@svcdesk/core/format';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { FieldFrame } from '../../components/field-frame.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { useCall } from '../../platform/api/use-call.ts';
import { useSend } from '../../platform/api/use-send.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import { showToast } from '../../platform/toast-store.ts';
import '../../components/chips.css';
import { changed, type ListValues } from './list-values.ts';
import { listPageText } from './phrases.ts';
import './list-page.css';

interface SavedFiltersProps {
  kind: string;
  /** As set now, to be kept under a name. */
  values: ListValues;
  onUse: (values: ListValues) => void;
}

/** Filters that this account keeps of a list, at the server, so that they are there on every device. */
export function SavedFilters({ kind, values, onUse }: SavedFiltersProps) {
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
