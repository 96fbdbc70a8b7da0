import { posix } from 'node:path';
import { lineAt, type SourceFile } from './source-file.ts';

export interface Import {
  readonly specifier: string;
  /** For a relative import: the file meant, relative to the workspace. */
  readonly target: string | undefined;
  readonly line: number;
}

// The formatter keeps one shape of import, so that a pattern is enough and no parser is needed.
const statement =
  /(?:^|[\s;}])(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"`]([^'"`]+)['"`]/g;

/** What a file imports or re-exports, dynamic imports of a literal included. */
export function importsOf(file: SourceFile): Import[] {
  if (!/\.(ts|tsx|mjs|js|cjs)$/.test(file.path)) return [];
  return [...file.text.matchAll(statement)].map((match) => {
    const specifier = match[1] ?? match[2] ?? '';
    return {
      specifier,
      target: specifier.startsWith('.') ? posix.join(posix.dirname(file.path), specifier) : undefined,
      line: lineAt(file.text, match.index + match[0].length),
    };
  });
}
