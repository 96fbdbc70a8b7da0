/** `pnpm seed`: fills the database of the settings with orders in bulk. */

import { prepareDemo } from '../app/demo-data.ts';
import { openDatabaseOf } from '../app/start-server.ts';
import { FolderInUseError, isDatabaseError } from '../platform/db/index.ts';
import { readSettings, SettingsError } from '../platform/settings/settings.ts';
import { unexpectedErrorInWords } from '../platform/unexpected-error.ts';
import { readArguments, type SeedArguments, SeedRefused, usage } from './seed/arguments.ts';
import { seedOrders } from './seed/seed-orders.ts';

async function main(): Promise<void> {
  const asked = readArguments(process.argv.slice(2));
  if (asked) await seed(asked);
  else console.log(usage);
}

async function seed({ orders, seed, tenantId, now = Date.now() }: SeedArguments): Promise<void> {
  const settings = readSettings(process.env);
  if (!settings.demo) {
    throw new SeedRefused(
      'Invented orders are for demo mode only; SVCDESK_MODE=production and SVCDESK_DEMO=off refuse them.',
    );
  }
  const began = performance.now();
  const seconds = () => ((performance.now() - began) / 1000).toFixed(0);
  const db = await openDatabaseOf(settings, die);
  try {
    const demo = await prepareDemo(db, settings);
    if (demo?.password) console.log(`Demo accounts: ${demo.accounts.join(', ')}; password ${demo.password}`);
    await seedOrders(db, {
      orders,
      seed,
      tenantId: tenantId ?? settings.defaultTenant,
      timeZone: settings.timeZone,
      now,
      progress: progressLine(orders, seconds),
    });
    console.log(`${process.stdout.isTTY ? '\n' : ''}Wrote ${orders} orders in ${seconds()} s.`);
  } finally {
    await db.close();
  }
}

/** One line that counts up on a terminal, a line for every tenth elsewhere. */
function progressLine(orders: number, seconds: () => string): (written: number) => void {
  let shown = 0;
  return (written) => {
    const tenth = Math.floor((written * 10) / orders);
    if (process.stdout.isTTY) process.stdout.write(`\r${written} of ${orders} orders, ${seconds()} s`);
    else if (tenth > shown) console.log(`${written} of ${orders} orders, ${seconds()} s`);
    shown = tenth;
  };
}

function die(error: unknown): never {
  console.error(`The embedded database stopped: ${unexpectedErrorInWords(error)}`);
  process.exit(1);
}

main().catch((error: unknown) => {
  if (error instanceof FolderInUseError) {
    console.error(`${error.message} When it is the server, stop it, seed, and start it again.`);
  } else if (error instanceof SeedRefused || error instanceof SettingsError) console.error(error.message);
  else if (isDatabaseError(error)) console.error(`The database refused (${error.code}): ${error.message}`);
  else console.error(unexpectedErrorInWords(error));
  process.exitCode = 1;
});
