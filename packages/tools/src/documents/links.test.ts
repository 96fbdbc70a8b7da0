import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { inWorkspace } from '../workspace.ts';

const papers = globSync(
  '{*.md,.changeset/*.md,docs/**/*.md,packages/*/*.md,packages/*/docs/*.md,examples/*/*.md}',
  {
    cwd: inWorkspace(),
    exclude: ['**/node_modules/**'],
  },
);

const read = (path: string) => readFileSync(inWorkspace(path), 'utf8');

/** How a heading is named in an address. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_\- ]/gu, '')
    .trim()
    .replaceAll(' ', '-');
}

function anchorsOf(path: string): string[] {
  return [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
}

it('every link of a paper leads to a file of the project, and to a heading that it has', () => {
  const dead: string[] = [];
  let followed = 0;
  for (const paper of papers) {
    const prose = read(paper).replaceAll(/```[\s\S]*?```/g, '');
    for (const [, link = ''] of prose.matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^[a-z]+:/.test(link)) continue;
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? paper : join(dirname(paper), file);
      followed += 1;
      if (!existsSync(inWorkspace(target))) dead.push(`${paper}: ${link}`);
      else if (anchor !== undefined && !anchorsOf(target).includes(anchor)) dead.push(`${paper}: ${link}`);
    }
  }
  expect(dead).toEqual([]);
  expect(followed).toBeGreaterThan(50);
});
