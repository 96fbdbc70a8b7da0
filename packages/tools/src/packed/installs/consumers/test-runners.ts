import { type Consumer, firstTitle } from './consumer.ts';

export const testRunners: readonly Consumer[] = [
  {
    name: 'Jest',
    packages: ['jest@30'],
    files: {
      'desk.test.cjs': `const { createClient } = require('@svcdesk/core');
test('reads orders', async () => {
  const { list } = await createClient({ baseUrl: process.env.DESK }).orders.page({ scope: 'mine' });
  require('node:fs').writeFileSync('words', 'first order: ' + list[0].title);
});
`,
      'jest.config.cjs': `module.exports = { testMatch: ['**/*.test.cjs'] };
`,
    },
    steps: [
      ['jest', '--watchman=false'],
      ['cat', 'words'],
    ],
  },
  {
    name: 'vitest with jsdom',
    packages: ['vitest@4', 'jsdom'],
    files: {
      'first-title.js': firstTitle,
      'desk.test.js': `import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { firstTitle } from './first-title.js';
test('reads orders', async () => {
  expect(document.body).toBeDefined();
  writeFileSync('words', await firstTitle(process.env.DESK));
});
`,
    },
    steps: [
      ['vitest', 'run', '--environment', 'jsdom'],
      ['cat', 'words'],
    ],
  },
];
