import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDesk } from './start-desk.ts';

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
    const desk = await startDesk({ entry: entry('good', listening) });
    expect(await (await fetch(desk.url)).text()).toBe('none');
    await desk.stop();
    expect(desk.output()).toContain('drained');
    expect(existsSync(desk.dataFolder)).toBe(false);
  });

  it('keeps the data when it kills', async () => {
    const desk = await startDesk({ entry: entry('killed', listening) });
    await desk.kill();
    expect(existsSync(desk.dataFolder)).toBe(true);
    await desk.stop();
  });

  it('tells what a server printed that ended instead of listening', async () => {
    const broken = entry('broken', "console.error('SVCDESK_MODE is wrong'); process.exit(2);");
    await expect(startDesk({ entry: broken })).rejects.toThrow(/ended with code 2.*\nSVCDESK_MODE is wrong/);
  });

  it('gives up on a server that never listens', async () => {
    const silent = entry('silent', 'setInterval(() => {}, 1000);');
    await expect(startDesk({ entry: silent, startTimeoutMs: 300 })).rejects.toThrow(
      /did not listen within 300 ms/,
    );
  });
});
