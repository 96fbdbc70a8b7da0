import { SvcdeskError } from '@svcdesk/core';
import type { account } from '@svcdesk/core/contract';
import { recordAct } from '../../platform/audit/record-event.ts';
import { notDeleted } from '../../platform/db/active.ts';
import { statement, type Transaction } from '../../platform/db/index.ts';
import { guardedWrite, writeOfAccount } from '../../platform/http/guarded-write.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { invalid } from '../../platform/refusals.ts';
import type { Access } from '../../platform/sessions/access.ts';
import { accountByPhone, claimPhone, maskPhone, parsePhone } from '../../platform/sessions/handles.ts';
import { type Ending, endSessions } from '../../platform/sessions/session.ts';
import {
  notifyAccount,
  phoneOfAccount,
  type RightCode,
  spendCode,
  tryCode,
  verifyIdentity,
} from '../auth/index.ts';

/** Reporters made for this account have the same phone, which orders are made with. */
const asReporter = statement<object, [tenantId: string, accountId: string, phone: string, at: Date]>(
  'reporters.phoneChanged',
  `UPDATE reporters SET phone = $3, updated_at = $4
   WHERE tenant_id = $1 AND account_id = $2 AND ${notDeleted()}`,
);

/**
 * What follows where an account has another phone, or none any more, by whichever call: its sites call the new one,
 * its sessions end, since the holder of the old number could sign in by it, and its owner is notified.
 */
export async function phoneChanged(
  tx: Transaction,
  access: Pick<Access, 'forget'>,
  { phone, ...owner }: Pick<Ending, 'tenantId' | 'accountId' | 'at' | 'except'> & { phone: string | null },
): Promise<void> {
  const { tenantId, accountId, at } = owner;
  await asReporter.change(tx, tenantId, accountId, phone ?? '', at);
  await endSessions(tx, access, { ...owner, code: 'sessionEnded' });
  await notifyAccount(tx, owner, 'account.phoneChanged', at);
}

const store = statement<object, [tenantId: string, accountId: string, phone: string, at: Date]>(
  'changePhone.store',
  'UPDATE accounts SET phone = $3, version = version + 1, updated_at = $4 WHERE tenant_id = $1 AND id = $2',
);

/**
 * Changes one's phone, by a code to the old number, if there is one, and a code to the new one; one's other sessions
 * end.
 */
export const changePhone: Handler<typeof account.changePhone> = async (request, context) => {
  const { db, services, tenantId, sessionId, country, now } = context;
  const { accountId } = context.actor;
  const newPhone = parsePhone(request.newPhone, country, 'newPhone');

  async function checked() {
    const old = (await phoneOfAccount.first(db, tenantId, accountId))?.phone ?? undefined;
    if (old === newPhone) throw invalid('newPhone', 'same');
    if (old !== undefined && !request.oldCode) throw invalid('oldCode', 'required');
    const right = (phone: string, code: string) =>
      tryCode(db, { tenantId, phone, operate: 'changePhone', boundTo: sessionId }, code, now());
    const judge = async () => {
      const codes = [await right(newPhone, request.newCode)];
      if (old !== undefined) codes.push(await right(old, request.oldCode ?? ''));
      return codes.every((code) => code !== undefined) ? codes : undefined;
    };
    const challenge = { typed: newPhone, tenantId, accountId, otherwise: 'codeWrong', judge } as const;
    const codes = await verifyIdentity<RightCode[]>(challenge, context);
    // Only the holder of the new number learns that another account has it.
    if (await accountByPhone.first(db, newPhone)) throw invalid('newPhone', 'taken');
    return { old, codes };
  }

  const write = writeOfAccount('account.changePhone', request, context);
  return guardedWrite(db, write, checked, async (tx, { old, codes }) => {
    const at = now();
    const whose = { tenantId, accountId };
    for (const code of codes) await spendCode(tx, code, at);
    if (!(await claimPhone(tx, whose, newPhone, country))) throw invalid('newPhone', 'taken');
    if ((await store.change(tx, tenantId, accountId, newPhone, at)) !== 1) {
      throw new SvcdeskError('accountDisabled');
    }
    await phoneChanged(tx, services.access, { ...whose, phone: newPhone, at, except: sessionId });
    const changes = { from: old ? maskPhone(old) : null, to: maskPhone(newPhone) };
    await recordAct(tx, context, { kind: 'phone.change', changes });
    return {};
  });
};
