import { type DataOf, joins } from '@svcdesk/core/contract';
import { maxLengthOf } from '@svcdesk/core/contract/max-length';
import { phoneLink } from '../../blocks/contact/phone.ts';
import { DraftNotice } from '../../blocks/drafts/draft-notice.tsx';
import { useDraft } from '../../blocks/drafts/use-draft.ts';
import { FormAlert } from '../../blocks/form/form-note.tsx';
import { Button } from '../../components/button.tsx';
import { Facts } from '../../components/facts.tsx';
import { FieldFrame } from '../../components/field-frame.tsx';
import { Sheet } from '../../components/sheet.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { useSend } from '../../platform/api/use-send.ts';
import { listed } from '../../platform/i18n/listed.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { showToast } from '../../platform/toast-store.ts';
import { joinsText } from './phrases.ts';
import { type CellScope, ScopeField } from './scope-field.tsx';

interface Decision {
  cellScope: CellScope;
  remark: string;
}

interface DecideSheetProps {
  request: DataOf<typeof joins.page>['list'][number];
  onClosed: () => void;
}

/** Who somebody is, as far as is known, and whether they are let in to see what. */
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
              { label: text.known, value: knownAs.length > 0 ? listed(knownAs) : text.knownNone },
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
