import { randomId } from '@svcdesk/core';
import { ccMark } from '@svcdesk/core/contract/backlog';
import { maxLengthOf } from '@svcdesk/core/contract/max-length';
import { accept, transfer } from '@svcdesk/core/contract/orders';
import { DraftNotice } from '../../blocks/drafts/draft-notice.tsx';
import { useDraft } from '../../blocks/drafts/use-draft.ts';
import { listPageText } from '../../blocks/list-page/phrases.ts';
import { aboutOf } from '../../blocks/record/record.ts';
import { Button } from '../../components/button.tsx';
import { BottomBar } from '../../components/page.tsx';
import { Sheet } from '../../components/sheet.tsx';
import { caller } from '../../platform/api/caller.ts';
import { failureOf } from '../../platform/api/failures.ts';
import { serverInstant } from '../../platform/clock.ts';
import { currentLocale, useLocale } from '../../platform/i18n/locale.ts';
import { textNow, useText } from '../../platform/i18n/use-text.ts';
import { send } from '../../platform/outbox/send.ts';
import { showToast } from '../../platform/toast-store.ts';
import { AssignSheet } from '../assign/assign-sheet.tsx';
import { LeftOut } from '../assign/left-out.tsx';
import { assignWordsOf, ownerOf } from '../assign/owner.ts';
import type { OrderSummary } from '../order/order.ts';
import { actionWords, orderWords } from '../order/order-words.ts';
import { staffOrder } from '../order/staff-order-kind.tsx';
import { acceptRequest } from '../order-work/accept.ts';
import { handedOn, remarkWanted } from '../organisation/target.ts';
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

/** The group that has them all, as for one order; none where they are of several. */
function groupOf([first, ...others]: readonly OrderSummary[]): string {
  const group = first?.handlerGroupId ?? '';
  return others.every(({ handlerGroupId }) => handlerGroupId === group) ? group : '';
}

interface SeveralSheetProps {
  orders: readonly OrderSummary[];
  /** Those chosen to which it cannot be done. */
  leftOut: readonly OrderSummary[];
  /** Called with whether it was done to all of them. */
  onDone: (all: boolean | Promise<boolean>) => void;
  onClosed: () => void;
}

/** Gives several orders to the same group or engineer, each for itself: one that was refused holds up no other. */
export function AssignSeveralSheet({ orders, leftOut, onDone, onClosed }: SeveralSheetProps) {
  const text = useText(bulkText);
  const locale = useLocale((state) => state.locale);
  // Of no certain orders: a reload forgets which were chosen, and what was written is for those chosen again.
  const draft = useDraft('transferSeveral', undefined, { remark: '' });
  const { remark } = draft.value;
  const verb = assignWordsOf(orders, locale);
  const owners = new Set(orders.map((order) => ownerOf(order)?.id));
  const [owner] = owners;
  const head = (
    <>
      <LeftOut orders={leftOut} action="transfer" words={text.leftOut(verb, leftOut.length)} />
      <DraftNotice draft={draft} />
    </>
  );
  if (orders.length === 0) {
    return (
      <Sheet title={verb} onClosed={onClosed}>
        {head}
      </Sheet>
    );
  }
  return (
    <AssignSheet
      title={text.several(verb, orders.length)}
      reassigns={orders.some(ownerOf)}
      head={head}
      work={{ orderIds: orders.map(({ id }) => id) }}
      groupId={groupOf(orders)}
      // Who has all of them is offered none of them; who has one may be given the others.
      without={owners.size === 1 ? [owner] : []}
      withGroups
      groupAlone={(groupId) =>
        orders.every(
          (order) => groupId !== '' && (groupId !== order.handlerGroupId || ownerOf(order) !== undefined),
        )
      }
      note={{
        value: remark,
        onChange: (typed) => draft.change({ remark: typed }),
        required: orders.some(remarkWanted),
        maxLength: maxLengthOf(transfer, 'remark'),
      }}
      onAssign={async ({ groupId, engineer, suggestedId }) => {
        const target = { groupId, engineerId: engineer?.id ?? '', suggestedId };
        const { done } = orderWords(locale);
        const doneWords = done[orders.some(ownerOf) ? 'transfer' : 'assign'];
        const all = await runEach(orders, doneWords, ({ id, version }) =>
          caller.call(transfer, { orderId: id, version, ...handedOn({ target, remark }) }),
        );
        // Those that were refused are handed on with the same words, once they can be.
        if (all) await draft.sent();
        onDone(all);
        return true;
      }}
      onClosed={onClosed}
    />
  );
}

/** Asks once more where some of those chosen cannot be accepted, with the reason of each. */
export function AcceptSeveralSheet({ orders, leftOut, onDone, onClosed }: SeveralSheetProps) {
  const text = useText(bulkText);
  const locale = useLocale((state) => state.locale);
  const verb = actionWords('accept', locale);
  const several = text.several(verb, orders.length);
  return (
    <Sheet title={orders.length === 0 ? verb : several} onClosed={onClosed}>
      {(close) => (
        <>
          <LeftOut orders={leftOut} action="accept" words={text.leftOut(verb, leftOut.length)} />
          {orders.length > 0 && (
            <BottomBar>
              <Button
                kind="main"
                onClick={async () => {
                  onDone(await acceptEach(orders));
                  close();
                }}
              >
                {several}
              </Button>
            </BottomBar>
          )}
        </>
      )}
    </Sheet>
  );
}
