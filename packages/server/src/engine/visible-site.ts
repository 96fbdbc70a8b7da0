import { SvcdeskError } from '@svcdesk/core';
import type { ClientActor, StaffActor } from '@svcdesk/core/roles';
import { type Queryable, statement } from '../platform/db/index.ts';
import type { cells } from '../platform/db/schema/customers.ts';
import { selectList } from '../platform/db/select-list.ts';

/** The caller who asks for a site. */
export interface Asker {
  readonly tenantId: string;
  readonly actor: StaffActor | ClientActor;
}

const columns = [
  ...(['id', 'name', 'code', 'customerId', 'regionCode', 'address'] as const),
  ...(['latitude', 'longitude', 'contactPhone', 'retiredAt', 'version'] as const),
];

/** A site with its customer's name. */
export type SiteRow = Pick<typeof cells.$inferSelect, (typeof columns)[number]> & { customerName: string };

/** What a statement selects to make a {@link SiteRow} of cells `c` and customers `u`. */
export const siteColumns = `${selectList('c', columns)}, u.name AS "customerName"`;

/** Site $2 of tenant $1. */
export const siteByIdSql = `SELECT ${siteColumns} FROM cells c
  JOIN customers u ON u.tenant_id = c.tenant_id AND u.id = c.customer_id
  WHERE c.tenant_id = $1 AND c.id = $2`;

const byId = statement<SiteRow, [tenantId: string, id: string]>('cells.byId', siteByIdSql);

/** Whether an account may see a site: staff all of the tenant, clients those of their scope. */
function maySeeSite(actor: Asker['actor'], cell: Pick<SiteRow, 'id' | 'customerId'>): boolean {
  if (actor.kind === 'staff') return true;
  if (cell.customerId !== actor.customerId) return false;
  return actor.cellScope === 'customer' || actor.cellIds.includes(cell.id);
}

/** A site that the caller may see, whether or not it is retired. */
export async function visibleSite(on: Queryable, { tenantId, actor }: Asker, id: string): Promise<SiteRow> {
  const cell = await byId.first(on, tenantId, id);
  if (!cell || !maySeeSite(actor, cell)) throw new SvcdeskError('notFound');
  return cell;
}

/** A site that was found, if the caller may see it and something new may be made for it. */
export function asLive(cell: SiteRow | null | undefined, { actor }: Pick<Asker, 'actor'>): SiteRow {
  if (!cell || !maySeeSite(actor, cell) || cell.retiredAt !== null) throw new SvcdeskError('notFound');
  return cell;
}

/** A site for which something new may be made. */
export async function liveSite(on: Queryable, asker: Asker, id: string): Promise<SiteRow> {
  return asLive(await byId.first(on, asker.tenantId, id), asker);
}
