import { randomId } from '@svcdesk/core';
import { ccMark } from '@svcdesk/core/contract/backlog';
import { maxLengthOf } from '@svcdesk/core/contract/max-length';
import { accept, transfer } from '@svcdesk/core/contract/orders';
import { isVisible } from '@svcdesk/core/format';
import { useState } from 'react';
import { DraftNotice } from '../../blocks/drafts/draft-notice.tsx';
import { useDraft } from '../../blocks/drafts/use-draft.ts';
import { listPageText } from '../../blocks/list-page/phrases.ts';
import { aboutOf } from '../../blocks/record/record.ts';
import { Button } from '../../components/button.tsx';
import { FieldFrame } from '../../components/field-frame.tsx';
import { Form } from '../../components/form.tsx';
import { Sheet } from '../../components/sheet.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { caller } from '../../platform/api/caller.ts';
import { failureOf } from '../../platform/api/failures.ts';
import { serverInstant } from '../../platform/clock.ts';
import { currentLocale, useLocale } from '../../platform/i18n/locale.ts';
import { textNow, useText } from '../../platform/i18n/use-text.ts';
import { send } from '../../platform/outbox/send.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import { showToast } from '../../platform/toast-store.ts';
import type { OrderSummary } from '../order/order.ts';
import { orderWords } from '../order/order-words.ts';
import { staffOrder } from '../order/staff-order-kind.tsx';
import { acceptRequest } from '../order-work/accept.ts';
import { organisationText } from '../organisation/phrases.ts';
import { handedOn, noTarget, remarkWanted, type Target } from '../organisation/target.ts';
import { TargetFields } from '../organisation/target-fields.tsx';
import { PeopleSheet } from '../people/people-sheet.tsx';
import { bulkText } from './phrases.ts';

/** What became of one of them: it may wait on this device until there is a network. */
type Ran = 'done' | 'waits';

/**
 * Does something to each of several things, one after another, and says how many it was done to; of those that the
 * server refused, how many and why the first was. Gives whether none was.
 */
async function runEach<Item>(
  items: readonly Item[],
  doneWords: string,
  run: (item: Item) => Promise<Ran | object>,
): Promise<boolean> {
  const refusals: string[] = [];
  let waitCount = 0;
  for (const item of items) {
    try {
      if ((await run(item)) === 'waits') waitCount += 1;
    } catch (error) {
      refusals.push(failureOf(error).words);
    }
  }
  const text = textNow(listPageText);
  const doneCount = items.length - refusals.length - waitCount;
  const [first] = refusals;
  const parts = [
    doneCount > 0 && text.done(doneWords, doneCount),
    waitCount > 0 && text.waits(waitCount),
    first !== undefined && text.refused(refusals.length, first),
  ].filter(Boolean);
  showToast(parts.join(' · '), first === undefined ? 'done' : 'error');
  return first === undefined;
}

/** Accepts several orders, and says what became of them; gives whether none was refused. */
export function acceptEach(orders: readonly OrderSummary[]): Promise<boolean> {
  return runEach(orders, orderWords(currentLocale()).done.accept, acceptOne);
}

/** As one that is accepted by itself: without a network it waits, on its card. */
async function acceptOne(order: OrderSummary): Promise<Ran> {
  const { id, version } = order;
  const at = serverInstant();
  const request = acceptRequest(id, { version, at });
  const about = aboutOf(staffOrder, order, 'accept');
  const result = await send(accept, { key: randomId(), at, request, about, baseVersion: version });
  if (result.state === 'done') return 'done';
  if (result.state === 'later' && result.error === undefined) return 'waits';
  throw result.error;
}

interface CopySheetProps {
  orders: readonly OrderSummary[];
  /** Called with whether all of them were copied. */
  onDone: (all: Promise<boolean>) => void;
  onClosed: () => void;
}

/** Shows several orders to the same colleagues. */
export function CopySheet({ orders, onDone, onClosed }: CopySheetProps) {
  const text = useText(bulkText);
  const locale = useLocale((state) => state.locale);
  const copyTo = (userIds: string[]) =>
    runEach(orders, orderWords(locale).done.cc, ({ id }) =>
      caller.call(ccMark, { orderId: id, userIds, groupIds: [] }),
    );
  return (
    <PeopleSheet
      title={text.cc(orders.length)}
      several
      chosen={[]}
      onChoose={(people) => people.length > 0 && onDone(copyTo(people.map(({ id }) => id)))}
      onClosed={onClosed}
    />
  );
}

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
  const text = useText(bulkText);
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
