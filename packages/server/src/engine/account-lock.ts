import { type Queryable, statement } from '../platform/db/index.ts';

const hold = statement<object, [account: string]>(
  'work.holdDays',
  'SELECT pg_advisory_xact_lock(hashtextextended($1, 11))',
);

/**
 * Keeps others from planning or freeing a person's time until the transaction ends, so that of two who look whether
 * it is free only one finds it so. Taken after the row of what is planned.
 */
export async function holdDaysOf(on: Queryable, tenantId: string, accountId: string): Promise<void> {
  await hold.all(on, `${tenantId} ${accountId}`);
}
