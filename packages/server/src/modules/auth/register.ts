import type { auth, CheckedRequestOf } from '@svcdesk/core/contract';
import { loginType } from '@svcdesk/core/roles';
import { spellingsOf } from '../../engine/spellings.ts';
import { recordEvent, requestOf } from '../../platform/audit/record-event.ts';
import { notDeleted, notDisabled, notRetired } from '../../platform/db/active.ts';
import { type Database, statement } from '../../platform/db/index.ts';
import { guardedWrite, writeOfAddress } from '../../platform/http/guarded-write.ts';
import type { ContextOf, Handler } from '../../platform/http/handler.ts';
import { invalid } from '../../platform/refusals.ts';
import { maskedPhone } from '../../platform/sessions/phones.ts';
import { findInvitation, isInvitation, takeInvitation } from '../invites/index.ts';
import { askToJoin, letIn } from '../joins/index.ts';
import { spendCode } from './codes.ts';
import { checkSignUp, insertAccount, invitedTo } from './sign-up.ts';

interface SiteRow {
  tenantId: string;
  customerId: string;
  cellId: string;
}

/** Sites of a code, one tenant after the other by its own index; the tenant asked for or the default one first. */
const byCode = statement<SiteRow, [codes: readonly string[], first: string, only: string | null]>(
  'signUp.sitesByCode',
  `SELECT c.tenant_id AS "tenantId", c.customer_id AS "customerId", c.id AS "cellId"
   FROM tenants t CROSS JOIN LATERAL (
     SELECT * FROM cells c WHERE c.tenant_id = t.id AND c.code = ANY($1) AND ${notRetired('c')}) c
   WHERE ${notDisabled('t')} AND ($3::text IS NULL OR t.id = $3)
   ORDER BY t.id = $2 DESC, t.id, c.code = ($1)[1] DESC LIMIT 2`,
);

/** Sites where a phone is a reporter's who has no account. */
const byReporter = statement<SiteRow, [tenantId: string, phone: string]>(
  'signUp.sitesByReporter',
  `SELECT r.tenant_id AS "tenantId", c.customer_id AS "customerId", c.id AS "cellId"
   FROM reporters r JOIN cells c ON c.tenant_id = r.tenant_id AND c.id = r.cell_id AND ${notRetired('c')}
   WHERE r.tenant_id = $1 AND r.phone = $2
     AND ${notDeleted('r')} AND r.account_id IS NULL
   ORDER BY r.created_at DESC, r.id`,
);

async function siteOfCode(db: Database, code: string, tenantId: string, invited: boolean): Promise<SiteRow> {
  const [first, second] = await byCode.all(db, spellingsOf(code), tenantId, invited ? tenantId : null);
  if (!first) throw invalid('cellCode', 'unknown');
  // The same code in two other organisations: only an invitation says which.
  if (second && second.tenantId !== first.tenantId && first.tenantId !== tenantId)
    throw invalid('inviteCode', 'required');
  return first;
}

/**
 * Finds where a client asks to belong who signs up: the site of the code that they read from its sign, and every site of the
 * same customer that knows their phone as a reporter's. Without a code those sites alone.
 */
async function sitesOfNewcomer(db: Database, phone: string, site: SiteRow | undefined, tenantId: string) {
  const known = await byReporter.all(db, site?.tenantId ?? tenantId, phone);
  const first = site ?? known[0];
  if (!first) throw invalid('cellCode', 'required');
  const { customerId } = first;
  const sites = [first, ...known.filter((each) => each.customerId === customerId)];
  return { tenantId: first.tenantId, customerId, cellIds: [...new Set(sites.map(({ cellId }) => cellId))] };
}

/** Where somebody who signs up is to belong: at once by an invitation, else when somebody lets them in. */
async function placeOf(
  { cellCode, inviteCode }: CheckedRequestOf<typeof auth.register>,
  phone: string,
  context: ContextOf<typeof auth.register>,
) {
  const { db, now } = context;
  if (inviteCode && isInvitation(inviteCode)) {
    const { cells, ...invitation } = await findInvitation(db, inviteCode, now());
    return { ...invitation, cellIds: cells.map(({ id }) => id), invitation: inviteCode };
  }
  const tenantId = await invitedTo(context, inviteCode);
  const site = cellCode ? await siteOfCode(db, cellCode, tenantId, Boolean(inviteCode)) : undefined;
  const sites = await sitesOfNewcomer(db, phone, site, tenantId);
  return { ...sites, cellScope: 'cells' as const, invitation: undefined };
}

/** Makes the account of a client who signs up. */
export const register: Handler<typeof auth.register> = async (request, context) => {
  const { db, services, locale, now } = context;
  const { name } = request;

  async function checked() {
    const proven = await checkSignUp(request, 'register', context);
    return { ...proven, ...(await placeOf(request, proven.phone, context)) };
  }

  const write = writeOfAddress('auth.register', request, context);
  return guardedWrite(db, write, checked, async (tx, found) => {
    const { phone, code, passwordHash, tenantId, customerId, cellIds, cellScope, invitation } = found;
    const at = now();
    await spendCode(tx, code, at);
    const newcomer = { tenantId, name, phone, passwordHash, locale, at, type: loginType.client };
    const accountId = await insertAccount(tx, newcomer);
    if (invitation) {
      await takeInvitation(tx, tenantId, invitation, at);
      await letIn(tx, services.access, { tenantId, accountId, customerId, cellIds, cellScope, at });
    } else {
      for (const cellId of cellIds) await askToJoin(tx, { tenantId, accountId, customerId, cellId, at });
    }
    const object = { kind: 'account', id: accountId };
    const changes = { phone: maskedPhone(phone), cellIds, joined: invitation !== undefined };
    const event = { kind: 'account.register', object, changes, ...requestOf(context) } as const;
    await recordEvent(tx, { tenantId, accountId, ...event });
    return { id: accountId, ...(!invitation && { underReview: true }) };
  });
};
