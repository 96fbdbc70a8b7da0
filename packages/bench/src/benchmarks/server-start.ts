import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleServerIfStale } from '@svcdesk/tools/build';
import { freePort } from '@svcdesk/tools/server';
import { benchmark } from '../harness/benchmark.ts';
import { inWorkspace } from '../load/build-package.ts';
import { timeCommand } from '../load/time-command.ts';
import { timeUntilHealthy } from '../load/time-until-healthy.ts';

/** From starting the server, and from typing `start`, to its first answer; the demo is there from the time before. */
export const serverStart = benchmark({
  name: 'server.start',
  work: 'to the first 200 from /healthz on the embedded database, warm',
  cases: ['the server process', 'typing start'],
  rounds: 5,
  async open(scope) {
    const entry = await bundleServerIfStale();
    const data = await mkdtemp(join(tmpdir(), 'svcdesk-bench-start-'));
    scope.own(data, () => rm(data, { recursive: true, force: true }));
    const env = { SVCDESK_DATA: data, SVCDESK_LOG_LEVEL: 'silent', DATABASE_URL: '' };
    const cwd = inWorkspace('.');
    const starts: Record<string, { file: string; args: string[] }> = {
      'the server process': { file: process.execPath, args: [entry] },
      'typing start': { file: 'npx', args: ['--yes', 'pnpm@12.21.0', 'start'] },
    };
    return async (caseName: string) => {
      const start = starts[caseName];
      if (!start) throw new Error(`There is no start "${caseName}"`);
      return timeUntilHealthy({ ...start, cwd, env, port: await freePort() });
    };
  },
  limit: {
    name: 'node -e 0',
    measure: async () => ({
      wallMs: await timeCommand({ file: process.execPath, args: ['-e', '0'] }, 5),
    }),
  },
  product: { name: 'svcdesk', measure: async (start, each) => ({ wallMs: await start(each) }) },
  goals: [
    { case: 'the server process', measure: 'wallMs', on: 'value', atMost: 1500 },
    { case: 'typing start', measure: 'wallMs', on: 'value', atMost: 3000 },
  ],
});
