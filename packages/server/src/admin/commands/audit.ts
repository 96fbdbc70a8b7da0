import type { AuditReport } from '../../platform/audit/verify.ts';
import { verifyAudit } from '../../platform/audit/verify.ts';
import { withDatabase } from '../open-database.ts';
import { readArgs } from '../read-args.ts';
import { AdminRefused, wrongUse } from '../refused.ts';
import { tenantsNamed } from '../tenants.ts';

/** Says of each tenant whether its history is as it was written, and names the first row that is not. */
export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArgs(args, { tenant: { type: 'string' } });
  if (positionals.join(' ') !== 'verify') throw wrongUse('Say "audit verify".');
  await withDatabase(async ({ db }) => {
    let broken = 0;
    for (const tenantId of await tenantsNamed(db, values.tenant)) {
      const report = await verifyAudit(db, tenantId);
      if (report.broken) broken += 1;
      console.log(`${tenantId}: ${inWords(report)}`);
    }
    if (broken > 0) throw new AdminRefused('The history was changed behind the back of the service.');
  });
}

function inWords({ recordCount, eventCount, sealCount, unsealedCount, broken }: AuditReport): string {
  if (broken) return `BROKEN at ${broken.in} ${broken.id}: ${broken.why}`;
  return `sound; ${recordCount} records, ${eventCount} events, ${sealCount} seals, ${unsealedCount} not sealed yet`;
}
