import { formatTimestamp } from '@svcdesk/core/format';
import { sideOf } from '@svcdesk/core/roles';
import {
  type AccountOf,
  disableAccount,
  enableAccount,
  type OperatorContext,
  resetPassword,
} from '../../modules/account/disable-account.ts';
import { groupLive, notDeleted, notDisabled } from '../../platform/db/active.ts';
import { statement } from '../../platform/db/index.ts';
import { accountByHandle, countryOf, readHandle } from '../../platform/sessions/handles.ts';
import { asOperator, type OpenDatabase, tenantsNamed, withDatabase } from '../open-database.ts';
import { AdminRefused, readArgs, wrongUse } from '../read-args.ts';
import { type Column, tableLines } from '../table.ts';

interface Listed {
  tenant: string;
  account: string;
  name: string;
  type: number;
  groups: string[];
  enabled: boolean;
  lastSignInAt: string | null;
}

const accountsOf = statement<Listed, [tenantId: string]>(
  'admin.accounts',
  `SELECT a.tenant_id AS tenant, a.account_name AS account, a.name, a.type,
     ARRAY(SELECT g.name FROM group_members m JOIN groups g ON g.tenant_id = m.tenant_id AND g.id = m.group_id
       WHERE m.tenant_id = a.tenant_id AND m.account_id = a.id AND ${groupLive('g')} ORDER BY g.name) AS groups,
     ${notDisabled('a')} AS enabled, a.last_sign_in_at AS "lastSignInAt"
   FROM accounts a WHERE a.tenant_id = $1 AND ${notDeleted('a')} ORDER BY a.account_name`,
);

async function list(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArgs(args, { tenant: { type: 'string' }, json: { type: 'boolean' } });
  if (positionals.length > 0) throw wrongUse('"accounts list" takes no names.');
  const found = await withDatabase(async ({ db }) => {
    const rows: Listed[] = [];
    for (const tenantId of await tenantsNamed(db, values.tenant))
      rows.push(...(await accountsOf.all(db, tenantId)));
    return rows;
  });
  if (values.json) return console.log(JSON.stringify(found.map(asData), undefined, 2));
  const several = new Set(found.map(({ tenant }) => tenant)).size > 1;
  const shown = several || !process.stdout.isTTY ? [tenantColumn, ...columns] : columns;
  for (const line of tableLines(found, shown, process.stdout, ({ enabled }) => !enabled)) console.log(line);
}

const asData = ({ lastSignInAt, ...account }: Listed) => ({
  ...account,
  type: sideOf(account),
  lastSignInAt: lastSignInAt ?? undefined,
});

const tenantColumn: Column<Listed> = { heading: 'TENANT', text: ({ tenant }) => tenant };
const columns: readonly Column<Listed>[] = [
  { heading: 'ACCOUNT', text: ({ account }) => account, least: 20 },
  { heading: 'NAME', text: ({ name }) => name, least: 8 },
  { heading: 'TYPE', text: ({ type }) => sideOf({ type }) },
  { heading: 'GROUPS', text: ({ groups }) => groups.join(', '), least: 8 },
  { heading: 'ENABLED', text: ({ enabled }) => (enabled ? 'yes' : 'no') },
  {
    heading: 'LAST SIGN-IN',
    // In the terminal's own zone, for people; for programs as it is written everywhere.
    text: ({ lastSignInAt }) =>
      lastSignInAt && process.stdout.isTTY ? formatTimestamp(lastSignInAt) : (lastSignInAt ?? ''),
  },
];

type Named = AccountOf & { readonly named: string };

/** All of them, or none is touched. */
async function find({ db, settings }: OpenDatabase, names: readonly string[]): Promise<Named[]> {
  const country = await countryOf(db, settings.defaultTenant);
  const found: Named[] = [];
  const missing: string[] = [];
  for (const named of new Set(names)) {
    const account = await accountByHandle(db, readHandle(named, country));
    if (account) found.push({ named, tenantId: account.tenantId, accountId: account.accountId });
    else missing.push(`There is no account "${named}".`);
  }
  if (missing.length > 0) throw new AdminRefused(missing.join('\n'));
  return found;
}

/** Changes each named account in a transaction of its own, and prints the outcome of each. */
async function eachNamed(
  args: readonly string[],
  work: (context: OperatorContext, account: Named) => Promise<string>,
): Promise<void> {
  const { positionals } = readArgs(args, {});
  if (positionals.length === 0) throw wrongUse('Name the accounts.');
  await withDatabase(async (opened) => {
    const { db } = opened;
    for (const account of await find(opened, positionals)) {
      const now = () => new Date();
      console.log(await db.transaction((tx) => work(asOperator(db, tx, now), account)));
    }
  });
}

const disable = (args: readonly string[]) =>
  eachNamed(args, async (context, account) => {
    const ended = await disableAccount(context, account);
    if (ended === undefined) return `${account.named} was disabled already.`;
    const sessions = ended === 1 ? '1 session' : `${ended} sessions`;
    return `${account.named} is disabled: ${sessions} ended, open work is back with its groups.`;
  });

const enable = (args: readonly string[]) =>
  eachNamed(args, async (context, account) =>
    (await enableAccount(context, account))
      ? `${account.named} may sign in again.`
      : `${account.named} was enabled already.`,
  );

/** The only time that the password can be read. */
const reset = (args: readonly string[]) =>
  eachNamed(args, async (context, account) => {
    const password = await resetPassword(context, account);
    if (password === undefined) throw new AdminRefused(`${account.named} is deleted.`);
    return `${account.named} signs in with ${password} and is asked for another one; all sessions ended.`;
  });

const verbs = { list, disable, enable, reset };

/** Shows who may sign in, and decides who may. */
export async function run([verb = '', ...args]: readonly string[]): Promise<void> {
  if (!Object.hasOwn(verbs, verb)) throw wrongUse('Say "accounts list", "disable", "enable" or "reset".');
  await verbs[verb as keyof typeof verbs](args);
}
