import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { settingsTable } from './table.ts';

it('lists every setting in the README, in the words of the table', async () => {
  const readme = await readFile(new URL('../../../../../README.md', import.meta.url), 'utf8');
  const listed = readme.match(/^\| `[A-Z\d_]+` \|.*$/gm);
  const rows = Object.values(settingsTable).map(
    (row) => `| \`${row.name}\` | ${row.about.replaceAll('|', '\\|')} | ${row.otherwise} |`,
  );
  expect(listed).toEqual(rows);
});
