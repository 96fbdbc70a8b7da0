import { join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** Workspace packages resolve to their sources; vitest hands the conditions on to workers and what they start. */
const conditions = ['@svcdesk/source', 'node'];
const slow = process.env.SVCDESK_LONG === '1';

type ProjectTests = NonNullable<TestProjectInlineConfiguration['test']>;

function project(name: string, root: string, test: ProjectTests = {}): TestProjectInlineConfiguration {
  return {
    resolve: { conditions },
    ssr: { resolve: { conditions } },
    test: {
      name,
      root,
      include: ['src/**/*.test.ts'],
      environment: 'node',
      // Left to itself it leaves one core for whoever watches. More than two only trade time for memory.
      maxWorkers: 2,
      testTimeout: slow ? 600_000 : 20_000,
      ...test,
    },
  };
}

/** Files share the modules of their worker, which takes half of the time; whoever mocks one loads the rest anew. */
const shared: ProjectTests = { isolate: false };

/** What people install: every package is built and packed first. */
function packedProject(name: string, include: string): TestProjectInlineConfiguration {
  return project(name, './packages/tools', {
    include: [include],
    globalSetup: ['./src/packed/pack-all.fixture.ts'],
    testTimeout: 300_000,
  });
}

function serverProject(database: 'embedded' | 'postgres'): TestProjectInlineConfiguration {
  return project(`server-${database}`, './packages/server', {
    env: { SVCDESK_TEST_DB: database },
    // Not by `exclude`, which would take the place of what the command line excludes.
    include: ['src/*.test.ts', 'src/!(faults)/**/*.test.ts'],
    // Modules are evaluated once a worker: every file has a database of its own and nothing is mocked.
    isolate: false,
    globalSetup: ['./src/testing/global-setup.ts'],
    testTimeout: slow ? 1_800_000 : 60_000,
    hookTimeout: 60_000,
    // What is awaited comes when the machine has time for it; a second is no promise on a busy one. Events wait until
    // older transactions of the same PostgreSQL are over, and those that fill the large tables of a long run take minutes.
    expect: { poll: { timeout: slow ? 300_000 : 20_000 } },
  });
}

export default defineConfig({
  test: {
    projects: [
      project('core', './packages/core', shared),
      project('cli', './packages/cli', shared),
      project('tools', './packages/tools', { exclude: ['src/packed/**', 'src/deploy/**'] }),
      // Needs a program that no package of npm brings.
      project('deploy', './packages/tools', { include: ['src/deploy/*.test.ts'] }),
      packedProject('packed', 'src/packed/*.test.ts'),
      // Fetches each Node and what the packages depend on, so only a long run has it.
      packedProject('installs', 'src/packed/installs/*.test.ts'),
      // Builds the release before this version from its commit, which takes minutes the first time.
      project('releases', './packages/tools', {
        include: ['src/packed/releases/*.test.ts'],
        // Two files that find no release built would both build it.
        fileParallelism: false,
      }),
      project('web', './packages/web', {
        ...shared,
        // Read as they are, for what a test wants to know of the colours.
        css: { include: /tokens\.css/ },
      }),
      project('components', './packages/web', {
        include: ['src/**/*.test.tsx'],
        environment: 'jsdom',
        setupFiles: [join(import.meta.dirname, 'packages/web/src/testing/page.fixture.ts')],
        // It imports style sheets, which Node does not.
        server: { deps: { inline: ['antd-mobile'] } },
      }),
      // One fault after the other, with nothing beside that would disturb the figures.
      project('faults', './packages/server', {
        include: ['src/faults/*.test.ts'],
        testTimeout: 300_000,
        hookTimeout: 120_000,
      }),
      serverProject('embedded'),
      serverProject('postgres'),
      project('bench', './packages/bench'),
    ],
  },
});
