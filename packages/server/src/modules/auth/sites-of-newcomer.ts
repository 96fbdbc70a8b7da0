import { notDeleted, notDisabled, notRetired } from '../../platform/db/active.ts';
import { type Database, statement } from '../../platform/db/index.ts';
import { invalid } from '../../platform/refusals.ts';

interface SiteRow {
  tenantId: string;
  customerId: string;
  cellId: string;
}

/** Sites of a code, one tenant after the other by its own index; the tenant asked for or the default one first. */
const byCode = statement<SiteRow, [code: string, first: string, only: string | null]>(
  'signUp.sitesByCode',
  `SELECT c.tenant_id AS "tenantId", c.customer_id AS "customerId", c.id AS "cellId"
   FROM tenants t CROSS JOIN LATERAL (
     SELECT * FROM cells c WHERE c.tenant_id = t.id AND c.code = $1 AND ${notRetired('c')}) c
   WHERE ${notDisabled('t')} AND ($3::text IS NULL OR t.id = $3)
   ORDER BY t.id = $2 DESC, t.id LIMIT 2`,
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

/** Where somebody asks to belong who signs up. */
export interface Belonging {
  readonly tenantId: string;
  readonly customerId: string;
  readonly cellIds: readonly string[];
}

/**
 * Finds where a client asks to belong who signs up: the site of the code that they read from its sign, and every site of the
 * same customer that knows their phone as a reporter's. Without a code those sites alone.
 */
export async function sitesOfNewcomer(
  db: Database,
  {
    phone,
    cellCode,
    tenantId,
    invited,
  }: {
    readonly phone: string;
    readonly cellCode: string | undefined;
    /** The tenant of the invitation, else the deployment's own. */
    readonly tenantId: string;
    readonly invited: boolean;
  },
): Promise<Belonging> {
  const site = cellCode ? await siteOfCode(db, cellCode, tenantId, invited) : undefined;
  const known = await byReporter.all(db, site?.tenantId ?? tenantId, phone);
  const first = site ?? known[0];
  if (!first) throw invalid('cellCode', 'required');
  const sites = [first, ...known.filter(({ customerId }) => customerId === first.customerId)];
  const cellIds = [...new Set(sites.map(({ cellId }) => cellId))];
  return { tenantId: first.tenantId, customerId: first.customerId, cellIds };
}

async function siteOfCode(db: Database, code: string, tenantId: string, invited: boolean): Promise<SiteRow> {
  const [first, second] = await byCode.all(db, code, tenantId, invited ? tenantId : null);
  if (!first) throw invalid('cellCode', 'unknown');
  // The same code in two other organisations: only an invitation says which.
  if (second && first.tenantId !== tenantId) throw invalid('inviteCode', 'required');
  return first;
}
