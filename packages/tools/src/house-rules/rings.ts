import { importsOf } from './imports.ts';
import { type Finding, type HouseRule, isTest } from './source-file.ts';

const packages = /^packages\/[^/]+\/(src\/)?/;

interface Place {
  readonly name: string;
  /** What it imports. */
  readonly targets: Iterable<string>;
}

/** Each way that leads from a place back to it, as names. */
function ringsAmong(places: ReadonlyMap<string, Place>): { at: string; names: string }[] {
  const done = new Set<string>();
  const found: { at: string; names: string }[] = [];
  const visit = (at: string, above: readonly string[]) => {
    const place = places.get(at);
    if (!place || done.has(at)) return;
    const start = above.indexOf(at);
    if (start >= 0) {
      const names = [...above.slice(start), at].map((each) => places.get(each)?.name).join(' → ');
      found.push({ at, names });
      return;
    }
    for (const target of place.targets) visit(target, [...above, at]);
    done.add(at);
  };
  for (const at of places.keys()) visit(at, []);
  return found;
}

/**
 * No file needs itself in the end, types included, which the linter leaves out: of files in a ring none can be read or
 * moved without the others. What is loaded later closes a ring as well.
 */
export const rings: HouseRule = (files) => {
  const places = files
    .filter(({ path }) => packages.test(path))
    .map((file): [string, Place] => [
      file.path,
      {
        name: file.path.replace(packages, ''),
        targets: importsOf(file).flatMap(({ target }) => target ?? []),
      },
    ]);
  return ringsAmong(new Map(places)).map(({ at, names }) => ({
    path: at,
    message: `these files import each other in a ring: ${names}`,
  }));
};

/** Folders that stand side by side: on a floor (a module, a part of the platform, a feature), or in core and the command line. */
function folderOf(path: string): string | undefined {
  return /^packages\/((server|web)\/src\/[^/]+|(core|cli)\/src)\/[^/]+(?=\/)/.exec(path)?.[0];
}

/** The same of folders, tests aside. */
export const folderRings: HouseRule = (files) => {
  const targets = new Map<string, Set<string>>();
  for (const file of files.filter(({ path }) => !isTest(path))) {
    const folder = folderOf(file.path);
    if (folder === undefined) continue;
    const known = targets.get(folder) ?? new Set();
    targets.set(folder, known);
    for (const { target } of importsOf(file)) {
      const other = target === undefined ? undefined : folderOf(target);
      if (other !== undefined && other !== folder) known.add(other);
    }
  }
  const places = [...targets].map(([folder, to]): [string, Place] => [
    folder,
    { name: folder.replace(packages, ''), targets: to },
  ]);
  return ringsAmong(new Map(places)).map(
    ({ at, names }): Finding => ({
      path: at,
      message: `these folders import each other in a ring: ${names}`,
    }),
  );
};
