import { posix } from 'node:path';
import { type Finding, type HouseRule, lineAt, type SourceFile } from './source-file.ts';

/** Doors of the package that other teams embed; `*` stands for any file of a folder. */
const doors =
  /^packages\/core\/src\/(?:index|(?:rules|sla|roles|scheduling|format|browser|phrases|node|testing|webhooks|outbox|contract|contract\/docs)\/index|contract\/[^/]+)\.ts$/;

const declared =
  /^export (?:declare )?(?:async )?(?:abstract )?(?:const|function\*?|class|interface|type|enum) (\w+)/gm;
const listed = /^export (?:type )?\{([^}]*)\} from '([^']+)';/gm;
const everything = /^export \* from '([^']+)';/gm;

/** Whatever a door of core gives says what it is for: a comment stands right above its declaration. */
export const documentedDoors: HouseRule = (files) => {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const undocumented = new Map<string, Finding>();
  const look = (path: string, only?: ReadonlySet<string>) => {
    const file = byPath.get(path);
    if (!file) return;
    for (const finding of bareDeclarations(file, only)) {
      undocumented.set(`${finding.path}:${finding.line}`, finding);
    }
    for (const [, names = '', from = ''] of file.text.matchAll(listed)) {
      const wanted = namesIn(names).filter(({ shown }) => !only || only.has(shown));
      if (wanted.length > 0) look(target(path, from), new Set(wanted.map(({ own }) => own)));
    }
    for (const [, from = ''] of file.text.matchAll(everything)) look(target(path, from), only);
  };
  for (const { path } of files) if (doors.test(path) && !/\.(test|fixture)\.ts$/.test(path)) look(path);
  return [...undocumented.values()];
};

function target(path: string, specifier: string): string {
  return posix.join(posix.dirname(path), specifier);
}

/** Names of an export list: what each is called in its own file, and what outside. */
function namesIn(list: string): { own: string; shown: string }[] {
  return list
    .split(',')
    .map((name) => name.trim().replace(/^type /, ''))
    .filter((name) => name !== '')
    .map((name) => {
      const [own = name, shown = own] = name.split(' as ');
      return { own, shown };
    });
}

function bareDeclarations(file: SourceFile, only: ReadonlySet<string> | undefined): Finding[] {
  return [...file.text.matchAll(declared)].flatMap((match) => {
    const [, name = ''] = match;
    if (only && !only.has(name)) return [];
    if (file.text.slice(0, match.index).trimEnd().endsWith('*/')) return [];
    const message = `"${name}" is given by a door of core: say above it what it is for`;
    return [{ path: file.path, line: lineAt(file.text, match.index), message }];
  });
}
