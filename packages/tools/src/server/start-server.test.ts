import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from './start-server.ts';

/** Stands for the server: prints its address when it listens, drains on SIGTERM. */
const listening = `
import { createServer } from 'node:http';
const server = createServer((request, response) => response.end(process.env.SVCDESK_CAPTCHA));
server.listen(Number(process.env.PORT), process.env.HOST, () => {
  console.log('open http://' + process.env.HOST + ':' + process.env.PORT);
});
process.on('SIGTERM', () => { console.log('drained'); process.exit(0); });
`;

describe('startDesk', () => {
  let folder: string;

  function entry(name: string, code: string): string {
    const file = join(folder, `${name}.mjs`);
    writeFileSync(file, code);
    return file;
  }

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'svcdesk-entry-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('resolves when the server answers, and leaves nothing behind', async () => {
    const server = await startServer({ entry: entry('good', listening) });
    expect(await (await fetch(server.url)).text()).toBe('none');
    await server.stop();
    expect(server.output()).toContain('drained');
    expect(existsSync(server.dataFolder)).toBe(false);
  });

  it('keeps the data when it kills', async () => {
    const server = await startServer({ entry: entry('killed', listening) });
    await server.kill();
    expect(existsSync(server.dataFolder)).toBe(true);
    await server.stop();
  });

  it('tells what a server printed that ended instead of listening', async () => {
    const broken = entry('broken', "console.error('SVCDESK_MODE is wrong'); process.exit(2);");
    await expect(startServer({ entry: broken })).rejects.toThrow(
      /ended with code 2.*\nSVCDESK_MODE is wrong/,
    );
  });

  it('gives up on a server that never listens', async () => {
    const silent = entry('silent', 'setInterval(() => {}, 1000);');
    await expect(startServer({ entry: silent, startTimeoutMs: 300 })).rejects.toThrow(
      /did not listen within 300 ms/,
    );
  });
});
