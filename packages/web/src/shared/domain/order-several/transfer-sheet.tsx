import { maxLengthOf } from '@svcdesk/core/contract/max-length';
import { transfer } from '@svcdesk/core/contract/orders';
import { isVisible } from '@svcdesk/core/format';
import { useState } from 'react';
import { DraftNotice } from '../../blocks/drafts/draft-notice.tsx';
import { useDraft } from '../../blocks/drafts/use-draft.ts';
import { runEach } from '../../blocks/list-page/run-each.ts';
import { Button } from '../../components/button.tsx';
import { FieldFrame } from '../../components/field-frame.tsx';
import { Form } from '../../components/form.tsx';
import { Sheet } from '../../components/sheet.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { caller } from '../../platform/api/caller.ts';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import type { OrderSummary } from '../order/order.ts';
import { orderWords } from '../order/order-words.ts';
import { organisationText } from '../organisation/phrases.ts';
import { handedOn, noTarget, remarkWanted, type Target } from '../organisation/target.ts';
import { TargetFields } from '../organisation/target-fields.tsx';
import { severalText } from './phrases.ts';

interface Handing {
  target: Target;
  remark: string;
}

interface TransferSheetProps {
  orders: readonly OrderSummary[];
  /** Called with whether all of them were handed over. */
  onDone: (all: boolean) => void;
  onClosed: () => void;
}

/** The group that has them all, as for one order; none where they are of several. */
function groupOf([first, ...others]: readonly OrderSummary[]): string {
  const group = first?.handlerGroupId ?? '';
  return others.every(({ handlerGroupId }) => handlerGroupId === group) ? group : '';
}

/** Hands several orders to the same group or engineer, each for itself: one that was refused holds up no other. */
export function TransferSheet({ orders, onDone, onClosed }: TransferSheetProps) {
  const text = useText(severalText);
  const fieldText = useText(organisationText);
  const shared = useText(sharedText);
  const locale = useLocale((state) => state.locale);
  // Of no certain orders: a reload forgets which were chosen, and what was written is for those chosen again.
  const draft = useDraft<Handing>('transferSeveral', undefined, {
    target: { ...noTarget, groupId: groupOf(orders) },
    remark: '',
  });
  const { target, remark } = draft.value;
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const isRemarkWanted = orders.some(remarkWanted);
  const missing = (value: string, label: string) =>
    checked && !isVisible(value) ? shared.field.missing(label) : undefined;

  async function submit(close: () => void): Promise<void> {
    setChecked(true);
    if (target.groupId === '' || (isRemarkWanted && !isVisible(remark))) return;
    setBusy(true);
    const all = await runEach(orders, orderWords(locale).done.transfer, ({ id, version }) =>
      caller.call(transfer, {
        orderId: id,
        version,
        ...handedOn({ target, remark }),
      }),
    );
    // Those that were refused are handed on with the same words, once they can be.
    if (all) await draft.sent();
    onDone(all);
    close();
  }

  return (
    <Sheet title={text.transfer(orders.length)} onClosed={onClosed}>
      {(close) => (
        <Form onSubmit={() => submit(close)}>
          <DraftNotice draft={draft} />
          <TargetFields
            target={target}
            onChange={(chosen) => draft.change({ target: chosen })}
            error={missing(target.groupId, fieldText.group)}
          />
          <FieldFrame
            label={text.remark}
            required={isRemarkWanted}
            error={isRemarkWanted ? missing(remark, text.remark) : undefined}
          >
            <TextArea
              value={remark}
              onChange={(typed) => draft.change({ remark: typed })}
              maxLength={maxLengthOf(transfer, 'remark')}
              rows={2}
            />
          </FieldFrame>
          <div className="sd-form-end">
            <Button kind="main" type="submit" block busy={busy}>
              {text.transfer(orders.length)}
            </Button>
          </div>
        </Form>
      )}
    </Sheet>
  );
}
