import { type DataOf, invites } from '@svcdesk/core/contract';
import { useState } from 'react';
import { DraftNotice } from '../../blocks/drafts/draft-notice.tsx';
import { useDraft } from '../../blocks/drafts/use-draft.ts';
import { FormAlert } from '../../blocks/form/form-note.tsx';
import type { Found } from '../../blocks/pick/found.ts';
import { Button } from '../../components/button.tsx';
import { FieldFrame } from '../../components/field-frame.tsx';
import { Form } from '../../components/form.tsx';
import { NumberField } from '../../components/number-field.tsx';
import { RadioChips } from '../../components/radio-chips.tsx';
import { MultiSelect } from '../../components/select.tsx';
import { useAccount } from '../../platform/api/account.ts';
import { useSend } from '../../platform/api/use-send.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { SitePicker } from '../site/site-picker.tsx';
import { joinsText } from './phrases.ts';
import { type CellScope, ScopeField } from './scope-field.tsx';

interface Invitation {
  cellScope: CellScope;
  days: string;
  uses: number;
  /** Of one's own sites. */
  chosen?: readonly string[];
  /** Any site, for whoever has none of their own. */
  site?: Found | undefined;
}

/** Where an invitation leads, for how long and for how many. */
export function InviteForm({ onMade }: { onMade: (made: DataOf<typeof invites.create>) => void }) {
  const text = useText(joinsText);
  const { data: me } = useAccount();
  const own = me?.cells;
  const draft = useDraft<Invitation>('invite', undefined, { cellScope: 'cells', days: '7', uses: 1 });
  const { chosen, site, cellScope, days, uses } = draft.value;
  const [checked, setChecked] = useState(false);
  const { send, busy, failure } = useSend(invites.create);
  // Somebody with one site means that one.
  const cellIds = own ? (chosen ?? (own.length === 1 ? own.map(({ id }) => id) : [])) : site ? [site.id] : [];
  const missing = checked && cellIds.length === 0 ? text.chooseSites : undefined;
  const submit = async () => {
    setChecked(true);
    if (cellIds.length === 0) return;
    const made = await send(() => ({ cellIds: [...cellIds], cellScope, days: Number(days), uses }));
    if (made === undefined) return;
    await draft.sent();
    onMade(made);
  };
  return (
    <Form onSubmit={submit}>
      <DraftNotice draft={draft} />
      {own ? (
        <FieldFrame label={text.sites} error={missing}>
          <MultiSelect
            title={text.sites}
            options={own.map(({ id, name }) => ({ value: id, label: name }))}
            values={cellIds}
            onChange={(ids) => draft.change({ chosen: ids })}
          />
        </FieldFrame>
      ) : (
        <SitePicker
          label={text.sites}
          chosen={site}
          onChoose={(found) => draft.change({ site: found })}
          error={missing}
        />
      )}
      <ScopeField value={cellScope} onChange={(seen) => draft.change({ cellScope: seen })} />
      <FieldFrame label={text.days} group>
        <RadioChips
          options={Object.entries(text.dayChoices).map(([value, label]) => ({ value, label }))}
          value={days}
          onChange={(wanted) => draft.change({ days: wanted })}
        />
      </FieldFrame>
      <FieldFrame label={text.uses}>
        <NumberField
          value={uses}
          onChange={(count) => draft.change({ uses: count })}
          min={1}
          max={invites.maxInviteUses}
        />
      </FieldFrame>
      <div className="sd-form-end">
        <FormAlert words={failure?.words} />
        <Button kind="main" type="submit" block busy={busy}>
          {text.make}
        </Button>
      </div>
    </Form>
  );
}
