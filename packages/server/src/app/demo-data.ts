import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, statement, type Transaction } from '../platform/db/index.ts';
import { accountByHandle } from '../platform/sessions/handles.ts';
import { generatedPassword, hashPassword, passwordFits } from '../platform/sessions/passwords.ts';
import type { Settings } from '../platform/settings/settings.ts';

/** What is printed about the demo when the server starts. */
export interface DemoNotice {
  readonly accounts: readonly string[];
  /** Undefined when the accounts were given a password that is not known any more. */
  readonly password: string | undefined;
}

const isEmpty = statement<{ empty: boolean }, []>(
  'demo.isEmpty',
  'SELECT NOT EXISTS(SELECT FROM tenants) AS empty',
);

/** Servers that are started at once on an empty database load it one after the other: each later one finds it loaded. */
const holdLoading = statement<object, []>('demo.holdLoading', 'SELECT pg_advisory_xact_lock(14)');

const setPassword = statement<object, [names: readonly string[], hash: string]>(
  'demo.setPassword',
  `UPDATE accounts a SET password_hash = $2 FROM sign_in_directory d
   WHERE d.kind = 'name' AND d.value = ANY($1::text[]) AND a.tenant_id = d.tenant_id AND a.id = d.account_id`,
);

/** Loads the demo data into an empty database when the settings want it; gives who may sign in. */
export async function prepareDemo(db: Database, settings: Settings): Promise<DemoNotice | undefined> {
  if (!settings.demo) return undefined;
  const { demoAccounts } = await import('../demo/accounts.ts');
  const names = demoAccounts.map(({ account }) => account);
  const file = join(settings.data.path, 'demo-password');
  if ((await isEmpty.first(db))?.empty) {
    const password = await db.transaction((tx) => loadIfEmpty(db, tx, settings, file));
    if (password !== undefined) return { accounts: names, password };
  }
  const probe = await accountByHandle(db, { name: names[0] ?? '', phone: '' });
  if (!probe) return undefined;
  if (settings.demoPassword && !(await passwordFits(settings.demoPassword, probe.passwordHash))) {
    await setPassword.change(db, names, await hashPassword(settings.demoPassword));
  }
  return { accounts: names, password: settings.demoPassword ?? (await keptPassword(file)) };
}

/** Gives the password that the accounts were given; nothing if another server was quicker. */
async function loadIfEmpty(
  db: Database,
  tx: Transaction,
  settings: Settings,
  file: string,
): Promise<string | undefined> {
  await holdLoading.first(tx);
  if (!(await isEmpty.first(tx))?.empty) return undefined;
  const { loadDemo } = await import('../demo/load-demo.ts');
  const password = settings.demoPassword ?? generatedPassword();
  // Before the accounts that it opens: a start that is cut off in between leaves no account without a password.
  if (!settings.demoPassword) await writeFile(file, `${password}\n`, { mode: 0o600 });
  await loadDemo(db, tx, { passwordHash: await hashPassword(password), now: new Date(), settings });
  return password;
}

async function keptPassword(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.trim() || undefined;
}
