import { SvcdeskError } from '@svcdesk/core';
import type { auth, CheckedRequestOf } from '@svcdesk/core/contract';
import type { OffBoarding } from '../../engine/profile/off-boarding.ts';
import { recordAct } from '../../platform/audit/record-event.ts';
import { notDeleted } from '../../platform/db/active.ts';
import { statement } from '../../platform/db/index.ts';
import { guardedWrite, writeOfAccount } from '../../platform/http/guarded-write.ts';
import type { ContextOf } from '../../platform/http/handler.ts';
import { endSessions } from '../../platform/sessions/end-sessions.ts';
import { maskedPhone, shownPhone } from '../../platform/sessions/phones.ts';
import { proveCode, spendCode } from '../auth/index.ts';
import { erasePerson, type Person } from './erase-person.ts';
import { offBoard } from './off-board.ts';

const personOf = statement<Omit<Person, 'phoneAsWritten'>, [tenantId: string, accountId: string]>(
  'accounts.person',
  `SELECT tenant_id AS "tenantId", id AS "accountId", name, phone, customer_id AS "customerId"
   FROM accounts WHERE tenant_id = $1 AND id = $2 AND ${notDeleted()}`,
);

/** Deletes the account that is signed in, for good; `work` is what becomes of what they have in hand. */
export async function deleteAccount(
  request: CheckedRequestOf<typeof auth.deleteAccount>,
  context: ContextOf<typeof auth.deleteAccount>,
  work: readonly OffBoarding[],
): Promise<Record<string, never>> {
  const { db, services, tenantId, timeZone, sessionId, country, now } = context;
  const { accountId } = context.actor;

  async function checked() {
    const person = await personOf.first(db, tenantId, accountId);
    if (!person) throw new SvcdeskError('accountDisabled');
    const phone = person.phone ?? '';
    const purpose = { tenantId, phone, operate: 'deleteAccount', boundTo: sessionId };
    return { person, code: await proveCode(purpose, request.code, accountId, context) };
  }

  const write = writeOfAccount('auth.deleteAccount', request, context);
  return guardedWrite(db, write, checked, async (tx, { person, code }) => {
    const at = now();
    const { phone } = person;
    await spendCode(tx, code, at);
    await offBoard({ services, tx, work, now }, { tenantId, timeZone, accountId });
    await erasePerson(tx, { ...person, phoneAsWritten: phone && shownPhone(phone, country) }, at);
    await endSessions(tx, services.access, { tenantId, accountId, at, code: 'accountDisabled' });
    const object = { kind: 'account', id: accountId };
    const changes = phone ? { phone: maskedPhone(phone) } : undefined;
    await recordAct(tx, context, { kind: 'account.delete', object, changes });
    return {};
  });
}
