import { timeOrderedId } from '@svcdesk/core';
import { deliver, maxNotifiedAtOnce } from '../../engine/messages.ts';
import { statement, type Transaction } from '../../platform/db/index.ts';
import type { messageBatches } from '../../platform/db/schema/index.ts';
import { dailyJob } from '../../platform/jobs/daily.ts';
import type { Job } from '../../platform/jobs/job.ts';

type BatchRow = Pick<typeof messageBatches.$inferSelect, 'tenantId' | 'id' | 'accountIds'> & {
  readonly news: Parameters<typeof deliver>[1];
};

const nextBatch = statement<BatchRow>(
  'messages.nextBatch',
  `SELECT tenant_id AS "tenantId", id, news, to_jsonb(account_ids) AS "accountIds" FROM message_batches
   ORDER BY created_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`,
);

const shrink = statement<object, [tenantId: string, id: string, rest: readonly string[]]>(
  'messages.shrinkBatch',
  'UPDATE message_batches SET account_ids = $3 WHERE tenant_id = $1 AND id = $2',
);

const drop = statement<object, [tenantId: string, id: string]>(
  'messages.dropBatch',
  'DELETE FROM message_batches WHERE tenant_id = $1 AND id = $2',
);

/** Notifies the next of those who wait, and takes them off in the same transaction; false when none waits. */
async function notifySome(tx: Transaction): Promise<boolean> {
  const batch = await nextBatch.first(tx);
  if (!batch) return false;
  const { tenantId, id, news, accountIds } = batch;
  await deliver(tx, news, accountIds.slice(0, maxNotifiedAtOnce));
  const rest = accountIds.slice(maxNotifiedAtOnce);
  if (rest.length > 0) await shrink.change(tx, tenantId, id, rest);
  else await drop.change(tx, tenantId, id);
  return true;
}

/** Sends messages that go to more people than their cause can wait for. */
const notifyMany: Job = {
  name: 'notify many',
  everyMs: 2_000,
  async run({ db }) {
    while (await db.transaction(notifySome));
  },
};

const keptDays = 180;
const dayMs = 86_400_000;
const maxDeleted = 5_000;

/** Ids are in the order of time, so old messages are found by their key; one that was sent again is young. */
const deleteOld = statement<object, [tenantId: string, floor: string, before: string]>(
  'messages.deleteOld',
  `DELETE FROM messages WHERE ctid = ANY(ARRAY(
     SELECT ctid FROM messages WHERE tenant_id = $1 AND id < $2 AND created_at < $3
     ORDER BY id LIMIT ${maxDeleted}))`,
);

/** Messages are kept for half a year. */
const forgetOld = dailyJob('forget old messages', 180, async ({ db, now }, { tenantId }) => {
  const before = now().getTime() - keptDays * dayMs;
  const floor = `${timeOrderedId(before).slice(0, 13)}-0000-0000-000000000000`;
  const iso = new Date(before).toISOString();
  while ((await deleteOld.change(db, tenantId, floor, iso)) === maxDeleted);
});

export const messageJobs: readonly Job[] = [notifyMany, forgetOld];
