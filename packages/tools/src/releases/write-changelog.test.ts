import { expect, it } from 'vitest';
import { withRelease } from './write-changelog.ts';

const changelog = '# Changelog\n\nAll.\n\n## [0.1.0] - 2026-11-20\n\nThe first.\n';

it('a release stands above those before it, with what its changesets say to the users of each package', () => {
  const changes = [
    {
      summary: 'Lists are sorted by site.\nOn the phone, too.',
      packages: ['@svcdesk/web', '@svcdesk/server'],
    },
    {
      summary: '`orders.page` takes `sort`.\n\n### Rights\n\n- call `a.b`: now also pm\n',
      packages: ['@svcdesk/core'],
    },
    { summary: 'A quicker benchmark.', packages: ['@svcdesk/bench'] },
  ];
  expect(withRelease(changelog, '0.2.0', '2026-12-01', changes)).toBe(
    `# Changelog

All.

## [0.2.0] - 2026-12-01

### Rights

- call \`a.b\`: now also pm

### core

- \`orders.page\` takes \`sort\`.

### server

- Lists are sorted by site.
  On the phone, too.

### web

- Lists are sorted by site.
  On the phone, too.

## [0.1.0] - 2026-11-20

The first.
`,
  );
});

it('a changelog without a release is none', () => {
  expect(() => withRelease('# Changelog\n', '0.2.0', '2026-12-01', [])).toThrow(
    'CHANGELOG.md has no release',
  );
});
