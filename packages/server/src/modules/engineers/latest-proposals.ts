import { type Queryable, statement } from '../../platform/db/index.ts';
import type { ProfileProposal } from '../../platform/db/schema/reviews.ts';

interface LatestRow {
  kind: string;
  status: number;
  proposal: ProfileProposal;
}

/** The newest review of each kind, the newest of all first. */
const newestOfKinds = statement<LatestRow, [tenantId: string, accountId: string]>(
  'reviews.newestOfKinds',
  `SELECT kind, status, proposal FROM (
     SELECT DISTINCT ON (kind) kind, status, proposal, updated_at, id FROM reviews
     WHERE tenant_id = $1 AND applicant_id = $2 ORDER BY kind, created_at DESC, id DESC) n
   ORDER BY updated_at DESC, id DESC`,
);

/** What somebody proposed last and is not in force: what waits, and what was refused since. */
export async function latestProposals(
  on: Queryable,
  tenantId: string,
  accountId: string,
): Promise<{ status: number; proposal: ProfileProposal } | undefined> {
  const rows = await newestOfKinds.all(on, tenantId, accountId);
  const [newest] = rows;
  if (!newest) return undefined;
  const open = rows.filter(({ status }) => status === newest.status && status !== 2);
  return { status: newest.status, proposal: Object.assign({}, ...open.map(({ proposal }) => proposal)) };
}
