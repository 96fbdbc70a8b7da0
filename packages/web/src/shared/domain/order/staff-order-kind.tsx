import type { OrderAction } from '@svcdesk/core/rules';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RecordKind, Watched } from '../../blocks/record/record.ts';
import { useAccount } from '../../platform/api/account.ts';
import { momentFact } from '../../platform/i18n/time-words.ts';
import { useWaiting } from '../../platform/outbox/outbox.ts';
import { staffPaths, withId } from '../../platform/paths.ts';
import { ownerOf } from '../assign/owner.ts';
import { afterWaiting, type ExpectedOrder } from './after-waiting.ts';
import type { OrderDetail } from './order.ts';
import { OrderCard } from './order-card.tsx';
import { actionWords, itemWords, orderWords, reasonWords, statusWords } from './order-words.ts';
import { orderText } from './phrases.ts';
import { showNewOrder, useOrder } from './use-order.ts';

type Own = keyof ReturnType<typeof orderText.in>['watched'];
type Field = keyof ReturnType<typeof orderWords>['field'];

const own = (field: Own, words?: Watched<OrderDetail>['words']): Watched<OrderDetail> => ({
  field,
  name: (locale) => orderText.in(locale).watched[field],
  words,
});

const named = (
  field: keyof OrderDetail & string,
  name: Field,
  words?: Watched<OrderDetail>['words'],
): Watched<OrderDetail> => ({ field, name: (locale) => orderWords(locale).field[name], words });

const instant: Watched<OrderDetail>['words'] = (value) => momentFact(String(value));

/** What a person with a form open should hear of when another changes the order. */
const watchedOrder: readonly Watched<OrderDetail>[] = [
  own('status', (value, locale) => statusWords(Number(value), locale)),
  own('handlerName'),
  own('assigneeName'),
  own('handlerGroupName'),
  named('title', 'title'),
  named('priority', 'priority', (value, locale) => itemWords('priority', Number(value), locale)),
  named('typeName', 'typeId'),
  named('serverCatalogName', 'serverCatalogId'),
  named('serviceMode', 'serviceMode', (value, locale) => itemWords('serviceMode', String(value), locale)),
  named('planStart', 'planStart', instant),
  own('resumeAt', instant),
];

/** Operations, monitoring and SE orders as staff work on them. */
export const staffOrder: RecordKind<OrderDetail> = {
  name: 'order',
  useRecord: useExpectedOrder,
  showNew: showNewOrder,
  pathOf: (id) => withId(staffPaths.order.detail, id),
  Head: ({ record }) => <OrderCard order={record} />,
  noun: (locale) => orderText.in(locale).noun,
  // The customer evaluates alone; staff do so for them, on the phone.
  actionWords(action, locale, record) {
    if (action === 'evaluate') return orderWords(locale).callback;
    const isFirst = action === 'transfer' && record !== undefined && ownerOf(record) === undefined;
    return actionWords(isFirst ? 'assign' : (action as OrderAction), locale);
  },
  doneWords: (action, locale) => orderWords(locale).done[action as OrderAction],
  reasonWords(reason, action, locale) {
    // The usual words name those who may act in the handler's place, and the handler too.
    const own = reason === 'notHandler' ? orderText.in(locale).onlyBy[action as 'cancel'] : undefined;
    return own ?? reasonWords(reason, locale);
  },
  watched: watchedOrder,
};

/** An order, and what can be done with it after what this phone has done to it without a network. */
export function useExpectedOrder(id: string): UseQueryResult<ExpectedOrder> {
  const query = useOrder(id);
  const items = useWaiting('order', id);
  const account = useAccount().data;
  const { data } = query;
  const expected = useMemo(() => {
    const waiting = items.flatMap(({ about, request, at, state }) =>
      about && state === 'waiting' ? [{ action: about.action, request, atMs: Date.parse(at) }] : [],
    );
    if (!data || !account || waiting.length === 0) return data;
    return afterWaiting(data, account, waiting);
  }, [data, account, items]);
  return { ...query, data: expected } as UseQueryResult<ExpectedOrder>;
}
