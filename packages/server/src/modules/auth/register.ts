import type { auth, CheckedRequestOf, DataOf } from '@svcdesk/core/contract';
import { recordEvent } from '../../audit/record-event.ts';
import { statement } from '../../db/index.ts';
import { guardedWrite, writeOfAddress } from '../../http/guarded-write.ts';
import type { ContextOf } from '../../http/handler.ts';
import { maskedPhone } from '../../sessions/phones.ts';
import { insertAccount } from '../account/new-account.ts';
import { spendCode } from './codes.ts';
import { checkSignUp, invitedTo } from './sign-up.ts';
import { sitesOfNewcomer } from './sites-of-newcomer.ts';

const joinSites = statement<object, [tenantId: string, accountId: string, cellIds: readonly string[]]>(
  'signUp.joinSites',
  'INSERT INTO account_cells (tenant_id, account_id, cell_id) SELECT $1, $2, unnest($3::uuid[])',
);

/** The reporter that somebody was known as until now is his account's from now on. */
const becomeReporter = statement<
  object,
  [tenantId: string, accountId: string, cellIds: readonly string[], phone: string, at: Date]
>(
  'signUp.becomeReporter',
  `UPDATE reporters SET account_id = $2, updated_at = $5
   WHERE tenant_id = $1 AND cell_id = ANY($3::uuid[]) AND account_id IS NULL AND deleted_at IS NULL
     AND phone = $4`,
);

/** Makes the account of a client who signs up. */
export async function register(
  request: CheckedRequestOf<typeof auth.register>,
  context: ContextOf<typeof auth.register>,
): Promise<DataOf<typeof auth.register>> {
  const { db, requestId, address, device, locale, now } = context;
  const { name, cellCode, inviteCode } = request;

  async function checked() {
    const proven = await checkSignUp(request, 'register', context);
    const tenantId = await invitedTo(context, inviteCode);
    const invited = Boolean(inviteCode);
    const where = { phone: proven.phone, cellCode, tenantId, invited };
    return { ...proven, ...(await sitesOfNewcomer(db, where)) };
  }

  const write = writeOfAddress('auth.register', request, context);
  return guardedWrite(db, write, checked, async (tx, found) => {
    const { phone, code, passwordHash, tenantId, customerId, cellIds } = found;
    const at = now();
    await spendCode(tx, code, at);
    const client = { customerId, cellScope: 'cells' } as const;
    const accountId = await insertAccount(tx, { tenantId, name, phone, passwordHash, locale, at, client });
    await joinSites.change(tx, tenantId, accountId, cellIds);
    await becomeReporter.change(tx, tenantId, accountId, cellIds, phone, at);
    await recordEvent(tx, {
      tenantId,
      accountId,
      kind: 'account.register',
      at,
      object: { kind: 'account', id: accountId },
      changes: { phone: maskedPhone(phone), cellIds },
      requestId,
      address,
      device,
    });
    return { id: accountId };
  });
}
