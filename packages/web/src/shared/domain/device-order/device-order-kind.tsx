import { detail } from '@svcdesk/core/contract/device-orders';
import { actorOf } from '@svcdesk/core/rules';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RecordKind, Watched } from '../../blocks/record/record.ts';
import { useAccount } from '../../platform/api/account.ts';
import { setCallData, useCall } from '../../platform/api/use-call.ts';
import { momentFact } from '../../platform/i18n/time-words.ts';
import { staffPaths, withQuery } from '../../platform/paths.ts';
import { reasonWords } from '../order/order-words.ts';
import { kindWords, wordOf } from '../work/kind-words.ts';
import { useQueuedActions } from '../work/use-queued-actions.ts';
import { afterWaitingDevice } from './after-waiting-device.ts';
import { DeviceCard } from './device-card.tsx';
import { deviceStatusPill, type ExpectedDevice } from './device-order.ts';
import { deviceText } from './phrases.ts';

type Field = keyof ReturnType<typeof deviceText.in>['watched'];

const watched = (field: Field, words?: Watched<ExpectedDevice>['words']): Watched<ExpectedDevice> => ({
  field,
  name: (locale) => deviceText.in(locale).watched[field],
  words,
});

const instant: Watched<ExpectedDevice>['words'] = (value) => momentFact(String(value)).slice(0, 16);

/** Device orders as staff work on them. */
export const deviceOrder: RecordKind<ExpectedDevice> = {
  name: 'device',
  useRecord: useExpectedDevice,
  showNew: (queries, id, data) => setCallData(queries, detail, { id }, (before) => ({ ...before, ...data })),
  pathOf: (id) => withQuery(staffPaths.device.detail, { id }),
  Head: ({ record }) => <DeviceCard order={record} />,
  noun: (locale) => deviceText.in(locale).noun,
  actionWords: (action, locale) => wordOf(kindWords(locale).deviceAction, action),
  doneWords: (action, locale) => wordOf(kindWords(locale).happened, action),
  reasonWords: (reason, _action, locale) => reasonWords(reason, locale),
  watched: [
    watched('status', (value, locale) => deviceStatusPill(Number(value), locale).words),
    watched('managerName'),
    watched('engineerName'),
    watched('checkerName'),
    watched('groupName'),
    watched('planStart', instant),
    watched('resumeAt', instant),
  ],
};

/** A device order, and what can be done with it after what this phone has done to it without a network. */
function useExpectedDevice(id: string): UseQueryResult<ExpectedDevice> {
  const query = useCall(detail, id === '' ? undefined : { id });
  const waiting = useQueuedActions('device', id);
  const account = useAccount().data;
  const { data } = query;
  const expected = useMemo(() => {
    if (!data || !account || waiting.length === 0) return data;
    return afterWaitingDevice(data, actorOf(account), waiting);
  }, [data, account, waiting]);
  return { ...query, data: expected } as UseQueryResult<ExpectedDevice>;
}
