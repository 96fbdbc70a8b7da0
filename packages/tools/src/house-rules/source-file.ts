import { globSync, readFileSync } from 'node:fs';
import { workspace } from '../workspace.ts';

/** A file written by hand, with its path relative to the workspace, always with forward slashes. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** One breach of a house rule, in words, at a place. */
export interface Finding {
  readonly path: string;
  readonly line?: number;
  readonly message: string;
}

/** A rule sees all files at once, since some are about how files relate. */
export type HouseRule = (files: readonly SourceFile[]) => Finding[];

const generated = /(^|\/)(node_modules|dist|\.types|\.data|\.cache|coverage|migrations)(\/|$)/;

export function readSourceFiles(root = workspace): SourceFile[] {
  return globSync('{packages,examples}/**/*.{ts,tsx,js,mjs,cjs,css,html}', {
    cwd: root,
    exclude: (path) => generated.test(path.replaceAll('\\', '/')),
  })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }));
}

const test = /\.(test|spec|fixture)\.tsx?$|\/src\/testing\/|^packages\/e2e\//;

export function isTest(path: string): boolean {
  return test.test(path);
}

/** Line number, from one, of a position in a text. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
