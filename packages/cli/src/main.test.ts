import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startMock } from './testing/mock.ts';
import { pageOf, summary } from './testing/samples.ts';

const main = join(import.meta.dirname, 'main.ts');
const program = ['--conditions=@svcdesk/source', main];
const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));

/** Starts the program as its users do: a process of its own with pipes. */
function start(args: readonly string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, [...program, ...args], { env: { PATH: process.env.PATH, ...env } });
}

async function outcome(child: ChildProcess, input?: string) {
  let [out, err] = ['', ''];
  child.stdout?.setEncoding('utf8').on('data', (text) => {
    out += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    err += text;
  });
  child.stdin?.end(input);
  const code = await new Promise((resolve) => child.once('close', resolve));
  return { code, out, err };
}

describe('the program', () => {
  it('tells its version', async () => {
    expect(await outcome(start(['--version']))).toEqual({ code: 0, out: `${version}\n`, err: '' });
  });

  it('signs in and lists through pipes: data on standard output, all else on standard error', async () => {
    await using mock = await startMock({
      'orders.page': () => pageOf([summary(1)], { total: 9, hasNext: true }),
    });
    const env = { SVCDESK_CONFIG_DIR: mock.folder, SVCDESK_SERVER: mock.server.url };
    const login = start(['login', '--account', 'engineer', '--password-stdin'], env);
    expect(await outcome(login, 'secret-password\n')).toMatchObject({ code: 0 });
    const { code, out, err } = await outcome(start(['orders', 'list', '-L', '1'], env));
    expect({ code, lines: out.split('\n').length }).toEqual({ code: 0, lines: 2 });
    expect(err).toBe('Showing 1 of 9. Use --all or --limit for more.\n');
  });

  it('hands its exit code to the shell', async () => {
    expect((await outcome(start(['orders', 'list', '--nope']))).code).toBe(2);
    const env = { SVCDESK_TOKEN: 't', SVCDESK_SERVER: 'http://127.0.0.1:1' };
    expect((await outcome(start(['whoami'], env))).code).toBe(7);
  });

  it.runIf(existsSync('/dev/full'))('says that the disk is full, in words and by its exit code', async () => {
    const full = openSync('/dev/full', 'w');
    const child = spawn(process.execPath, [...program, 'help', 'exit-codes'], {
      env: { PATH: process.env.PATH },
      stdio: ['ignore', full, 'pipe'],
    });
    closeSync(full);
    expect(await outcome(child)).toEqual({
      code: 1,
      out: '',
      err: 'svcdesk: The disk is full: the output could not be written.\n',
    });
  });

  it('ends quietly when its reader has seen enough', async () => {
    const rows = Array.from({ length: 100 }, (_, index) => summary(index + 1));
    await using mock = await startMock({
      'orders.page': () => pageOf(rows, { total: 100_000, hasNext: true }),
    });
    const child = start(['orders', 'list', '--all'], {
      SVCDESK_CONFIG_DIR: mock.folder,
      SVCDESK_SERVER: mock.server.url,
    });
    let err = '';
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      err += text;
    });
    child.stdout?.once('data', () => child.stdout?.destroy());
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });
});

const script = ['/usr/bin/script', '/bin/script'].find((path) => existsSync(path));

// A terminal of one's own takes a native module or this tool, which most systems have; elsewhere the same is
// covered by runs that are told that their streams are terminals.
describe.runIf(script && process.platform === 'linux')('the program on a terminal', () => {
  function onTerminal(line: string, env: Record<string, string>, input = ''): string {
    const command = `stty cols 80; ${[process.execPath, ...program].join(' ')} ${line}; echo "code $?"`;
    const { stdout } = spawnSync(String(script), ['-qec', command, '/dev/null'], {
      env: { PATH: process.env.PATH, TERM: 'xterm', ...env },
      input,
      encoding: 'utf8',
    });
    return stdout;
  }

  it('draws help for 80 columns and hands over its exit code', () => {
    expect(onTerminal('orders', {})).toMatch(/COMMANDS[\s\S]*code 0/);
    const refused = onTerminal('orders list --nope', {});
    expect(refused).toContain('\u001b[31msvcdesk:');
    expect(refused).toContain('code 2');
  });

  it('asks for a password without showing it', async () => {
    const command = `${[process.execPath, ...program].join(' ')} login --account a --server http://127.0.0.1:1`;
    const child = spawn(String(script), ['-qec', `${command}; echo "code $?"`, '/dev/null'], {
      env: { PATH: process.env.PATH, TERM: 'xterm' },
    });
    let shown = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      if (!shown.includes('Password') && text.includes('Password')) child.stdin.write('secret-password\r');
      shown += text;
    });
    await new Promise((resolve) => child.once('close', resolve));
    expect(shown).toContain('Password:');
    expect(shown).not.toContain('secret');
    expect(shown).toContain('code 7');
  });
});
