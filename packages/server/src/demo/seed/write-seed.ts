import { setImmediate as nextTurn } from 'node:timers/promises';
import { numberPrefix, orderSourceNames } from '@svcdesk/core/rules';
import { dateOfDay, timeZone } from '@svcdesk/core/sla';
import { merkleRoot, sealOf } from '../../platform/audit/chain.ts';
import { chainKeys } from '../../platform/audit/chain-key.ts';
import { type Database, type Queryable, statement } from '../../platform/db/index.ts';
import { auditQueue, auditSeals } from '../../platform/db/schema/audit.ts';
import { type Basket, createBasket } from '../basket.ts';
import { createChance } from '../chance.ts';
import type { Company } from '../company/company.ts';
import { instant } from '../company/founding.ts';
import { raise } from '../plot/raising.ts';
import { writeStory } from '../plot/write-story.ts';
import { readSome } from '../story/effects.ts';
import { createLedger, type Ledger, type Numbered } from '../story/ledger.ts';
import { inLots, type Lots } from './lots.ts';
import { plotSeed } from './plot-seed.ts';

const lastSeal = statement<{ seq: number; seal: string }, [tenantId: string]>(
  'seed.lastSeal',
  'SELECT seq, seal FROM audit_seals WHERE tenant_id = $1 ORDER BY seq DESC LIMIT 1',
);

type QueueRow = typeof auditQueue.$inferInsert;

/** Continues a tenant's chain of seals, as the job of the audit does it (audit/seal.ts). */
interface Sealer {
  /** Puts one seal under the hashes, in the order in which they will be written. */
  seal(queued: readonly QueueRow[], basket: Basket): void;
}

/** No other program may seal records meanwhile. */
async function createSealer(on: Queryable, tenantId: string, createdAt: string): Promise<Sealer> {
  const last = await lastSeal.first(on, tenantId);
  let seq = last?.seq ?? 0;
  let prevSeal = last?.seal ?? null;
  return {
    seal(queued, basket) {
      if (queued.length === 0) return;
      seq += 1;
      const head = {
        tenantId,
        seq,
        root: merkleRoot(queued.map(({ hash }) => hash)),
        count: queued.length,
        prevSeal,
        createdAt,
      };
      prevSeal = sealOf(head, chainKeys().current);
      for (const row of queued) row.sealSeq = seq;
      basket.put(auditSeals, { ...head, seal: prevSeal });
    },
  };
}

/** Orders of one lot: enough for speed, few enough for memory. */
const ordersAtOnce = 1000;

const usedNumbers = statement<Numbered, [tenantId: string]>(
  'seed.usedNumbers',
  `SELECT prefix, numbered_on AS "numberedOn", next FROM number_leases WHERE tenant_id = $1`,
);

/** Numbers of today are leased before, since a server on the same database may be giving them out as well. */
const lease = statement<{ next: number }, [tenantId: string, prefix: string, dayOn: string, count: number]>(
  'seed.lease',
  `INSERT INTO number_leases (tenant_id, prefix, numbered_on, next) VALUES ($1, $2, $3, $4 + 1)
   ON CONFLICT (tenant_id, prefix, numbered_on) DO UPDATE SET next = number_leases.next + $4
   RETURNING next - $4 AS next`,
);

const keepNumbers = statement<
  object,
  [tenantId: string, prefixes: readonly string[], days: readonly string[], next: readonly number[]]
>(
  'seed.keepNumbers',
  `INSERT INTO number_leases (tenant_id, prefix, numbered_on, next)
   SELECT $1, n.* FROM unnest($2::text[], $3::date[], $4::int[]) n
   ON CONFLICT (tenant_id, prefix, numbered_on) DO UPDATE SET next = greatest(number_leases.next, excluded.next)`,
);

const addCounts = statement<
  object,
  [tenantId: string, counters: readonly string[], values: readonly number[]]
>(
  'seed.addCounts',
  `INSERT INTO kept_counts (tenant_id, counter, value)
   SELECT $1, c.* FROM unnest($2::text[], $3::bigint[]) c ORDER BY 2
   ON CONFLICT (tenant_id, counter) DO UPDATE SET value = kept_counts.value + excluded.value`,
);

async function leaseToday(
  on: Queryable,
  tenantId: string,
  dayOn: string,
  count: number,
): Promise<readonly Numbered[]> {
  const leased: Numbered[] = [];
  for (const name of orderSourceNames) {
    const prefix = numberPrefix[name];
    const row = await lease.first(on, tenantId, prefix, dayOn, count);
    leased.push({ prefix, numberedOn: dayOn, next: row?.next ?? 1 });
  }
  return leased;
}

/** Writes the stories, and what it adds up to. */
function insertAll(
  { write }: Lots,
  tenantId: string,
  basket: Basket,
  ledger: Ledger,
  sealer: Sealer | undefined,
): Promise<void> {
  return write(async (on) => {
    sealer?.seal(basket.rowsOf(auditQueue), basket);
    const counts = ledger.takeCounts();
    const numbers = ledger.takeNumbers();
    const column = <Key extends keyof Numbered>(key: Key) => numbers.map((each) => each[key]);
    await Promise.all([
      basket.insertAll(on),
      addCounts.change(on, tenantId, [...counts.keys()], [...counts.values()]),
      keepNumbers.change(on, tenantId, column('prefix'), column('numberedOn'), column('next')),
    ]);
  });
}

export interface SeedOptions {
  readonly orders: number;
  readonly seed: string;
  readonly now: number;
  /** Called with how many orders are written. */
  readonly progress?: (written: number) => void;
}

/** Writes so many orders beside those of the tenant. */
export async function writeSeed(db: Database, company: Company, options: SeedOptions): Promise<void> {
  await inLots(db, (lots) => writeLots(lots, company, options));
}

/** While the database writes one lot, the next is made up. */
async function writeLots(lots: Lots, company: Company, options: SeedOptions): Promise<void> {
  const { orders, seed, now, progress } = options;
  const { tenantId, timeZone: zone } = company;
  const chance = createChance(`seed/${seed}/${tenantId}`);
  const plot = await plotSeed(lots.on, company, chance, orders, now);
  const local = timeZone(zone);
  const today = local.dayOf(now);
  const used = await usedNumbers.all(lots.on, tenantId);
  const leased = await leaseToday(
    lots.on,
    tenantId,
    dateOfDay(today),
    plot.countSince(local.dayStart(today)),
  );
  const basket = createBasket();
  const ledger = createLedger(basket, zone, [...used, ...leased]);
  // Else the audit's own job does it.
  const sealer = lots.alone ? await createSealer(lots.on, tenantId, instant(now)) : undefined;
  const stories = chance.fork('stories');
  let inserting = Promise.resolve();
  let written = 0;

  async function pourNext(): Promise<void> {
    await inserting;
    progress?.(written);
    inserting = insertAll(lots, tenantId, basket, ledger, sealer);
    // It is awaited a lot later; until then a failure must not count as unhandled.
    inserting.catch(() => {});
    await nextTurn();
  }

  for (const { at, wish, ending } of plot.chapters) {
    const draft = raise(company, stories, at, wish);
    const story = writeStory(company, stories, ledger.numberAt(draft.source, at), draft, now, ending);
    readSome(story, stories, now);
    ledger.write(story);
    written += 1;
    if (written % ordersAtOnce === 0) await pourNext();
  }
  await pourNext();
  await inserting;
  progress?.(written);
}
