import { detail } from '@svcdesk/core/contract/pm-orders';
import { actorOf } from '@svcdesk/core/rules';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RecordKind, Watched } from '../../blocks/record/record.ts';
import { useAccount } from '../../platform/api/account.ts';
import { setCallData, useCall } from '../../platform/api/use-call.ts';
import { momentFact } from '../../platform/i18n/time-words.ts';
import { reasonWords } from '../order/order-words.ts';
import { kindWords, wordOf } from '../work/kind-words.ts';
import { useQueuedActions } from '../work/use-queued-actions.ts';
import { afterWaitingPm, type ExpectedPm } from './after-waiting-pm.ts';
import { pmText } from './phrases.ts';
import { PmCard } from './pm-card.tsx';
import { type PmOrder, pmPath, pmStatusPill } from './pm-order.ts';

type Field = keyof ReturnType<typeof pmText.in>['watched'];

const watched = (field: Field, words?: Watched<ExpectedPm>['words']): Watched<ExpectedPm> => ({
  field,
  name: (locale) => pmText.in(locale).watched[field],
  words,
});

/** Preventive-maintenance orders as staff work on them. */
export const pmOrder: RecordKind<ExpectedPm> = {
  name: 'pm',
  useRecord: useExpectedPm,
  showNew: (queries, id, data) =>
    setCallData(queries, detail, { id }, (before) => ({ ...before, ...(data as Partial<PmOrder>) })),
  pathOf: (id) => pmPath(id),
  Head: ({ record }) => <PmCard order={record} />,
  noun: (locale) => pmText.in(locale).noun,
  actionWords: (action, locale, record) =>
    wordOf(
      kindWords(locale).pmAction,
      action === 'transfer' && record && record.engineerId === undefined ? 'assign' : action,
    ),
  doneWords: (action, locale) => wordOf(kindWords(locale).happened, action),
  reasonWords: (reason, _action, locale) => reasonWords(reason, locale),
  watched: [
    watched('status', (value, locale) => pmStatusPill(Number(value), locale).words),
    watched('engineerName'),
    watched('groupName'),
    watched('planStart', (value) => momentFact(String(value)).slice(0, 16)),
  ],
};

/** An order, and what can be done with it after what this phone has done to it without a network. */
export function useExpectedPm(id: string): UseQueryResult<ExpectedPm> {
  const query = useCall(detail, id === '' ? undefined : { id });
  const waiting = useQueuedActions('pm', id);
  const account = useAccount().data;
  const { data } = query;
  const expected = useMemo(() => {
    if (!data || !account || waiting.length === 0) return data;
    return afterWaitingPm(data, actorOf(account), account.name, waiting);
  }, [data, account, waiting]);
  return { ...query, data: expected } as UseQueryResult<ExpectedPm>;
}
