import { parseArgs } from 'node:util';

/** What the seeder was asked for. */
export interface SeedArguments {
  readonly orders: number;
  readonly seed: string;
  /** Undefined: the default tenant. */
  readonly tenantId: string | undefined;
  /** What the orders are relative to; undefined: the present. */
  readonly now: number | undefined;
}

/** Something the caller can mend; the message says how. */
export class SeedRefused extends Error {}

export const usage = `Usage: pnpm seed --orders N [--seed S] [--tenant ID] [--now INSTANT]

Writes N orders of the last two years, with all that belongs to them, beside what is there. The same seed gives the
same orders at the same time. Engineers keep about ten open orders each, whatever N is. The database is that of the settings
(DATABASE_URL, or the embedded one in SVCDESK_DATA); an empty one gets the demo data first.

  --orders N    how many orders, 1 to 5000000
  --seed S      what to draw them by; 1 when it is not given
  --tenant ID   short id of the tenant, such as t1; a new one is founded; the default tenant when it is not given
  --now T       what they are relative to, such as 2026-11-20T02:00:00Z; the present when it is not given

Example: pnpm seed --orders 100000`;

const maxOrders = 5_000_000;

/** Reads the command line; undefined when help is asked for. */
export function readArguments(args: readonly string[]): SeedArguments | undefined {
  // pnpm passes its own separator on.
  const own = args[0] === '--' ? args.slice(1) : [...args];
  let values: { orders?: string; seed?: string; tenant?: string; now?: string; help?: boolean };
  try {
    ({ values } = parseArgs({
      args: own,
      options: {
        orders: { type: 'string' },
        seed: { type: 'string' },
        tenant: { type: 'string' },
        now: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }));
  } catch (error) {
    throw new SeedRefused(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
  if (values.help) return undefined;
  const { orders = '', seed = '1', tenant } = values;
  const count = Number(orders);
  if (!/^\d+$/.test(orders) || count < 1 || count > maxOrders) {
    throw new SeedRefused(`--orders has to be a number from 1 to ${maxOrders}.\n\n${usage}`);
  }
  if (tenant !== undefined && !/^[a-z][a-z0-9]{0,15}$/.test(tenant)) {
    throw new SeedRefused('--tenant has to be a short id: a letter, then letters and digits, such as t1.');
  }
  const now = values.now === undefined ? undefined : Date.parse(values.now);
  if (Number.isNaN(now)) throw new SeedRefused('--now has to be an instant, such as 2026-11-20T02:00:00Z.');
  return { orders: count, seed, tenantId: tenant, now };
}
