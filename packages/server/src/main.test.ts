import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient } from '@svcdesk/core';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { enterRunning } from './platform/db/index.ts';
import { foreignDatabase, post, send, settingsOf, spareDatabase, speaksForBoth } from './testing/index.ts';
import { entryArgs, patientFetch, startProcess } from './testing/server-process.ts';

const spare = await spareDatabase();
const folder =
  spare.options.kind === 'embedded' ? spare.options.folder : await mkdtemp(join(tmpdir(), 'svcdesk-main-'));
const database: Record<string, string> =
  spare.options.kind === 'postgres' ? { DATABASE_URL: spare.options.url } : {};

afterAll(async () => {
  await spare.drop();
  await rm(folder, { recursive: true, force: true });
});

interface Started {
  readonly child: ChildProcess;
  readonly url: string;
  readonly output: string;
}

function run(environment: Record<string, string>): ChildProcess {
  const env = {
    PATH: process.env.PATH,
    PORT: '0',
    SVCDESK_DATA: folder,
    SVCDESK_CAPTCHA: 'none',
    ...environment,
  };
  const child = spawn(process.execPath, entryArgs('main'), {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A test that fails half way has not stopped it.
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Below a file no folder can be made. */
const unmakeable = join(fileURLToPath(import.meta.url), 'data');

/** What a server says that ends instead of starting. */
async function refusal(environment: Record<string, string>) {
  const child = run(environment);
  let errors = '';
  child.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  const [code] = await once(child, 'close');
  return { code: code as number | null, errors };
}

/** Runs the server until it says that it is ready. */
async function start(environment: Record<string, string> = {}): Promise<Started> {
  const child = run({ ...database, ...environment });
  let output = '';
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  for await (const chunk of child.stdout ?? []) {
    output += chunk;
    const url = /svcdesk is ready: (\S+)/.exec(output)?.[1];
    if (url && /Demo password:.*\n/.test(output)) return { child, url, output };
  }
  throw new Error(`The server ended: ${output}`);
}

async function stop({ child }: Started, signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
  const exit = once(child, 'exit');
  child.kill(signal);
  const [code] = await exit;
  return code as number | null;
}

const passwordIn = (output: string): string => /Demo password: +(\S+)/.exec(output)?.[1] ?? '';

describe('the server as a program', () => {
  it('loads the demo at its first start, prints who may sign in, keeps the password, and stops on a signal', async () => {
    const first = await start();
    const password = passwordIn(first.output);
    expect(password).toMatch(/^[a-z2-9]{12}$/);
    const readme = await readFile(new URL('../../../README.md', import.meta.url), 'utf8');
    const table = /\| account \| who \|\n(?:\|.*\n)+/.exec(readme)?.[0] ?? '';
    const told = table.match(/(?<=`)[\w-]+(?=`)/g) ?? [];
    const printed = /Demo accounts: +(.*)/.exec(first.output)?.[1]?.split(', ') ?? [];
    expect(printed.sort()).toEqual(told.sort());
    const client = createClient({ baseUrl: first.url, fetch: patientFetch, retries: 0 });
    const signedIn = await client.signIn({ account: 'engineer', password });
    expect(await client.account.personal({})).toMatchObject({ account: 'engineer' });
    expect((await send(`${first.url}/readyz`)).http).toBe(200);
    expect(await stop(first)).toBe(0);
    const kept = join(folder, 'demo-password');
    expect((await readFile(kept, 'utf8')).trim()).toBe(password);
    expect((await stat(kept)).mode & 0o777).toBe(0o600);

    const second = await start();
    expect(passwordIn(second.output)).toBe(password);
    expect(second.output).toMatch(
      /^svcdesk \d+\.\d+\.\d+ \((from sources|[\da-f]{12}(-dirty)?)\), database \S+, data in \/\S+\n/,
    );
    expect(second.output).toContain(
      spare.options.kind === 'embedded' ? 'database embedded,' : 'database postgres://',
    );
    const again = await post(`${second.url}/api/account/info/personal`, {}, { token: signedIn.token });
    expect(again.envelope.status).toBe(10000);
    expect(await stop(second, 'SIGINT')).toBe(0);
  });

  it.runIf(speaksForBoth)('gives the demo the password that is set, at any start', async () => {
    const server = await start({ SVCDESK_DEMO_PASSWORD: 'another password' });
    const client = createClient({ baseUrl: server.url, fetch: patientFetch, retries: 0 });
    const attempt = { account: 'lead', password: 'another password' };
    expect((await client.signIn(attempt)).type).toBe(1);
    expect(await stop(server)).toBe(0);
  });

  it.runIf(spare.options.kind === 'embedded')('writes nothing that others may read', async () => {
    const fresh = await mkdtemp(join(tmpdir(), 'svcdesk-fresh-'));
    onTestFinished(() => rm(fresh, { recursive: true, force: true }));
    const server = await startProcess({
      SVCDESK_DATA: fresh,
      SVCDESK_DEMO: 'off',
      SVCDESK_CAPTCHA: 'puzzle',
    });
    const names = await readdir(fresh);
    expect(names).toEqual(expect.arrayContaining(['secret.key', 'files', 'database']));
    // A closed folder cannot be entered, whatever the database says of its files; nor can a socket be read.
    names.push('.', join('files', 'arrivals'));
    for (const name of names.filter((each) => !each.endsWith('.sock'))) {
      expect([name, (await stat(join(fresh, name))).mode & 0o077]).toEqual([name, 0]);
    }
    expect(await server.stop()).toBe(0);
  });

  it('says what starts on what, also when it ends there, and nothing that is secret', async () => {
    const child = run({
      DATABASE_URL: 'postgres://desk:p4ssw0rd@127.0.0.1:1/desk',
      SVCDESK_DATABASE_WAIT: '0',
    });
    const chunks: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => chunks.push(String(chunk)));
    await once(child, 'close');
    const output = chunks.join('');
    expect(output).toContain(`database postgres://desk@127.0.0.1:1/desk, data in ${folder}\n`);
    expect(output).not.toContain('p4ssw0rd');
  });

  it('tells in a sentence that its data folder cannot be made, at once', async () => {
    const { code, errors } = await refusal({ SVCDESK_DATA: unmakeable });
    expect(code).toBe(1);
    expect(errors).toMatch(/^The data folder \S+ cannot be used: a part of its path is a file\. .*\n$/);
    expect(errors).toContain(unmakeable);
  });

  it('tells in a sentence that it cannot listen where HOST and PORT say, before it makes anything', async () => {
    const fresh = join(await mkdtemp(join(tmpdir(), 'svcdesk-port-')), 'data');
    onTestFinished(() => rm(join(fresh, '..'), { recursive: true }));
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const said = async (more: Record<string, string>) => await refusal({ SVCDESK_DATA: fresh, ...more });
    expect(await said({ PORT: String(port) })).toEqual({
      code: 1,
      errors: `The port ${port} is taken by another program; set PORT to a free one.\n`,
    });
    expect(await said({ HOST: 'nohost.invalid' })).toEqual({
      code: 1,
      errors: expect.stringMatching(/^HOST is "nohost\.invalid", .*\n$/),
    });
    expect(await said({ HOST: '192.0.2.1' })).toEqual({
      code: 1,
      errors: expect.stringMatching(/^HOST is "192\.0\.2\.1", which is no address of this machine\. .*\n$/),
    });
    expect(existsSync(fresh)).toBe(false);
  });

  it.runIf(speaksForBoth)(
    'tells in a sentence that its PostgreSQL does not answer, after it has waited for it',
    async () => {
      const url = 'postgres://desk:p4ssw0rd@127.0.0.1:1/desk';
      const { code, errors } = await refusal({ DATABASE_URL: url, SVCDESK_DATABASE_WAIT: '1' });
      expect(code).toBe(1);
      expect(errors.trim().split('\n')).toEqual([
        expect.stringMatching(
          /^PostgreSQL at 127\.0\.0\.1:1 cannot be reached: .* Waiting for it, at most 1 s/,
        ),
        expect.stringMatching(/^PostgreSQL at 127\.0\.0\.1:1 cannot be reached: .* correct DATABASE_URL\./),
      ]);
      expect(errors).not.toContain('p4ssw0rd');
    },
  );

  it.runIf(speaksForBoth)('tells in a sentence that a migration was changed, and what to do', async () => {
    const old = await foreignDatabase('changed');
    const named = settingsOf(old);
    const { code, errors } = await refusal(named);
    expect(code).toBe(1);
    expect(errors).toMatch(
      /^Migration \w+ was changed .*\. Start svcdesk .* \(SVCDESK_DATA or DATABASE_URL\)\.\n$/,
    );
    await old.drop();
  });

  it.runIf(speaksForBoth)(
    'tells in a sentence that a newer version has written its database, and what to do',
    async () => {
      const newer = await foreignDatabase('newer');
      expect(await refusal(settingsOf(newer))).toEqual({
        code: 1,
        errors: expect.stringMatching(/^The database was written by svcdesk 9\.1\.0 and this is .*\.\n$/),
      });
      await newer.drop();
    },
  );

  it('says which settings are missing in production, and what to do', async () => {
    const { code, errors } = await refusal({ SVCDESK_MODE: 'production', SVCDESK_CAPTCHA: 'puzzle' });
    expect(code).toBe(1);
    expect(errors).toContain('SVCDESK_CODE_SENDER');
    expect(errors).toContain('SVCDESK_PUBLIC_URL is missing');
    expect(errors).not.toContain(' at ');
  });

  it.runIf(spare.options.kind === 'embedded')(
    'ends when its database has died, for its supervisor to start it anew, and has everything then',
    async () => {
      const settings = { SVCDESK_DATA: folder, SVCDESK_DEMO_PASSWORD: 'another password' };
      const server = await startProcess(settings);
      const running = await enterRunning(folder);
      const send = (text: string) => running.connection.run({ text, values: [] });
      const log = join(folder, 'database', 'pg_wal');
      // It has nowhere to write any more, as on a disk that fails, and finds out at the next file of its log.
      await rename(log, `${log}-away`);
      await send('SELECT pg_switch_wal()');
      await send('CREATE TABLE lost (id int)').catch(() => {});
      await expect(send('CHECKPOINT')).rejects.toThrow();
      expect(await server.ended()).toBe(1);
      await running.close();
      await rename(`${log}-away`, log);
      const next = await startProcess(settings);
      // A machine with much to do may have it wait at first, as it has its callers.
      const client = createClient({ baseUrl: next.url });
      await client.signIn({ account: 'lead', password: 'another password' });
      expect((await client.account.personal({})).account).toBe('lead');
      expect(await next.stop()).toBe(0);
    },
  );
});
