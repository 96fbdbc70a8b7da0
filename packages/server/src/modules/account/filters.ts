import { SvcdeskError, timeOrderedId } from '@svcdesk/core';
import type { account, DataOf } from '@svcdesk/core/contract';
import { insertRows, statement } from '../../platform/db/index.ts';
import { savedFilters } from '../../platform/db/schema/index.ts';
import type { Handler } from '../../platform/http/handler.ts';

type Filter = DataOf<typeof account.saveFilter>;

/** Filters that somebody may keep of one list. */
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
