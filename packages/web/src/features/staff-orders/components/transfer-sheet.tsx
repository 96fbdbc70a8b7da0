import { transfer } from '@svcdesk/core/contract/orders';
import { useState } from 'react';
import { remarkMax } from '../../../shared/blocks/form/reason-fields.tsx';
import { runEach } from '../../../shared/blocks/list-page/run-each.ts';
import { Button } from '../../../shared/components/button.tsx';
import { FieldFrame } from '../../../shared/components/field-frame.tsx';
import { Form } from '../../../shared/components/form.tsx';
import { Sheet } from '../../../shared/components/sheet.tsx';
import { TextArea } from '../../../shared/components/text-area.tsx';
import type { OrderSummary } from '../../../shared/domain/order/order.ts';
import { orderWords } from '../../../shared/domain/order/order-words.ts';
import { handedOn, remarkWanted } from '../../../shared/domain/organisation/hand-on.ts';
import { organisationText } from '../../../shared/domain/organisation/phrases/index.ts';
import { noTarget } from '../../../shared/domain/organisation/target.ts';
import { TargetFields } from '../../../shared/domain/organisation/target-fields.tsx';
import { caller } from '../../../shared/platform/api/caller.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../../shared/platform/phrases/index.ts';
import { listText } from '../phrases/list.ts';

interface TransferSheetProps {
  orders: readonly OrderSummary[];
  /** Tells whether all of them were handed over. */
  onDone: (all: boolean) => void;
  onClosed: () => void;
}

/** Hands several orders to the same group or engineer, each for itself: one that was refused holds up no other. */
export function TransferSheet({ orders, onDone, onClosed }: TransferSheetProps) {
  const text = useText(listText).several;
  const fieldText = useText(organisationText);
  const shared = useText(sharedText);
  const locale = useLocale((state) => state.locale);
  const [target, setTarget] = useState(noTarget);
  const [remark, setRemark] = useState('');
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const isRemarkWanted = orders.some(remarkWanted);
  const missing = (value: string, label: string) =>
    checked && value.trim() === '' ? shared.field.missing(label) : undefined;

  async function submit(close: () => void): Promise<void> {
    setChecked(true);
    if (target.groupId === '' || (isRemarkWanted && remark.trim() === '')) return;
    setBusy(true);
    const all = await runEach(orders, orderWords(locale).done.transfer, ({ id, version }) =>
      caller.call(transfer, {
        orderId: id,
        version,
        ...handedOn({ target, remark }),
      }),
    );
    onDone(all);
    close();
  }

  return (
    <Sheet title={text.transfer(orders.length)} onClosed={onClosed}>
      {(close) => (
        <Form onSubmit={() => submit(close)}>
          <TargetFields
            target={target}
            onChange={setTarget}
            error={missing(target.groupId, fieldText.group)}
          />
          <FieldFrame
            label={text.remark}
            required={isRemarkWanted}
            error={isRemarkWanted ? missing(remark, text.remark) : undefined}
          >
            <TextArea value={remark} onChange={setRemark} maxLength={remarkMax} rows={2} />
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
