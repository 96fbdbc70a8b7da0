import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@svcdesk/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../platform/db/index.ts';
import {
  buildTenant,
  draftOf,
  spareDatabase,
  speaksForBoth,
  type TestTenant,
  testPassword,
} from '../testing/index.ts';
import {
  patientFetch,
  type Ran,
  runAdmin,
  type ServerProcess,
  startProcess,
} from '../testing/server-process.ts';

/** The command and the server as people run them: processes of their own, on one database. */
const spare = await spareDatabase();
const folder = await mkdtemp(join(tmpdir(), 'svcdesk-accounts-'));
const environment: Record<string, string> = {
  SVCDESK_DATA: spare.options.kind === 'embedded' ? spare.options.folder : join(folder, 'data'),
  SVCDESK_DEMO: 'off',
  SVCDESK_LOG_LEVEL: 'silent',
  SVCDESK_RATE_LIMITS: 'off',
  ...(spare.options.kind === 'postgres' && { DATABASE_URL: spare.options.url }),
};
const accounts = (...args: string[]): Promise<Ran> => runAdmin(['accounts', ...args], environment);

let tenant: TestTenant;
let server: ServerProcess;
beforeAll(async () => {
  const db = await openDatabase(spare.options);
  tenant = await buildTenant(db);
  await db.close();
  server = await startProcess({ ...environment, SVCDESK_CAPTCHA: 'puzzle' });
});
afterAll(async () => {
  await server.kill();
  await spare.drop();
  await rm(folder, { recursive: true, force: true });
});

async function signedIn(account: string) {
  const client = createClient({ baseUrl: server.url, fetch: patientFetch });
  await client.signIn({ account, password: testPassword });
  return client;
}

it.runIf(speaksForBoth)('lists who may sign in, for people and for programs', async () => {
  const client = await signedIn(tenant.engineer2.account);
  await client.account.personal({});
  const { output, code } = await accounts('list', '--json');
  expect(code).toBe(0);
  const listed = JSON.parse(output) as { account: string }[];
  expect(listed).toHaveLength(9);
  expect(listed.find(({ account }) => account === tenant.engineer2.account)).toEqual({
    tenant: tenant.tenantId,
    account: tenant.engineer2.account,
    name: tenant.engineer2.account,
    type: 'staff',
    groups: ['First'],
    enabled: true,
    lastSignInAt: expect.stringMatching(/^\d{4}-.*Z$/),
  });
  const plain = await accounts('list', '--tenant', tenant.tenantId);
  const line = plain.output.split('\n').find((each) => each.includes(tenant.client.account));
  expect(line).toBe(
    [tenant.tenantId, tenant.client.account, tenant.client.account, 'client', '', 'yes', ''].join('\t'),
  );
});

it('disables an account while the server runs: they are out at once, and their work is back', async () => {
  const { account } = tenant.engineer;
  const [engineer, client, lead] = await Promise.all(
    [account, tenant.client.account, tenant.lead.account].map(signedIn),
  );
  if (!engineer || !client || !lead) throw new Error('Nobody');
  // On another device.
  await signedIn(account);
  const { id: orderId } = await client.orders.create(draftOf(tenant));
  await engineer.orders.accept({ orderId });
  const stream = await fetch(`${server.url}/api/events`, {
    headers: { token: engineer.session.token() ?? '' },
  });
  expect(stream.headers.get('content-type')).toContain('text/event-stream');

  const done = await accounts('disable', account);
  expect(done).toEqual({
    code: 0,
    output: `${account} is disabled: 2 sessions ended, open work is back with its groups.\n`,
    errors: '',
  });
  await stream.text();
  await expect(engineer.account.personal({})).rejects.toMatchObject({ status: 4012 });
  await expect(signedIn(account)).rejects.toMatchObject({ code: 'accountDisabled' });
  expect(await lead.orders.detail({ orderId })).toMatchObject({ status: 1 });
  const notified = (await lead.messages.mine({ sysMsgFlag: 0 })).list;
  expect(notified.filter(({ kind }) => kind === 'order.released')).toHaveLength(1);
  expect((await accounts('list')).output).toMatch(new RegExp(`\t${account}\t.*\tno\t`));

  expect((await accounts('enable', account)).output).toBe(`${account} may sign in again.\n`);
  await (await signedIn(account)).account.personal({});
  expect(await runAdmin(['audit', 'verify'], environment)).toMatchObject({ code: 0 });
});

it.runIf(speaksForBoth)('disables whom an imported list has off, with all that follows', async () => {
  const { account, tenantId } = tenant.engineer2;
  const engineer = await signedIn(account);
  const file = join(folder, 'users.csv');
  await writeFile(file, `account,name,roles,phone,enabled\n${account},Lin,engineer,13900010009,no\n`);
  const imported = () => runAdmin(['import', file, '--tenant', tenantId, '--yes'], environment);
  const done = { code: 0, output: expect.stringContaining('users: 0 added, 1 changed, 0 as before\n') };
  expect(await imported()).toMatchObject(done);
  await expect(engineer.account.personal({})).rejects.toMatchObject({ status: 4012 });
  expect(await imported()).toMatchObject({ output: 'users: 0 added, 0 changed, 1 as before\n' });
  // The operator may name a phone, in any spelling.
  expect((await accounts('enable', '0086 139-0001-0009')).code).toBe(0);
});

it.runIf(speaksForBoth)(
  'gives an account a first password again, which is all that they can change it with',
  async () => {
    const { account } = tenant.monitor;
    const before = await signedIn(account);
    const { output } = await accounts('reset', account);
    await expect(before.account.personal({})).rejects.toMatchObject({ status: 4014 });
    const password = /signs in with (\S+) and/.exec(output)?.[1] ?? '';
    const session = await createClient({ baseUrl: server.url }).auth.login({ account, password });
    expect(session.mustChangePassword).toBe(true);
    await expect(signedIn(account)).rejects.toMatchObject({ code: 'wrongCredentials' });
  },
);

it.runIf(speaksForBoth)('changes no account when a name is unknown, and says which', async () => {
  expect(await accounts('disable', tenant.outsider.account, 'nobody')).toEqual({
    code: 1,
    output: '',
    errors: 'There is no account "nobody".\n',
  });
  await signedIn(tenant.outsider.account);
  expect(await accounts('list', '--tenant', 't0')).toMatchObject({
    code: 1,
    errors: `There is no tenant "t0"; there are ${tenant.tenantId}.\n`,
  });
});
