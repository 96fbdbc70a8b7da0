import { SvcdeskError } from '@svcdesk/core';
import type { ClientActor, StaffActor } from '@svcdesk/core/roles';
import { type Queryable, statement } from '../platform/db/index.ts';

/** Whoever asks for a site. */
export interface Asker {
  readonly tenantId: string;
  readonly actor: StaffActor | ClientActor;
}

/** A site with its customer's name. */
export interface CellRow {
  id: string;
  name: string;
  code: string;
  customerId: string;
  customerName: string;
  regionCode: string | null;
  address: string | null;
  latitude: number | null;
  longitude: number | null;
  contactPhone: string | null;
  retiredAt: string | null;
  version: number;
}

/** What a statement selects to make a {@link CellRow} of cells `c` and customers `u`. */
export const cellColumns = `c.id, c.name, c.code, c.customer_id AS "customerId", u.name AS "customerName",
  c.region_code AS "regionCode", c.address, c.latitude, c.longitude, c.contact_phone AS "contactPhone",
  c.retired_at AS "retiredAt", c.version`;

/** Site $2 of tenant $1. */
export const cellByIdSql = `SELECT ${cellColumns} FROM cells c
  JOIN customers u ON u.tenant_id = c.tenant_id AND u.id = c.customer_id
  WHERE c.tenant_id = $1 AND c.id = $2`;

const byId = statement<CellRow, [tenantId: string, id: string]>('cells.byId', cellByIdSql);

/** Whether an account may see a site: staff all of the tenant, clients those of their scope. */
function maySeeCell(actor: Asker['actor'], cell: Pick<CellRow, 'id' | 'customerId'>): boolean {
  if (actor.kind === 'staff') return true;
  if (cell.customerId !== actor.customerId) return false;
  return actor.cellScope === 'customer' || actor.cellIds.includes(cell.id);
}

/** A site that the asker may see, whether or not it is retired. */
export async function visibleCell(on: Queryable, { tenantId, actor }: Asker, id: string): Promise<CellRow> {
  const cell = await byId.first(on, tenantId, id);
  if (!cell || !maySeeCell(actor, cell)) throw new SvcdeskError('notFound');
  return cell;
}

/** A site that was found, if the asker may see it and something new may be made for it. */
export function asLive(cell: CellRow | null | undefined, { actor }: Pick<Asker, 'actor'>): CellRow {
  if (!cell || !maySeeCell(actor, cell) || cell.retiredAt !== null) throw new SvcdeskError('notFound');
  return cell;
}

/** A site for which something new may be made. */
export async function liveCell(on: Queryable, asker: Asker, id: string): Promise<CellRow> {
  return asLive(await byId.first(on, asker.tenantId, id), asker);
}
