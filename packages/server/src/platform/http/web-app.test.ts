import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { send, testDatabase, testServer } from '../../testing/index.ts';

const db = await testDatabase();

describe('the web app', () => {
  async function builtApp(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'svcdesk-web-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>svcdesk</title>');
    await writeFile(join(folder, 'assets', 'app-1a2b3c.js'), 'export {}');
    await writeFile(join(folder, 'assets', 'app-1a2b3c.js.br'), 'compressed');
    await writeFile(join(folder, 'assets', 'plain-4d5e6f.svg'), `<svg>${' '.repeat(3000)}</svg>`);
    return folder;
  }

  it('is served with a policy that runs nothing inline and is framed by named origins only', async () => {
    const environment = { SVCDESK_ORIGINS: 'https://portal.example.com' };
    const server = await testServer(db, { webAppFolder: await builtApp(), environment });
    const page = await send(`${server.url}/`);
    expect(page.text).toContain('<title>svcdesk');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|upgrade-insecure-requests/);
    expect(policy).toContain("frame-ancestors 'self' https://portal.example.com");
    // The app speaks with the same ones over its bridge.
    const config = JSON.parse((await send(`${server.url}/config.json`)).text);
    expect(config.frameOrigins).toEqual(['https://portal.example.com']);
    expect(page.headers.get('strict-transport-security')).toBeNull();
  });

  it('is kept for ever where its name holds its hash, and compressed ahead', async () => {
    const server = await testServer(db, { webAppFolder: await builtApp() });
    const script = await fetch(`${server.url}/assets/app-1a2b3c.js`, {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await script.text()).toBe('export {}');
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.write(
      'GET /assets/app-1a2b3c.js HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n',
    );
    let text = '';
    for await (const chunk of socket) text += chunk;
    expect(text).toMatch(/content-encoding: br/i);
    expect(text).toContain('compressed');
  });

  it('is named by its build, also when another is laid under the running server', async () => {
    const environment = { SVCDESK_PUBLIC_IP_SERVICES: 'https://ip.example.com/json, https://ip.example.org' };
    const webAppFolder = await builtApp();
    const server = await testServer(db, { webAppFolder, environment });
    const config = async () => JSON.parse((await send(`${server.url}/config.json`)).text);
    const lay = (name: string) =>
      writeFile(join(webAppFolder, 'index.html'), `<meta name="build" content="${name}">`);
    expect((await config()).build).toBeUndefined();
    await lay('index-1a2b3c');
    expect(await config()).toMatchObject({
      build: 'index-1a2b3c',
      publicIpServices: ['https://ip.example.com/json', 'https://ip.example.org/'],
    });
    await lay('index-other');
    expect((await config()).build).toBe('index-other');
    const policy = (await send(`${server.url}/`)).headers.get('content-security-policy');
    expect(policy).toContain("connect-src 'self' https://ip.example.com https://ip.example.org;");
  });

  it('has a card whose picture has its whole address where the server knows its own', async () => {
    const environment = { SVCDESK_PUBLIC_URL: 'https://desk.example.com/in' };
    const webAppFolder = await builtApp();
    const server = await testServer(db, { webAppFolder, environment });
    const card = (address: string) => `<meta property="og:image" content="${address}">`;
    await writeFile(join(webAppFolder, 'index.html'), card('./assets/icon.png'));
    const page = await send(`${server.url}/`);
    expect(page.text).toBe(card('https://desk.example.com/in/assets/icon.png'));
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('content-security-policy')).toContain("object-src 'none'");
    const again = await send(`${server.url}/`, {
      headers: { 'if-none-match': page.headers.get('etag') ?? '' },
    });
    expect([again.http, again.text]).toEqual([304, '']);
    const elsewhere = await testServer(db, { webAppFolder });
    expect((await send(`${elsewhere.url}/`)).text).toBe(card('./assets/icon.png'));
  });

  it('is compressed on the way where nothing lies ahead', async () => {
    const server = await testServer(db, { webAppFolder: await builtApp() });
    const picture = await send(`${server.url}/assets/plain-4d5e6f.svg`, {
      headers: { 'accept-encoding': 'gzip, deflate, br' },
    });
    expect(picture.headers.get('content-encoding')).toBe('br');
    expect(picture.headers.get('vary')).toContain('accept-encoding');
    expect(picture.text).toMatch(/^<svg> +<\/svg>$/);
  });

  it('leads on who shares a photo to it before its service worker is there', async () => {
    const server = await testServer(db, { webAppFolder: await builtApp() });
    const body = new FormData();
    body.append('photos', new File(['x'.repeat(3_000_000)], 'fault.jpg', { type: 'image/jpeg' }));
    const reply = await fetch(`${server.url}/share`, { method: 'POST', body, redirect: 'manual' });
    expect([reply.status, reply.headers.get('location')]).toEqual([
      303,
      './#/centerPage?kind=start&id=report&lost=photos',
    ]);
  });

  it('gives no file outside of its folder', async () => {
    const server = await testServer(db, { webAppFolder: await builtApp() });
    for (const path of ['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json']) {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      let text = '';
      for await (const chunk of socket) text += chunk;
      expect(text).toMatch(/^HTTP\/1\.1 (404|403|400)/);
    }
  });
});
