import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './postgres-server.ts';
import { administer } from './templates.ts';

/** A real PgBouncer before a PostgreSQL. */
export interface Pooler {
  /** Of its program, such as `1.18.0`. */
  readonly version: string;
  /** The database of the PostgreSQL's address, by way of it. */
  readonly url: string;
  /** Has it make its connections anew, as after a change of a role's settings. */
  reconnect(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts it in transaction mode. Its program is no npm package, so the machine has to have it. */
export async function startPooler(
  postgresUrl: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Pooler> {
  const { error, stdout } = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' });
  if (error)
    throw new Error(
      'PgBouncer is missing, and the long run tries it: get it with "apt-get install pgbouncer"',
    );
  const { hostname, port: postgresPort, username } = new URL(postgresUrl);
  const folder = await mkdtemp(join(tmpdir(), 'svcdesk-pooler-'));
  const port = await freePort();
  const all = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'trust',
    auth_file: join(folder, 'users'),
    admin_users: username,
    pool_mode: 'transaction',
    default_pool_size: 5,
    ...settings,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name} = ${value}`);
  await writeFile(join(folder, 'users'), `"${username}" ""\n`);
  await writeFile(
    join(folder, 'pgbouncer.ini'),
    ['[databases]', `* = host=${hostname} port=${postgresPort}`, '[pgbouncer]', ...lines, ''].join('\n'),
  );
  await chmod(folder, 0o755);
  // It does not run as root.
  const asUser = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn('pgbouncer', [...asUser, join(folder, 'pgbouncer.ini')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (text) => {
      said += String(text);
      if (said.includes('process up')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`pgbouncer ended with ${code}: ${said}`)));
  });
  const url = new URL(postgresUrl);
  url.port = String(port);
  const console = new URL(url);
  console.pathname = '/pgbouncer';
  return {
    version: /PgBouncer (\S+)/.exec(stdout)?.[1] ?? stdout,
    url: url.href,
    reconnect: () => administer(console.href, 'RECONNECT'),
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
