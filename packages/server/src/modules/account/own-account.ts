import { SvcdeskError, timeOrderedId } from '@svcdesk/core';
import type { account, auth, CheckedRequestOf, DataOf } from '@svcdesk/core/contract';
import type { OffBoarding } from '../../engine/integration/kind-integration.ts';
import { recordAct } from '../../platform/audit/record-event.ts';
import { notDeleted } from '../../platform/db/active.ts';
import { insertRows, statement } from '../../platform/db/index.ts';
import { savedFilters } from '../../platform/db/schema/index.ts';
import { guardedWrite, writeOfAccount } from '../../platform/http/guarded-write.ts';
import type { ContextOf, Handler } from '../../platform/http/handler.ts';
import { formatPhone, maskPhone } from '../../platform/sessions/handles.ts';
import { sessionLive } from '../../platform/sessions/lookup.ts';
import { deviceName, endSessions } from '../../platform/sessions/session.ts';
import { spendCode, verifyByCode } from '../auth/index.ts';
import { erasePerson, type Person } from './erase-person.ts';
import { offBoard } from './off-boarding.ts';

type Filter = DataOf<typeof account.saveFilter>;

/** Most filters that an account keeps of one list. */
const maxOfKind = 50;

const ofKind = statement<Filter, [tenantId: string, accountId: string, kind: string]>(
  'savedFilters.ofKind',
  `SELECT id, kind, name, filter FROM saved_filters
   WHERE tenant_id = $1 AND account_id = $2 AND kind = $3 ORDER BY created_at, id`,
);

const update = statement<
  Filter,
  [tenantId: string, id: string, accountId: string, kind: string, name: string, filter: object]
>(
  'savedFilters.update',
  `UPDATE saved_filters SET kind = $4, name = $5, filter = $6
   WHERE tenant_id = $1 AND id = $2 AND account_id = $3 RETURNING id, kind, name, filter`,
);

const remove = statement<Filter, [tenantId: string, id: string, accountId: string]>(
  'savedFilters.remove',
  `DELETE FROM saved_filters WHERE tenant_id = $1 AND id = $2 AND account_id = $3
   RETURNING id, kind, name, filter`,
);

/** The filters that one keeps of a list. */
export const listFilters: Handler<typeof account.filters> = ({ kind }, { db, tenantId, actor }) =>
  ofKind.all(db, tenantId, actor.accountId, kind);

function orNotFound(filter: Filter | undefined): Filter {
  if (!filter) throw new SvcdeskError('notFound');
  return filter;
}

/** Keeps a filter, changes one by its id, or removes it. */
export const saveFilter: Handler<typeof account.saveFilter> = async (request, context) => {
  const { tx, tenantId, actor, now } = context;
  const { accountId } = actor;
  if ('delete' in request) return orNotFound(await remove.first(tx, tenantId, request.id, accountId));
  const { id, kind, name, filter } = request;
  if (id) return orNotFound(await update.first(tx, tenantId, id, accountId, kind, name, filter));
  const count = (await ofKind.all(tx, tenantId, accountId, kind)).length;
  if (count >= maxOfKind) throw new SvcdeskError('notAllowed', { reason: 'quotaReached' });
  const at = now();
  const made = { id: timeOrderedId(at.getTime()), kind, name, filter };
  await insertRows(tx, savedFilters, { ...made, tenantId, accountId, createdAt: at.toISOString() });
  return made;
};

type SessionRow = Omit<DataOf<typeof account.sessions>[number], 'device' | 'current'> & {
  device: string | null;
};

const liveOf = statement<SessionRow, [tenantId: string, accountId: string, at: Date]>(
  'sessions.liveOf',
  `SELECT id, device, coalesce(address, '') AS address, created_at AS "createdAt", last_seen_at AS "lastSeenAt",
     expires_at AS "expiresAt"
   FROM sessions s WHERE tenant_id = $1 AND account_id = $2 AND ${sessionLive('s', '$3')}
   ORDER BY last_seen_at DESC, id DESC`,
);

/** Where one is signed in, the latest first. */
export const listSessions: Handler<typeof account.sessions> = async (_request, context) => {
  const { db, tenantId, actor, sessionId, now } = context;
  const rows = await liveOf.all(db, tenantId, actor.accountId, now());
  return rows.map(({ device, ...row }) => ({
    ...row,
    device: deviceName(device),
    current: row.id === sessionId,
  }));
};

/** Ends one of one's sessions, or all but this one. */
export const revokeSession: Handler<typeof account.revokeSession> = async (request, context) => {
  const { tx, services, tenantId, actor, sessionId, now } = context;
  const ending = { tenantId, accountId: actor.accountId, at: now(), code: 'sessionEnded' } as const;
  const which = 'id' in request ? { only: request.id } : { except: sessionId };
  const ended = await endSessions(tx, services.access, { ...ending, ...which });
  if ('id' in request && ended === 0) throw new SvcdeskError('notFound');
  const object = 'id' in request ? { kind: 'session', id: request.id } : undefined;
  await recordAct(tx, context, { kind: 'session.revoke', object, changes: { ended } });
  return {};
};

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
    return { person, code: await verifyByCode(purpose, request.code, accountId, context) };
  }

  const write = writeOfAccount('auth.deleteAccount', request, context);
  return guardedWrite(db, write, checked, async (tx, { person, code }) => {
    const at = now();
    const { phone } = person;
    await spendCode(tx, code, at);
    await offBoard({ services, tx, work, now }, { tenantId, timeZone, accountId });
    await erasePerson(tx, { ...person, phoneAsWritten: phone && formatPhone(phone, country) }, at);
    await endSessions(tx, services.access, { tenantId, accountId, at, code: 'accountDisabled' });
    const object = { kind: 'account', id: accountId };
    const changes = phone ? { phone: maskPhone(phone) } : undefined;
    await recordAct(tx, context, { kind: 'account.delete', object, changes });
    return {};
  });
}
