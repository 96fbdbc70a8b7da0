import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { okStatus } from '@svcdesk/core';
import { afterEach, expect, it } from 'vitest';
import { run, testFolder } from './testing/run.ts';
import { pageOf, summary } from './testing/samples.ts';

/** A server whose list grows, and whose stream tells of it. */
async function growingMock() {
  let count = 1;
  const streams: { write(text: string): void }[] = [];
  const server = createServer((request, reply) => {
    if (request.url?.startsWith('/api/events')) {
      reply.writeHead(200, { 'Content-Type': 'text/event-stream' });
      reply.write('retry: 10\n\n');
      streams.push(reply);
      return;
    }
    const list = Array.from({ length: count }, (_, index) => summary(index + 1));
    reply.end(JSON.stringify({ status: okStatus, data: pageOf(list), msg: '' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(
    () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  );
  return {
    env: {
      SVCDESK_SERVER: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      SVCDESK_TOKEN: 't',
      SVCDESK_CONFIG_DIR: testFolder(),
    },
    grow() {
      count += 1;
      for (const stream of streams) stream.write('event: order\ndata: {"id":"o","action":"create"}\n\n');
    },
  };
}

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** Lets the second order come once the first is seen, and presses Ctrl-C once the second is. */
async function watched(args: readonly string[], columns?: number, list = ['orders', 'list']) {
  const mock = await growingMock();
  let interrupt = () => {};
  let step = 0;
  const result = await run([...list, '--watch', ...args], {
    env: mock.env,
    ...(columns && { columns, rows: 12 }),
    interrupts(heard) {
      interrupt = heard;
    },
    sees(out) {
      if (step === 0 && out.includes('WO202611200001')) {
        step = 1;
        mock.grow();
      }
      if (step === 1 && out.includes('WO202611200002')) {
        step = 2;
        interrupt();
      }
    },
  });
  return result;
}

it('draws a list anew in place when something happens, and Ctrl-C ends it with 130', async () => {
  const { code, out, err } = await watched(['--no-color'], 80);
  expect({ code, err }).toEqual({ code: 130, err: '' });
  expect(out).toContain('Watching; as of ');
  expect(out.startsWith('\u001b[?25l\u001b[2J\u001b[H')).toBe(true);
  expect(out.endsWith('\u001b[?25h')).toBe(true);
});

it('prints for programs only what is new or other', async () => {
  const { code, out } = await watched(['--columns', 'orderNo']);
  expect({ code, out }).toEqual({ code: 130, out: 'WO202611200001\nWO202611200002\n' });
  const json = await watched(['--json=orderNo']);
  expect(json.out).toBe('{"orderNo":"WO202611200001"}\n{"orderNo":"WO202611200002"}\n');
});

it('prints for programs the first of what is sorted', async () => {
  const line = ['--sort', '-orderNo', '-L', '1', '--columns', 'orderNo'];
  const { out } = await watched(line, undefined, ['pool', 'list']);
  expect(out).toBe('WO202611200001\nWO202611200002\n');
});

it('cuts what a screen has no room for, and says so', async () => {
  const { out } = await watched(['--no-color'], 80);
  expect(out.split('\u001b[K').length).toBeLessThan(40);
});

it('ends as any command does where it is refused from the start', async () => {
  const { env } = await growingMock();
  const { code } = await run(['orders', 'list', '--watch'], { env: { ...env, SVCDESK_TOKEN: '' } });
  expect(code).toBe(4);
  expect((await run(['orders', 'list', '--watch', '--jq', '.'], { env })).code).toBe(2);
});

const script = ['/usr/bin/script', '/bin/script'].find((path) => existsSync(path));

it.runIf(script && process.platform === 'linux')(
  'is ended by Ctrl-C at a real terminal, and gives the cursor back',
  async () => {
    const mock = await growingMock();
    const main = join(import.meta.dirname, 'main.ts');
    const program = `${process.execPath} --conditions=@svcdesk/source ${main} orders list --watch`;
    const child = spawn(String(script), ['-qec', `trap : INT; ${program}; echo "code $?"`, '/dev/null'], {
      env: { PATH: process.env.PATH, TERM: 'xterm', ...mock.env },
    });
    let shown = '';
    let step = 0;
    child.stdout.setEncoding('utf8').on('data', (text) => {
      shown += text;
      if (step === 0 && shown.includes('WO202611200001')) {
        step = 1;
        mock.grow();
      }
      if (
        step === 1 &&
        shown.includes('WO202611200002') &&
        shown.lastIndexOf('Ctrl-C') > shown.lastIndexOf('0002')
      ) {
        step = 2;
        child.stdin.write('\u0003');
      }
    });
    await new Promise((resolve) => child.once('close', resolve));
    expect(shown).toContain('\u001b[?25h');
    expect(shown).toContain('code 130');
  },
);
