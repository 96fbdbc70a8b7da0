import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { buildTenant, draftOf, testDatabase, testPassword, testServer } from './testing/index.ts';

const run = promisify(execFile);
const example = fileURLToPath(new URL('../../../examples/embed-node/main.ts', import.meta.url));
const db = await testDatabase();
const server = await testServer(db);

function embedNode(account: string, password: string) {
  const env = {
    ...process.env,
    SVCDESK_SERVER: server.url,
    SVCDESK_ACCOUNT: account,
    SVCDESK_PASSWORD: password,
  };
  return run(process.execPath, ['--conditions=@svcdesk/source', example], { env });
}

it('the example that embeds the SDK in Node lists orders of a real server', async () => {
  const tenant = await buildTenant(db);
  const { orderNo, title } = await (await server.as(tenant.client)).orders.create(draftOf(tenant));
  const { stdout } = await embedNode(tenant.engineer.account, testPassword);
  expect(stdout).toContain(`${orderNo}  New  ${title}`);
  expect(stdout).toContain('accept');
});

it('the example says what went wrong and fails', async () => {
  const failure = await embedNode('nobody', 'wrong-password').catch(
    (error: { code: number; stderr: string }) => error,
  );
  expect(failure).toMatchObject({ code: 1 });
  expect(failure.stderr).toContain('wrongCredentials');
});
