import { queueSorts } from '@svcdesk/core/contract/pool';
import { useState } from 'react';
import { useSession } from '../../shared/platform/api/session.ts';
import { readStored, storageKeys, writeStored } from '../../shared/platform/storage/web-storage.ts';

export type QueueSort = (typeof queueSorts)[number];

/** Which group's queue is shown and how it is sorted; kept on this device for the account. */
interface QueueView {
  /** Empty: every group. */
  groupId: string;
  sort: QueueSort;
}

const usual: QueueView = { groupId: '', sort: 'urgency' };

function readView(key: string): QueueView {
  try {
    const kept = JSON.parse(readStored(key) ?? '{}') as Partial<QueueView>;
    return {
      groupId: typeof kept.groupId === 'string' ? kept.groupId : usual.groupId,
      sort: queueSorts.find((sort) => sort === kept.sort) ?? usual.sort,
    };
  } catch {
    return usual;
  }
}

/** The view as it was left, and what changes it. */
export function useQueueView(): [QueueView, (change: Partial<QueueView>) => void] {
  const accountId = useSession((state) => state.signedIn?.id) ?? '';
  const key = `${storageKeys.queue}.${accountId}`;
  const [view, setView] = useState(() => readView(key));
  return [
    view,
    (change) => {
      const next = { ...view, ...change };
      setView(next);
      writeStored(key, JSON.stringify(next));
    },
  ];
}
