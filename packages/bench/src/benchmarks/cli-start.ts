import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { okStatus } from '@svcdesk/core';
import { auth, orders } from '@svcdesk/core/contract';
import { benchmark } from '../harness/benchmark.ts';
import { startWorker } from '../harness/worker.ts';
import { buildPackage, inWorkspace } from '../load/build-package.ts';
import { sampleOrderPage, sampleSession } from '../load/sample-replies.ts';
import { timeCommand } from '../load/time-command.ts';
import type { commands as replyStub } from '../processes/reply-stub.ts';

const listLength = 20;
const timesEach = 10;

/** What is typed behind `svcdesk`, and behind `gh` for the same work. */
const commandLines: Record<string, { svcdesk: string[]; gh: string[] }> = {
  '--version': { svcdesk: ['--version'], gh: ['--version'] },
  '--help': { svcdesk: ['--help'], gh: ['--help'] },
  'orders list': { svcdesk: ['orders', 'list'], gh: ['issue', 'list', '--repo', 'github.localhost/o/r'] },
};

const lineOf = (caseName: string) => commandLines[caseName] ?? { svcdesk: [], gh: [] };

const issues = Array.from({ length: listLength }, (_, index) => ({
  number: index,
  title: `Projector in meeting room ${index} shows no picture`,
  state: 'OPEN',
  updatedAt: '2026-11-20T02:30:00Z',
  labels: { nodes: [], totalCount: 0 },
  url: `http://github.localhost/o/r/issues/${index}`,
}));

const issueReply = {
  data: {
    repository: {
      hasIssuesEnabled: true,
      issues: {
        totalCount: listLength,
        nodes: issues,
        pageInfo: { hasNextPage: false, endCursor: '' },
      },
    },
  },
};

/** Lists are asked for by people who have signed in before. */
function signIn(program: string, env: Record<string, string>): void {
  const { status, stderr } = spawnSync(
    process.execPath,
    [program, 'login', '--account', 'bench', '--password-stdin'],
    { env, input: 'bench-password\n', encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`svcdesk login ended with code ${status}: ${stderr.trim()}`);
}

/** From typing a command to its end. */
export const cliStart = benchmark({
  name: 'cli.start',
  work: 'the bundled command line from start to end, listing orders of a loopback server',
  cases: Object.keys(commandLines),
  rounds: 7,
  async open(scope) {
    await buildPackage('cli');
    const home = await mkdtemp(join(tmpdir(), 'svcdesk-bench-home-'));
    scope.own(home, () => rm(home, { recursive: true, force: true }));
    const stub = startWorker<typeof replyStub>(scope, 'reply-stub');
    const server = await stub.ask('listen', {
      replies: {
        [auth.login.path]: { status: okStatus, data: sampleSession, msg: '' },
        [orders.page.path]: { status: okStatus, data: sampleOrderPage(listLength), msg: '' },
      },
    });
    const github = startWorker<typeof replyStub>(scope, 'reply-stub');
    const proxy = await github.ask('listen', { replies: { '/graphql': issueReply } });
    const { bin } = JSON.parse(await readFile(inWorkspace('packages/cli/package.json'), 'utf8'));
    const program = inWorkspace('packages/cli', bin.svcdesk);
    const svcdeskEnv = { HOME: home, SVCDESK_CONFIG_DIR: home, SVCDESK_SERVER: server };
    signIn(program, svcdeskEnv);
    // gh speaks plain HTTP to this host alone, and finds our stub as if it were a proxy.
    const ghEnv = {
      HOME: home,
      GH_CONFIG_DIR: home,
      GH_HOST: 'github.localhost',
      GH_TOKEN: 'bench',
      http_proxy: proxy,
    };
    return { program, svcdeskEnv, ghEnv };
  },
  limit: {
    name: 'node -e 0',
    measure: async () => ({
      wallMs: await timeCommand({ file: process.execPath, args: ['-e', '0'] }, timesEach),
    }),
  },
  product: {
    name: 'svcdesk',
    async measure({ program, svcdeskEnv }, each) {
      const args = [program, ...lineOf(each).svcdesk];
      return { wallMs: await timeCommand({ file: process.execPath, args, env: svcdeskEnv }, timesEach) };
    },
  },
  peers: [
    {
      name: 'gh',
      available: () => spawnSync('gh', ['--version']).status === 0,
      async measure({ ghEnv }, each) {
        return { wallMs: await timeCommand({ file: 'gh', args: lineOf(each).gh, env: ghEnv }, timesEach) };
      },
    },
  ],
  goals: [
    { case: '--version', measure: 'wallMs', on: 'ratio', atMost: 1.3 },
    { case: '--help', measure: 'wallMs', on: 'ratio', atMost: 1.75 },
    { case: 'orders list', measure: 'wallMs', on: 'ratio', atMost: 2.1 },
    { case: 'orders list', measure: 'wallMs', on: 'ratio', atMost: 1, against: 'gh' },
  ],
});
