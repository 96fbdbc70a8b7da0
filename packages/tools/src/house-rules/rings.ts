import { importsOf } from './imports.ts';
import type { Finding, HouseRule, SourceFile } from './source-file.ts';

const packages = /^packages\/[^/]+\/(src\/)?/;

/**
 * No file needs itself in the end, types included, which the linter leaves out: of files in a ring none can be read or
 * moved without the others. What is loaded later closes a ring as well.
 */
export const rings: HouseRule = (files) => {
  const within = new Map(files.filter(({ path }) => packages.test(path)).map((file) => [file.path, file]));
  const done = new Set<string>();
  const findings: Finding[] = [];
  const walk = (file: SourceFile, above: readonly string[]) => {
    const start = above.indexOf(file.path);
    if (start >= 0) {
      const ring = [...above.slice(start), file.path].map((path) => path.replace(packages, ''));
      findings.push({
        path: file.path,
        message: `these files import each other in a ring: ${ring.join(' → ')}`,
      });
    }
    if (start >= 0 || done.has(file.path)) return;
    for (const { target } of importsOf(file)) {
      const next = target === undefined ? undefined : within.get(target);
      if (next) walk(next, [...above, file.path]);
    }
    done.add(file.path);
  };
  for (const file of within.values()) walk(file, []);
  return findings;
};
