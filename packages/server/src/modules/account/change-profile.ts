import type { account, CheckedRequestOf } from '@svcdesk/core/contract';
import { recordEvent } from '../../audit/record-event.ts';
import { statement } from '../../db/index.ts';
import type { RequestContext } from '../../http/handler.ts';
import { invalid } from '../../http/refusals.ts';
import { normalName } from '../../sessions/sign-in-names.ts';
import { ownPhoto } from '../engineers/proposal.ts';
import type { WriteContext } from '../work/context.ts';

type Changes = CheckedRequestOf<typeof account.update>;

const store = statement<
  object,
  [
    tenantId: string,
    accountId: string,
    name: string | null,
    photo: string | null,
    email: string | null,
    accountName: string | null,
    locale: string | null,
    at: Date,
  ]
>(
  'accounts.changeProfile',
  `UPDATE accounts SET name = coalesce($3, name), photo = nullif(coalesce($4, photo), ''),
     email = nullif(coalesce($5, email), ''), account_name = coalesce($6, account_name),
     locale = coalesce($7, locale), version = version + 1, updated_at = $8
   WHERE tenant_id = $1 AND id = $2`,
);

const leaveName = statement<object, [tenantId: string, accountId: string]>(
  'accounts.leaveName',
  `DELETE FROM sign_in_directory WHERE kind = 'name' AND tenant_id = $1 AND account_id = $2`,
);

const enterName = statement<object, [tenantId: string, accountId: string, name: string]>(
  'accounts.enterName',
  `INSERT INTO sign_in_directory (kind, value, tenant_id, account_id) VALUES ('name', $3, $1, $2)
   ON CONFLICT DO NOTHING`,
);

/** Reads as a phone number: as a name it could shadow the phone of somebody else. */
const likeAPhone = /^\+?[\d -]+$/;
const nameText = /^[\p{L}\p{N}._@-]+$/u;

/** A name to sign in with, as it is kept; one that could be taken for a phone is refused. */
function checkedName(name: string): string {
  if (likeAPhone.test(name) || !nameText.test(name)) throw invalid('account', 'format');
  return normalName(name);
}

/** Changes what somebody may change of himself without asking anybody. */
export async function changeProfile(
  context: WriteContext & Pick<RequestContext, 'requestId' | 'address' | 'device'>,
  changes: Changes,
): Promise<void> {
  const { tx, services, tenantId, actor, now, requestId, address, device } = context;
  const { accountId } = actor;
  const { name, email, account: accountName, locale } = changes;
  const at = now();
  const photo = changes.photo === undefined ? null : await ownPhoto(context, accountId, changes.photo);
  if (accountName !== undefined) {
    const value = checkedName(accountName);
    await leaveName.change(tx, tenantId, accountId);
    if ((await enterName.change(tx, tenantId, accountId, value)) !== 1) throw invalid('account', 'taken');
  }
  await store.change(
    tx,
    tenantId,
    accountId,
    name ?? null,
    photo,
    email ?? null,
    accountName ?? null,
    locale ?? null,
    at,
  );
  await services.access.forget(tx, tenantId, accountId);
  await recordEvent(tx, {
    tenantId,
    accountId,
    kind: 'account.change',
    at,
    object: { kind: 'account', id: accountId },
    changes: { fields: Object.keys(changes) },
    requestId,
    address,
    device,
  });
}
