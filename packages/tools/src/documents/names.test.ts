import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inWorkspace } from '../workspace.ts';

const files = globSync('{packages,examples,docs,deploy}/**/*', {
  cwd: inWorkspace(),
  exclude: ['**/node_modules/**', '**/dist/**', '**/.*/**'],
});
// What has changed is told by names of then.
const papers = [
  'README.md',
  'CONTRIBUTING.md',
  ...files.filter((file) => /^(docs|packages\/\w+)\/.*\.md$/.test(file)),
];

const read = (path: string) => readFileSync(inWorkspace(path), 'utf8');

/** What stands as code in the papers, each with where. */
const codes = papers.flatMap((paper) =>
  [...read(paper).matchAll(/```[\s\S]*?```|`([^`\n]+)`/g)].map(([all, inline]) => ({
    paper,
    code: inline ?? all,
    isInline: inline !== undefined,
  })),
);
const inline = codes.filter(({ isInline }) => isInline);

it('every path that a paper names is there', () => {
  const ends = new Set(
    files.flatMap((file) => {
      const parts = file.split('/');
      return parts.map((_, index) => parts.slice(index).join('/'));
    }),
  );
  const folders = new Set(files.flatMap((file) => file.split('/').slice(0, -1)));
  const named = inline.filter(({ code }) => {
    const [first = '', ...rest] = code.split('/');
    const isSource = /^[\w./-]+\.(ts|tsx|mjs|css)$/.test(code);
    const isBelow = /^\w[\w./-]*$/.test(code) && rest.length > 0 && folders.has(first);
    return (isSource || isBelow) && !code.startsWith('.') && !code.includes('dist/');
  });
  const gone = named.filter(
    ({ code }) => ![ends, folders].some((known) => known.has(code.replace(/\/$/, ''))),
  );
  expect(gone.map(({ paper, code }) => `${paper}: ${code}`)).toEqual([]);
  expect(named.length).toBeGreaterThan(50);
});

it('every name of code that a paper gives stands in code', () => {
  const sources = files.filter((file) => /\.(ts|tsx|mjs|json|sql|css)$/.test(file));
  const words = new Set(sources.flatMap((file) => read(file).match(/[A-Za-z_]\w*/g) ?? []));
  const named = inline.filter(({ code }) => /^[A-Za-z]*[a-z][A-Z]\w*$/.test(code));
  const gone = named.filter(({ code }) => !words.has(code));
  expect(gone.map(({ paper, code }) => `${paper}: ${code}`)).toEqual([]);
  expect(named.length).toBeGreaterThan(50);
});

it('every command of pnpm that a paper gives is a script of the project, or pnpm’s own', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const known = [...Object.keys(scripts), 'install', 'exec'];
  const given = codes.flatMap(({ paper, code }) =>
    [...code.matchAll(/\bpnpm(?:@[\d.]+)? ([a-z][\w:-]*)/g)].map(([, command = '']) => ({ paper, command })),
  );
  const gone = given.filter(({ command }) => !known.includes(command));
  expect(gone.map(({ paper, command }) => `${paper}: pnpm ${command}`)).toEqual([]);
  expect(given.length).toBeGreaterThan(30);
});
