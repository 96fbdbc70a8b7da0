import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { type CountedAttempts, countedAttempts } from '../../platform/audit/attempts.ts';
import { chainKeys } from '../../platform/audit/chain-key.ts';
import type { Break } from '../../platform/audit/verify/break.ts';
import type { KnownSeal } from '../../platform/audit/verify/seals.ts';
import { type AuditReport, verifyAudit } from '../../platform/audit/verify/verify-audit.ts';
import { tenantsNamed, withDatabase } from '../open-database.ts';
import { AdminRefused, readArgs, readRefused, wrongUse } from '../read-args.ts';
import { type Column, tableLines } from '../table.ts';

export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArgs(args, {
    tenant: { type: 'string' },
    json: { type: 'boolean' },
    expect: { type: 'string' },
  });
  const [what, ...rest] = positionals;
  if (what === 'attempts' && rest.length === 0 && values.expect === undefined) return listAttempts(values);
  if (what !== 'verify' || rest.length > 0 || values.json)
    throw wrongUse('Say "audit verify" or "audit attempts".');
  await verify(values);
}

/** Says of each tenant whether its history is as it was written, and names the first row that is not. */
async function verify({ tenant, expect }: { tenant?: string; expect?: string }): Promise<void> {
  const expected: ReadonlyMap<string, KnownSeal> = expect === undefined ? new Map() : await sealsIn(expect);
  // Low priority: servers on this machine answer clients meanwhile.
  setPriority(constants.priority.PRIORITY_LOW);
  await withDatabase(async ({ db, settings }) => {
    const breaks: Break[] = [];
    const tenants = await tenantsNamed(db, tenant);
    const gone = tenant === undefined ? [...expected.keys()].filter((id) => !tenants.includes(id)) : [];
    for (const id of gone) {
      breaks.push({ in: 'ends', id, why: 'tenantMissing' });
      console.log(`${id}: BROKEN: tenantMissing`);
    }
    for (const tenantId of tenants) {
      const report = await verifyAudit(db, tenantId, {
        expected: expected.get(tenantId),
        second: settings.databaseUrl ? { databaseUrl: settings.databaseUrl } : undefined,
      });
      if (report.broken) breaks.push(report.broken);
      console.log(`${tenantId}: ${inWords(report)}`);
    }
    const [stranger] = breaks.flatMap(({ keyId }) => keyId ?? []);
    if (stranger !== undefined) throw new AdminRefused(otherKey(stranger));
    if (breaks.length > 0) throw new AdminRefused('The history was changed behind the back of the service.');
  });
}

function inWords(report: AuditReport): string {
  const { recordCount, eventCount, sealCount, unsealedCount, unsignedCount, signedSince, lastSeal, broken } =
    report;
  if (broken) return `BROKEN at ${broken.in} ${broken.id}: ${broken.why}`;
  return [
    `sound; ${recordCount} records, ${eventCount} events, ${sealCount} seals, ${unsealedCount} not sealed yet`,
    ...(signedSince ? [`signed since ${signedSince}`] : []),
    ...(unsignedCount > 0
      ? [`${unsignedCount} since then without a signature, as servers of the release before write them`]
      : []),
    ...(lastSeal ? [`last seal ${lastSeal.seq} ${lastSeal.seal}`] : []),
  ].join(', ');
}

/** The last seal of each tenant in what this command printed before. */
async function sealsIn(file: string): Promise<ReadonlyMap<string, KnownSeal>> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw readRefused(error, file);
  });
  const lines = text.matchAll(/^(\S+): sound; .*, last seal (\d+) (\S+)$/gm);
  const seals = new Map(
    [...lines].map(([, tenantId = '', seq, seal = '']) => [tenantId, { seq: Number(seq), seal }]),
  );
  if (seals.size > 0) return seals;
  throw new AdminRefused(`${file} names no seal: give a file with what "audit verify" printed before.`);
}

const otherKey = (id: string) =>
  `It was signed with the key ${id}, and the key of this command is ${chainKeys().current.id}: give it the key of the servers (SVCDESK_SECRET_KEY, or secret.key in SVCDESK_DATA). If they have this one, the history was changed behind the back of the service.`;

type Listed = CountedAttempts & { readonly tenant: string };

const columns: readonly Column<Listed>[] = [
  { heading: 'TENANT', text: ({ tenant }) => tenant },
  { heading: 'DAY', text: ({ on }) => on },
  { heading: 'KIND', text: ({ kind }) => kind },
  { heading: 'ACCOUNT', text: ({ account }) => account ?? '', least: 8 },
  { heading: 'NETWORK', text: ({ network }) => network },
  { heading: 'COUNT', text: ({ count }) => String(count) },
  { heading: 'LAST', text: ({ lastAt }) => lastAt },
];

/** Lists what was tried by people who had not proved who they are. */
async function listAttempts({ tenant, json }: { tenant?: string; json?: boolean }): Promise<void> {
  const rows = await withDatabase(async ({ db }) => {
    const found: Listed[] = [];
    for (const tenantId of await tenantsNamed(db, tenant)) {
      for (const each of await countedAttempts.all(db, tenantId)) found.push({ tenant: tenantId, ...each });
    }
    return found;
  });
  if (json) return console.log(JSON.stringify(rows, undefined, 2));
  for (const line of tableLines(rows, columns, process.stdout)) console.log(line);
}
