import type { account, CheckedRequestOf, DataOf } from '@svcdesk/core/contract';
import { guardedWrite, writeOfAccount } from '../../platform/http/guarded-write.ts';
import type { ContextOf } from '../../platform/http/handler.ts';
import { takeOrRefuse } from '../../platform/sessions/throttle.ts';
import { changeProfile } from './change-profile.ts';
import { personal } from './personal.ts';

const dayMs = 86_400_000;
/** Names that somebody may try in a day: each answer tells whether a name is taken. */
const namesADay = 10;

/** Changes one's profile or the name that one signs in with; answers the profile. */
export async function update(
  request: CheckedRequestOf<typeof account.update>,
  context: ContextOf<typeof account.update>,
): Promise<DataOf<typeof account.update>> {
  const { db, tenantId, actor, now } = context;

  async function checked(): Promise<void> {
    if (request.account === undefined) return;
    const subject = `${tenantId} ${actor.accountId}`;
    const allowance = { kind: 'renameDay', subject, most: namesADay, windowMs: dayMs };
    await takeOrRefuse(db, [allowance], now());
  }

  const write = writeOfAccount('account.update', request, context);
  return guardedWrite(db, write, checked, async (tx) => {
    await changeProfile({ ...context, tx }, request);
    return personal({}, { ...context, db: tx });
  });
}
