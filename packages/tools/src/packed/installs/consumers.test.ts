import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { orders } from '@svcdesk/core/contract';
import { sampleData } from '@svcdesk/core/testing';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { captureTool } from '../../process/tool.ts';
import { mustRun } from '../must-run.fixture.ts';
import { typed } from '../programs.ts';
import { emptyProject } from '../project.fixture.ts';
import { bundlers } from './consumers/bundlers.ts';
import { type Consumer, printed } from './consumers/consumer.ts';
import { frameworks } from './consumers/frameworks.ts';
import { generatedClients } from './consumers/generated-clients.ts';
import { runtimes } from './consumers/runtimes.ts';
import { testRunners } from './consumers/test-runners.ts';
import { startMockService } from './mock-service.fixture.ts';

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
  } finally {
    project.remove();
  }
});

it.each(['5.4', '5.9', '6', '7'])('is typed for TypeScript %s', async (version) => {
  const project = emptyProject();
  try {
    const install = ['install', '--no-audit', '--no-fund', '--no-progress'];
    await mustRun(
      'npm',
      [...install, tarballs.core, `typescript@${version}`, '@types/node@20'],
      project.folder,
    );
    const compile = (file: string, module: string, moduleResolution: string) =>
      captureTool(
        join(project.folder, 'node_modules/.bin/tsc'),
        [
          ...['--noEmit', '--strict', '--target', 'es2022', '--types', 'node'],
          ...['--module', module, '--moduleResolution', moduleResolution, file],
        ],
        { cwd: project.folder, env: { NODE_OPTIONS: '' } },
      );
    for (const file of ['main.mts', 'main.cts']) project.write(file, typed);
    for (const [file, module, resolution] of [
      ['main.mts', 'nodenext', 'nodenext'],
      ['main.cts', 'nodenext', 'nodenext'],
      ['main.mts', 'esnext', 'bundler'],
    ] as const) {
      expect([file, module, (await compile(file, module, resolution)).output]).toEqual([file, module, '']);
    }
  } finally {
    project.remove();
  }
});
