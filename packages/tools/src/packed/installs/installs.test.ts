import { readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createClient } from '@svcdesk/core';
import { orders } from '@svcdesk/core/contract';
import { sampleData } from '@svcdesk/core/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { freePort } from '../../server/free-port.ts';
import { mustRun } from '../must-run.fixture.ts';
import { commonJs, esModule, expectedWords } from '../programs.ts';
import { emptyProject, type Project } from '../project.fixture.ts';
import { ran } from '../ran.fixture.ts';
import { commonJsProgram, printed, program } from './consumers/consumer.ts';
import { commonJsNodeDoor, nodeDoor } from './consumers/runtimes.ts';
import { startMockService } from './mock-service.fixture.ts';
import { startInstalled } from './start-installed.fixture.ts';

const tarballs = inject('tarballs');
const title = sampleData(orders.page).list[0]?.title;
let service: Awaited<ReturnType<typeof startMockService>>;
beforeAll(async () => {
  service = await startMockService();
});
afterAll(() => service.close());
const install = ['install', '--no-audit', '--no-fund', '--no-progress'];

describe.each([20, 22, 24])('with Node %i', (version) => {
  let node: Project;
  let project: Project;
  /** This Node comes first, for npm and for what it installs. */
  let env: Record<string, string>;
  const bin = (name: string) => join(project.folder, 'node_modules/.bin', name);

  beforeAll(async () => {
    node = emptyProject();
    await mustRun('npm', [...install, `node@${version}`], node.folder);
    env = {
      PATH: [join(node.folder, 'node_modules/.bin'), process.env.PATH].join(delimiter),
      NODE_OPTIONS: '',
    };
    project = emptyProject();
  }, 300_000);
  afterAll(() => {
    project.remove();
    node.remove();
    // Thousands of files, on a machine that may be busy.
  }, 60_000);

  it('core installs and runs as either kind of module', async () => {
    expect((await ran('node', ['--version'], env)).output).toMatch(new RegExp(`^v${version}\\.`));
    await mustRun('npm', [...install, tarballs.core], project.folder, env);
    const ended = { code: 0, output: `${expectedWords}\n`, errors: '' };
    expect(await ran('node', [project.write('main.mjs', esModule)], env)).toEqual(ended);
    expect(await ran('node', [project.write('main.cjs', commonJs)], env)).toEqual(ended);
  });

  it.each([
    ['fetch.mjs', program],
    ['fetch.cjs', commonJsProgram],
    ['door.mjs', nodeDoor],
    ['door.cjs', commonJsNodeDoor],
  ])('core makes a call over the network by %s', async (file, text) => {
    const own = { ...env, DESK: service.url };
    const ended = { code: 0, output: `${printed(title)}\n`, errors: '' };
    expect(await ran('node', [project.write(file, text)], own)).toEqual(ended);
  });

  it('the command line installs and tells its version', async () => {
    await mustRun('npm', [...install, tarballs.cli], project.folder, env);
    const printed = await ran(bin('svcdesk'), ['--version'], env);
    expect(printed).toEqual({ code: 0, output: expect.stringMatching(/^\d+\.\d+\.\d+\n$/), errors: '' });
    // As people have it: for the whole machine, with what it loads on use.
    const prefix = join(project.folder, 'prefix');
    await mustRun('npm', [...install, '--global', '--prefix', prefix, tarballs.cli], project.folder, env);
    const config = {
      ...env,
      SVCDESK_CONFIG_DIR: join(project.folder, 'none'),
      SVCDESK_SERVER: 'http://127.0.0.1:9',
    };
    const checked = await ran(join(prefix, 'bin/svcdesk'), ['doctor', '--jq', '.verdict'], config);
    expect({ code: checked.code, output: checked.output }).toEqual({ code: 7, output: 'failed\n' });
  });

  it('the server installs, and starts or says which Node it needs', async () => {
    await mustRun('npm', [...install, tarballs.server], project.folder, env);
    if (version < 24) {
      expect(await ran(bin('svcdesk-server'), ['start'], env)).toEqual({
        code: 1,
        output: '',
        errors: expect.stringMatching(/^svcdesk needs Node 24 or newer; this is Node \d+\..*\n$/),
      });
      return;
    }
    const url = `http://127.0.0.1:${await freePort()}`;
    const started = await startInstalled(bin('svcdesk-server'), url, project.folder, env);
    try {
      const page = await fetch(url);
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<script')]);
      const client = createClient({ baseUrl: url });
      const password = started.password;
      await client.signIn({ account: 'engineer', password });
      expect((await client.orders.page({ scope: 'mine' })).total).toBeGreaterThan(5);
      // Settings left as they are keep everything in a folder of the place where it was typed.
      expect(readdirSync(join(project.folder, '.data'))).toContain('demo-password');
      await signInAtTerminal(url, password);
    } finally {
      await started.stop();
    }
  });

  /** The command line and the server of one installation understand each other. */
  async function signInAtTerminal(url: string, password: string): Promise<void> {
    const own = { ...env, SVCDESK_CONFIG_DIR: join(project.folder, 'config'), SVCDESK_SERVER: url };
    const account = ['login', '--account', 'engineer', '--password-stdin'];
    expect(await ran(bin('svcdesk'), account, own, password)).toMatchObject({ code: 0 });
    const listed = await ran(bin('svcdesk'), ['orders', 'list', '--json=id'], own);
    expect(JSON.parse(listed.output).length).toBeGreaterThan(5);
  }
});
