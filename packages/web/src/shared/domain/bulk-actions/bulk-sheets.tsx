import { randomId, SvcdeskError } from '@svcdesk/core';
import { ccMark } from '@svcdesk/core/contract/backlog';
import { maxLengthOf } from '@svcdesk/core/contract/max-length';
import { accept, transfer } from '@svcdesk/core/contract/orders';
import { isUndecided } from '@svcdesk/core/outbox';
import { useRef, useState } from 'react';
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
import { type Undone, undoneBy } from '../../platform/undo-store.ts';
import { AssignSheet } from '../assign/assign-sheet.tsx';
import { type Given, giveBack, type WayBack, wayBack } from '../assign/give-back.ts';
import { LeftOut } from '../assign/left-out.tsx';
import { assignWordsOf, ownerOf } from '../assign/owner.ts';
import { assignText } from '../assign/phrases.ts';
import { changeOf, messagesOfGiven } from '../assign/use-assign.ts';
import { type ChangeSheetProps, ChangeThenTell } from '../dispatch/change-then-tell.tsx';
import type { MadeChange } from '../dispatch/tell-customers.tsx';
import type { OrderSummary } from '../order/order.ts';
import { actionWords, orderWords } from '../order/order-words.ts';
import { staffOrder } from '../order/staff-order-kind.tsx';
import { acceptRequest } from '../order-work/accept.ts';
import { handOnRequest, remarkWanted } from '../organisation/target.ts';
import { PeopleSheet } from '../people/people-sheet.tsx';
import { bulkText } from './phrases.ts';

/** What became of one of them: it may wait on this device until there is a network. */
type Ran = 'done' | 'waits';

/** What became of a bulk action: all is done, nothing was, or these are left. */
export type Became = boolean | readonly OrderSummary[];

/** One to which it was not done, and why. */
interface Left<Item> {
  item: Item;
  why: string;
  error: unknown;
}

/**
 * Does something to each of several things, one after another, and says how many it was done to; of those that the
 * server refused, or of which no answer came, how many and why the first was. Gives these.
 */
async function runEach<Item>(
  items: readonly Item[],
  doneWords: string,
  run: (item: Item) => Promise<Ran | object>,
): Promise<Left<Item>[]> {
  const left: Left<Item>[] = [];
  let waitCount = 0;
  for (const item of items) {
    try {
      if ((await run(item)) === 'waits') waitCount += 1;
    } catch (error) {
      const why = isUndecided(error) ? textNow(bulkText).unknown : failureOf(error).words;
      left.push({ item, why, error });
    }
  }
  const text = textNow(listPageText);
  const doneCount = items.length - left.length - waitCount;
  const first = left[0]?.why;
  const parts = [
    doneCount > 0 && text.done(doneWords, doneCount),
    waitCount > 0 && text.waits(waitCount),
    first !== undefined && text.refused(left.length, first),
  ].filter(Boolean);
  showToast(parts.join(' · '), first === undefined ? 'done' : 'error');
  return left;
}

/** All, none, or those that are left. */
function becameOf(items: readonly OrderSummary[], left: readonly Left<OrderSummary>[]): Became {
  if (left.length === 0) return true;
  return left.length < items.length && left.map(({ item }) => item);
}

/** Accepts several orders, and says what became of them. */
export async function acceptEach(orders: readonly OrderSummary[]): Promise<Became> {
  return becameOf(orders, await runEach(orders, orderWords(currentLocale()).done.accept, acceptOne));
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
  onDone: (became: Promise<Became>) => void;
  onClosed: () => void;
}

/** Shows several orders to the same colleagues. */
export function CopySheet({ orders, onDone, onClosed }: CopySheetProps) {
  const text = useText(bulkText);
  const locale = useLocale((state) => state.locale);
  const copyTo = async (userIds: string[]) =>
    becameOf(
      orders,
      await runEach(orders, orderWords(locale).done.cc, ({ id }) =>
        caller.call(ccMark, { orderId: id, userIds, groupIds: [] }),
      ),
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

interface GivenOrder {
  order: OrderSummary;
  after: Given;
}

/** Gives orders back, each unless it was changed since; tried again, it goes on with those that got no answer. */
export function givingAllBack(ways: readonly WayBack[]): () => Promise<Undone> {
  let open = ways;
  let isTooLate = false;
  return async () => {
    const left = await runEach(open, textNow(bulkText).takenBack, async (back) => {
      // Its time was taken meanwhile, and it is not to stand over that.
      if (!(await giveBack(back))) throw new SvcdeskError('orderChanged');
      return 'done';
    });
    const again = left.filter(({ error }) => undoneBy(error) === 'again');
    isTooLate ||= again.length < left.length;
    open = again.map(({ item }) => item);
    if (open.length > 0) return 'again';
    return isTooLate ? 'tooLate' : 'done';
  };
}

/** To whom orders went, what their customers have to hear of it, and the way to take all of them back, each unless it was changed since. */
function changeOfAll(given: readonly GivenOrder[]): MadeChange {
  const [first] = given;
  if (!first) return { messages: [] };
  if (given.length === 1) return changeOf(first.order, first.after);
  const text = textNow(bulkText);
  const needs = given.map(({ order, after }) => wayBack(order, after));
  return {
    messages: given.flatMap(({ order, after }) => messagesOfGiven(order, after)),
    undo: {
      words: text.given(first.after.assigneeName ?? first.after.handlerGroupName, given.length),
      label: textNow(assignText).takeBack,
      count: given.length,
      onUndo: givingAllBack(needs),
      kept: { way: 'orders', needs },
    },
  };
}

interface SeveralSheetProps {
  orders: readonly OrderSummary[];
  /** Those chosen to which it cannot be done. */
  leftOut: readonly OrderSummary[];
  onDone: (became: Became) => void;
  onClosed: () => void;
}

/**
 * Gives several orders to the same group or engineer, each for itself: one that was refused holds up no other. It stays
 * open with those that are left. For a moment all can be taken back.
 */
export function AssignSeveralSheet({ onClosed, ...rest }: SeveralSheetProps) {
  return <ChangeThenTell onClosed={onClosed} sheet={(change) => <GiveSeveral {...rest} {...change} />} />;
}

function GiveSeveral({
  orders,
  leftOut,
  onDone,
  onCommitted,
  onClosed,
}: SeveralSheetProps & ChangeSheetProps) {
  const text = useText(bulkText);
  const locale = useLocale((state) => state.locale);
  // Of no certain orders: a reload forgets which were chosen, and what was written is for those chosen again.
  const draft = useDraft('transferSeveral', undefined, { remark: '' });
  const { remark } = draft.value;
  const [left, setLeft] = useState<readonly Left<OrderSummary>[]>();
  const [given, setGiven] = useState<readonly GivenOrder[]>([]);
  // One attempt at one order is one, however often it is tried.
  const keys = useRef(new Map<string, string>());
  const now = left?.length ? left.map(({ item }) => item) : orders;
  const verb = assignWordsOf(now, locale);
  const isClosed = useRef(false);
  const closed = () => {
    isClosed.current = true;
    if (given.length > 0) onDone(left?.length ? now : true);
    onCommitted(changeOfAll(given));
    onClosed();
  };
  const owners = new Set(orders.map((order) => ownerOf(order)?.id));
  const [owner] = owners;
  const head = (
    <>
      <LeftOut orders={leftOut} action="transfer" words={text.leftOut(verb, leftOut.length)} />
      {left && left.length > 0 && (
        <section aria-label={text.left(left.length)}>
          <p className="sd-assign-warning">{text.left(left.length)}</p>
          <ul className="sd-assign-out">
            {left.map(({ item, why }) => (
              <li key={item.id}>
                {item.title} · {why}
              </li>
            ))}
          </ul>
        </section>
      )}
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
      title={text.several(verb, now.length)}
      reassigns={now.some(ownerOf)}
      head={head}
      // Whoever has some of them by now is not offered for these, and stays chosen for those that are left.
      work={{ orderIds: now.map(({ id }) => id) }}
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
        const doneWords = done[now.some(ownerOf) ? 'transfer' : 'assign'];
        const nowGiven: GivenOrder[] = [];
        const failed = await runEach(now, doneWords, async (order) => {
          const request = { orderId: order.id, version: order.version, ...handOnRequest({ target, remark }) };
          const content = JSON.stringify(request);
          const idempotencyKey = keys.current.get(content) ?? randomId();
          keys.current.set(content, idempotencyKey);
          const after = await caller.call(transfer, request, { idempotencyKey });
          nowGiven.push({ order, after });
          return 'done';
        });
        setGiven([...given, ...nowGiven]);
        setLeft(failed);
        // Closed while it was sent: what was given is told all the same, and can be taken back.
        if (isClosed.current) onCommitted(changeOfAll(nowGiven));
        // Those that were refused are handed on with the same words, once they can be.
        if (failed.length === 0) await draft.sent();
        return failed.length === 0;
      }}
      failure={text.notAll}
      onClosed={closed}
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
