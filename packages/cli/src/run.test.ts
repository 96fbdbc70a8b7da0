import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { startMock } from './testing/mock.ts';
import { run } from './testing/run.ts';
import { pageOf } from './testing/samples.ts';
import { selfSigned } from './testing/self-signed.ts';
import { refuse } from './testing/stub-server.ts';

describe('a line', () => {
  it.each([
    [['ordres', 'list'], 'There is no command "ordres". Did you mean: svcdesk orders'],
    [['orders', 'lst'], 'There is no command "orders lst". Did you mean: svcdesk orders list'],
    [['accept'], 'Did you mean: svcdesk orders accept'],
    [['logni'], 'Did you mean: svcdesk login'],
    [['frobnicate'], 'There is no command "frobnicate".'],
    [['help', 'frobnicate'], 'There is no command "frobnicate".'],
    [['--nope'], 'svcdesk has no flag --nope.'],
    [
      ['orders', '--scope', 'group'],
      'After "svcdesk orders" comes what to do: list, view, open, accept, resolve,',
    ],
  ])('%j is wrong usage, and nothing is run for it', async (args, message) => {
    const { code, out, err } = await run(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });

  it('may have the flags of all commands before the command', async () => {
    await using mock = await startMock({ 'orders.page': () => pageOf([]) });
    const { code, out } = await mock.svcdesk(['--server', mock.server.url, '--json', 'orders', 'list']);
    expect({ code, out }).toEqual({ code: 0, out: '[]\n' });
  });

  it('tells the version wherever it is asked for', async () => {
    for (const args of [['--version'], ['-V', '--no-color'], ['orders', 'list', '--version']]) {
      expect(await run(args)).toMatchObject({ code: 0, out: '9.9.9\n' });
    }
  });

  it('speaks Chinese where the terminal does', async () => {
    const { err } = await run(['orders', 'lst'], { env: { LANG: 'zh_CN.UTF-8' } });
    expect(err).toContain('没有命令“orders lst”。');
  });
});

describe('a failure', () => {
  it('is one line of JSON on standard error when JSON was asked for', async () => {
    await using mock = await startMock({
      'orders.page': () =>
        refuse('badRequest', {
          details: { issues: [{ path: 'from', code: 'format', text: 'has the wrong format' }] },
        }),
    });
    const { code, out, err } = await mock.svcdesk(['orders', 'list', '--json']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(JSON.parse(err)).toEqual({
      error: {
        code: 'badRequest',
        message: 'Something you entered is not right. Please check it and try again.',
        issues: [{ path: '--from', code: 'format', text: 'has the wrong format' }],
        requestId: 'req-1',
      },
    });
    expect((await mock.svcdesk(['orders', 'list'])).err).toContain(
      '\n  --from: has the wrong format\n  Request req-1\n',
    );
  });

  it('of the line ends with 7 and says where no server listened', async () => {
    const { code, err } = await run(['whoami', '--server', 'http://127.0.0.1:1'], {
      env: { SVCDESK_TOKEN: 't' },
    });
    expect(code).toBe(7);
    expect(err).toContain('Cannot reach http://127.0.0.1:1 (no server listens there, ECONNREFUSED).');
    expect(err).toContain('--server or SVCDESK_SERVER');
  });

  it('to trust a certificate says why, and what makes it trusted', async () => {
    const server = createSecureServer(selfSigned, (_request, reply) => reply.end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { code, err } = await run(['whoami', '--server', address], { env: { SVCDESK_TOKEN: 't' } });
    server.close();
    expect(code).toBe(7);
    expect(err).toContain('its certificate is signed by itself or by a company of its own');
    expect(err).toContain('NODE_EXTRA_CA_CERTS');
  });

  it('of something that is no service desk says so', async () => {
    const website = createServer((_request, reply) => reply.writeHead(404).end('<html>No such page</html>'));
    await new Promise<void>((resolve) => website.listen(0, '127.0.0.1', resolve));
    const server = `http://127.0.0.1:${(website.address() as AddressInfo).port}`;
    const { code, err } = await run(['whoami', '--server', server], { env: { SVCDESK_TOKEN: 't' } });
    website.close();
    expect(code).toBe(7);
    expect(err).toContain(`${server} did not answer as a service desk does (HTTP 404).`);
  });

  it('to answer in time ends with 7', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const server = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const { code, err } = await run(['whoami', '--server', server, '--timeout', '1'], {
      env: { SVCDESK_TOKEN: 't' },
    });
    silent.closeAllConnections();
    silent.close();
    expect(code).toBe(7);
    expect(err).toContain(`No reply from ${server} within 1 second.`);
  });

  it('that a newer server has named keeps its words and ends with 1', async () => {
    const server = createServer((_request, reply) => reply.end('{"status":10999,"msg":"Something new"}'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { code, err } = await run(['whoami', '--server', url], { env: { SVCDESK_TOKEN: 't' } });
    server.close();
    expect({ code, err }).toEqual({ code: 1, err: 'svcdesk: Something new\n' });
  });
});

describe('--debug', () => {
  it('shows calls, times and stacks, and no secret', async () => {
    await using mock = await startMock({ 'auth.login': () => refuse('wrongCredentials') }, 'nobody');
    const { err } = await mock.svcdesk(['login', '--account', 'a', '--password-stdin', '--debug'], {
      input: 'secret-password',
    });
    expect(err).toMatch(/> auth\.login\n< auth\.login HTTP 200, \d+ ms, req-1\n/);
    expect(err).toContain('SvcdeskError');
    expect(err).not.toContain('secret-password');
    await using other = await startMock({ 'orders.page': () => refuse('internal') });
    const { err: more } = await other.svcdesk(['orders', 'list'], { env: { SVCDESK_DEBUG: '1' } });
    expect(more).toContain('> orders.page');
    expect(more).not.toContain('secret-token');
  });
});
