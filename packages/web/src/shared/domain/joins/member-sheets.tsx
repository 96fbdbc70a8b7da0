import { type DataOf, invites, joins } from '@svcdesk/core/contract';
import { maxLengthOf } from '@svcdesk/core/contract/max-length';
import { cellScopes } from '@svcdesk/core/roles';
import encodeQR from 'qr';
import { useState } from 'react';
import { phoneLink } from '../../blocks/contact/phone.ts';
import { DraftNotice } from '../../blocks/drafts/draft-notice.tsx';
import { useDraft } from '../../blocks/drafts/use-draft.ts';
import { FormAlert } from '../../blocks/form/form-note.tsx';
import type { Found } from '../../blocks/pick/use-found.ts';
import { Button } from '../../components/button.tsx';
import { RadioChips } from '../../components/choice.tsx';
import { Facts } from '../../components/facts.tsx';
import { FieldFrame } from '../../components/field-frame.tsx';
import { Form } from '../../components/form.tsx';
import { NumberField } from '../../components/number-field.tsx';
import { MultiSelect } from '../../components/select.tsx';
import { Sheet } from '../../components/sheet.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { WholeTimes } from '../../components/whole-times.tsx';
import { useAccount } from '../../platform/api/account.ts';
import { useSend } from '../../platform/api/use-send.ts';
import { joinNames } from '../../platform/i18n/join-names.ts';
import { momentFact } from '../../platform/i18n/time-words.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { showToast } from '../../platform/toast-store.ts';
import { SitePicker } from '../site/site-picker.tsx';
import { joinsText } from './phrases.ts';
import './joins.css';

type CellScope = (typeof cellScopes)[number];

/** What a member will see. */
function ScopeField({ value, onChange }: { value: CellScope; onChange: (scope: CellScope) => void }) {
  const text = useText(joinsText);
  return (
    <FieldFrame label={text.scope} group>
      <RadioChips
        options={cellScopes.map((scope) => ({ value: scope, label: text.scopeWords[scope] }))}
        value={value}
        onChange={onChange}
      />
    </FieldFrame>
  );
}

interface Decision {
  cellScope: CellScope;
  remark: string;
}

interface DecideSheetProps {
  request: DataOf<typeof joins.page>['list'][number];
  onClosed: () => void;
}

/** Who the applicant is, as far as is known, and whether they are let in to see what. */
export function DecideSheet({ request, onClosed }: DecideSheetProps) {
  const text = useText(joinsText);
  const { send, busy, failure } = useSend(joins.decide);
  const { id, applicantName, applicantPhone, cellName, cellCode, customerName, knownAs = [] } = request;
  const draft = useDraft<Decision>('joinDecision', id, { cellScope: 'cells', remark: '' });
  const { cellScope, remark } = draft.value;
  const decide = async (approve: boolean, close: () => void) => {
    const reply = remark.trim();
    const done = await send(() => ({
      id,
      approve,
      ...(approve && { cellScope }),
      ...(reply !== '' && { remark: reply }),
    }));
    if (done === undefined) return;
    await draft.sent();
    showToast(approve ? text.approved : text.rejected);
    close();
  };
  return (
    <Sheet title={text.decideOne(applicantName)} onClosed={onClosed}>
      {(close) => (
        <>
          <Facts
            facts={[
              { label: text.person, value: applicantName },
              {
                label: text.phone,
                value: applicantPhone && <a href={phoneLink('tel', applicantPhone)}>{applicantPhone}</a>,
              },
              { label: text.site, value: cellName ?? cellCode },
              { label: text.customer, value: customerName },
              { label: text.known, value: knownAs.length > 0 ? joinNames(knownAs) : text.knownNone },
              { label: text.said, value: request.remark },
            ]}
          />
          <DraftNotice draft={draft} />
          <ScopeField value={cellScope} onChange={(chosen) => draft.change({ cellScope: chosen })} />
          <FieldFrame label={text.remark}>
            <TextArea
              value={remark}
              onChange={(typed) => draft.change({ remark: typed })}
              maxLength={maxLengthOf(joins.decide, 'remark')}
              rows={2}
            />
          </FieldFrame>
          <FormAlert words={failure?.words} />
          <div className="sd-row">
            <Button kind="danger" busy={busy} onClick={() => decide(false, close)}>
              {text.reject}
            </Button>
            <div className="sd-grow">
              <Button kind="main" block busy={busy} onClick={() => decide(true, close)}>
                {text.approve}
              </Button>
            </div>
          </div>
        </>
      )}
    </Sheet>
  );
}

/** An invitation as it is made, and then as it is handed on: its code is shown this once. */
export function InviteSheet({ onClosed }: { onClosed: () => void }) {
  const text = useText(joinsText);
  const [made, setMade] = useState<DataOf<typeof invites.create>>();
  return (
    <Sheet title={made ? text.ready : text.invite} onClosed={onClosed}>
      {made ? <InviteReady link={made.link} expiresAt={made.expiresAt} /> : <InviteForm onMade={setMade} />}
    </Sheet>
  );
}

interface Invitation {
  cellScope: CellScope;
  days: string;
  uses: number;
  /** Of one's own sites. */
  chosen?: readonly string[];
  /** Any site, for a manager who has none of their own. */
  site?: Found | undefined;
}

/** Where an invitation leads, for how long and for how many. */
function InviteForm({ onMade }: { onMade: (made: DataOf<typeof invites.create>) => void }) {
  const text = useText(joinsText);
  const { data: me } = useAccount();
  const own = me?.cells;
  const draft = useDraft<Invitation>('invite', undefined, { cellScope: 'cells', days: '7', uses: 1 });
  const { chosen, site, cellScope, days, uses } = draft.value;
  const [checked, setChecked] = useState(false);
  const { send, busy, failure } = useSend(invites.create);
  // A manager with one site means that one.
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

/** An invitation to hand on: QR code, link, and the phone's own way to send it. */
function InviteReady({ link, expiresAt }: { link: string; expiresAt: string }) {
  const text = useText(joinsText);
  const picture = `data:image/svg+xml,${encodeURIComponent(encodeQR(link, 'svg'))}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      showToast(text.copied);
    } catch {
      // Without HTTPS a page may not.
      showToast(text.copyFailed, 'error');
    }
  };
  const canShare = typeof navigator.share === 'function';
  // Who changed their mind needs no message.
  const share = () => navigator.share({ title: text.shareTitle, url: link }).catch(() => undefined);
  return (
    <div className="sd-invite-ready">
      <img src={picture} alt={text.qr} />
      <p className="sd-invite-link">{link}</p>
      <p className="sd-meta">
        <WholeTimes>{text.until(momentFact(expiresAt))}</WholeTimes>
      </p>
      <p className="sd-meta">{text.readyHint}</p>
      <Button kind="main" block onClick={copy}>
        {text.copy}
      </Button>
      {canShare && (
        <Button block onClick={share}>
          {text.share}
        </Button>
      )}
    </div>
  );
}
