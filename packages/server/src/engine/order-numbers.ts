import { humanNumber } from '@svcdesk/core/rules';
import { dateOfDay, timeZone } from '@svcdesk/core/sla';
import { type Database, statement } from '../platform/db/index.ts';
import type { ActContext } from './context.ts';

/** How many numbers a server takes at a time; those it does not use are gaps. Busy servers take more blocks ahead. */
const blockSize = 20;
const maxAhead = 16 * blockSize;

const lease = statement<{ next: number }, [tenantId: string, prefix: string, dayOn: string, size: number]>(
  'numbers.lease',
  `INSERT INTO number_leases (tenant_id, prefix, numbered_on, next) VALUES ($1, $2, $3, $4 + 1)
   ON CONFLICT (tenant_id, prefix, numbered_on) DO UPDATE SET next = number_leases.next + $4
   RETURNING next`,
);

/** Numbers at hand for one tenant, prefix and day. */
interface NumberPool {
  readonly dayOn: string;
  readonly ranges: { next: number; readonly end: number }[];
  /** Numbers to have at hand; doubled whenever they ran out. */
  reserve: number;
  refilling: boolean;
}

const pools = new WeakMap<Database, Map<string, NumberPool>>();

function poolOf(db: Database, tenantId: string, prefix: string, dayOn: string): NumberPool {
  const known = pools.get(db) ?? new Map<string, NumberPool>();
  pools.set(db, known);
  const key = `${tenantId} ${prefix}`;
  const stock = known.get(key);
  if (stock?.dayOn === dayOn) return stock;
  const fresh: NumberPool = { dayOn, ranges: [], reserve: blockSize, refilling: false };
  known.set(key, fresh);
  return fresh;
}

function takeFrom({ ranges: blocks }: NumberPool): number | undefined {
  const [block] = blocks;
  if (!block) return undefined;
  const number = block.next;
  block.next += 1;
  if (block.next >= block.end) blocks.shift();
  return number;
}

const leftIn = ({ ranges: blocks }: NumberPool) => blocks.reduce((sum, { next, end }) => sum + end - next, 0);

/** Leases blocks in a transaction of its own; when that fails, the next order leases its number alone. */
async function refill(db: Database, tenantId: string, prefix: string, stock: NumberPool): Promise<void> {
  if (stock.refilling) return;
  stock.refilling = true;
  const { reserve: ahead } = stock;
  try {
    const row = await lease.first(db, tenantId, prefix, stock.dayOn, ahead);
    if (row) stock.ranges.push({ next: row.next - ahead, end: row.next });
  } catch {
    // Nothing was taken, so nothing is lost.
  } finally {
    stock.refilling = false;
  }
}

/**
 * The human number of something made now: prefix, the tenant's day, count. Numbers come from leased blocks, so that no
 * creation waits for another (docs/decisions/06-ids-and-numbers.md); only when none is at hand is a block leased inside.
 */
export async function numberFor(
  {
    tx,
    services: { db },
    tenantId,
    timeZone: zone,
  }: Pick<ActContext, 'tx' | 'services' | 'tenantId' | 'timeZone'>,
  prefix: string,
  createdAt: number,
): Promise<string> {
  const dayOn = dateOfDay(timeZone(zone).dayOf(createdAt));
  const stock = poolOf(db, tenantId, prefix, dayOn);
  let number = takeFrom(stock);
  if (number === undefined) {
    const { reserve: ahead } = stock;
    const row = await lease.first(tx, tenantId, prefix, dayOn, ahead);
    if (!row) throw new Error('No number was leased');
    number = row.next - ahead;
    const rest = { next: number + 1, end: row.next };
    tx.afterCommit(() => void stock.ranges.push(rest));
    stock.reserve = Math.min(maxAhead, ahead * 2);
  }
  if (leftIn(stock) < stock.reserve / 2) tx.afterCommit(() => void refill(db, tenantId, prefix, stock));
  return humanNumber(prefix, dayOn, number);
}
