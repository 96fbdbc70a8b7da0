import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { orders } from '@svcdesk/core/contract';
import { sampleData } from '@svcdesk/core/testing';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { captureTool } from '../../process/tool.ts';
import { freePort } from '../../server/free-port.ts';
import { mustRun } from '../must-run.fixture.ts';
import { everyDoor, typed } from '../programs.ts';
import { emptyProject } from '../project.fixture.ts';
import { bundlers } from './consumers/bundlers.ts';
import { type Consumer, printed } from './consumers/consumer.ts';
import { frameworks } from './consumers/frameworks.ts';
import { generatedClients } from './consumers/generated-clients.ts';
import { runtimes } from './consumers/runtimes.ts';
import { testRunners } from './consumers/test-runners.ts';
import { startMockService } from './mock-service.fixture.ts';
import { openBrowser } from './open-browser.fixture.ts';

const tarballs = inject('tarballs');
const title = sampleData(orders.page).list[0]?.title;

let service: Awaited<ReturnType<typeof startMockService>>;
beforeAll(async () => {
  service = await startMockService();
});
afterAll(() => service.close());

const consumers: readonly Consumer[] = [
  ...runtimes,
  ...bundlers,
  ...frameworks,
  ...testRunners,
  ...generatedClients,
];

it.each(consumers)('is used by $name, with a call over the network', async (consumer) => {
  const project = emptyProject();
  try {
    const { packages = [], files, steps } = consumer;
    const install = ['install', '--no-audit', '--no-fund', '--no-progress'];
    await mustRun('npm', [...install, tarballs.core, ...packages], project.folder);
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(project.folder, name)), { recursive: true });
      writeFileSync(join(project.folder, name), text);
    }
    const env = {
      PATH: `${join(project.folder, 'node_modules/.bin')}:${process.env.PATH}`,
      NODE_OPTIONS: '',
      DESK: service.url,
      CI: '1',
    };
    let output = '';
    for (const [program = '', ...args] of steps) output = await mustRun(program, args, project.folder, env);
    expect(output).toContain(printed(title));
    if (consumer.page) expect(await shownBy(consumer.page, project.folder, env)).toBe(printed(title));
  } finally {
    project.remove();
  }
});

/** What a page shows in a browser once it has made its call. */
async function shownBy(
  { serve, at, press }: NonNullable<Consumer['page']>,
  cwd: string,
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const [program = '', ...args] = serve.map((word) => (word === 'PORT' ? port : word));
  const serving = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: 'ignore' });
  const { page, close } = await openBrowser();
  try {
    const isThere = () =>
      fetch(url).then(
        (reply) => reply.ok,
        () => false,
      );
    await expect.poll(isThere, { timeout: 60_000 }).toBe(true);
    await page.goto(`${url}/?desk=${encodeURIComponent(service.url)}`);
    if (press !== undefined) await page.locator(press).click();
    await page.locator(at).filter({ hasText: 'first order' }).waitFor();
    return (await page.locator(at).textContent()) ?? '';
  } finally {
    await close();
    serving.kill();
    if (serving.exitCode === null) await once(serving, 'exit');
  }
}

it.each(['5.4', '5.9', '6', '7'])('is typed for TypeScript %s', async (version) => {
  const project = emptyProject();
  try {
    const install = ['install', '--no-audit', '--no-fund', '--no-progress'];
    await mustRun(
      'npm',
      [...install, tarballs.core, `typescript@${version}`, '@types/node@20'],
      project.folder,
    );
    const compile = (files: readonly string[], module: string, moduleResolution: string) =>
      captureTool(
        join(project.folder, 'node_modules/.bin/tsc'),
        [
          ...['--noEmit', '--strict', '--target', 'es2022', '--types', 'node'],
          ...['--module', module, '--moduleResolution', moduleResolution, ...files],
        ],
        { cwd: project.folder, env: { NODE_OPTIONS: '' } },
      );
    const doors = everyDoor(join(project.folder, 'node_modules/@svcdesk/core'));
    for (const file of ['main.mts', 'main.cts']) project.write(file, typed);
    for (const file of ['doors.mts', 'doors.cts']) project.write(file, doors);
    for (const [kind, module, resolution] of [
      ['mts', 'nodenext', 'nodenext'],
      ['cts', 'nodenext', 'nodenext'],
      ['mts', 'esnext', 'bundler'],
    ] as const) {
      const { output } = await compile([`main.${kind}`, `doors.${kind}`], module, resolution);
      expect([kind, module, output]).toEqual([kind, module, '']);
    }
  } finally {
    project.remove();
  }
});
