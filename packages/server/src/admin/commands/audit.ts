import { parseArgs } from 'node:util';
import type { AuditReport } from '../../audit/report.ts';
import { verifyAudit } from '../../audit/verify.ts';
import { statement } from '../../db/index.ts';
import { withDesk } from '../open-desk.ts';
import { AdminRefused, wrongUse } from '../refused.ts';

const allTenants = statement<{ id: string }>('admin.tenants', 'SELECT id FROM tenants ORDER BY id');

/** Says of each tenant whether its history is as it was written, and names the first row that is not. */
export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { tenant: { type: 'string' } },
    allowPositionals: true,
  });
  if (positionals.join(' ') !== 'verify') throw wrongUse('Say "audit verify".');
  await withDesk(async ({ db }) => {
    const known = (await allTenants.all(db)).map(({ id }) => id);
    const wanted = values.tenant === undefined ? known : known.filter((id) => id === values.tenant);
    if (wanted.length === 0) throw new AdminRefused('There is no such tenant.');
    let broken = 0;
    for (const tenantId of wanted) {
      const report = await verifyAudit(db, tenantId);
      if (report.broken) broken += 1;
      console.log(`${tenantId}: ${told(report)}`);
    }
    if (broken > 0) throw new AdminRefused('The history was changed behind the back of the service.');
  });
}

function told({ recordCount, eventCount, sealCount, unsealedCount, broken }: AuditReport): string {
  if (broken) return `BROKEN at ${broken.in} ${broken.id}: ${broken.why}`;
  return `sound; ${recordCount} records, ${eventCount} events, ${sealCount} seals, ${unsealedCount} not sealed yet`;
}
