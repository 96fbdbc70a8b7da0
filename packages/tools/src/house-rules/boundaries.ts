import { importsOf } from './imports.ts';
import { type Finding, type HouseRule, isTest, type SourceFile } from './source-file.ts';

/** Who may import the server; everyone else speaks to it through core's client. */
const mayImportServer = ['server', 'e2e', 'bench'];

function packageOf(path: string): string {
  return path.split('/').slice(0, 2).join('/');
}

function featureOf(path: string): string | undefined {
  return /^packages\/web\/src\/features\/([^/]+)\//.exec(path)?.[1];
}

function moduleOf(path: string): string | undefined {
  return /^packages\/server\/src\/modules\/([^/]+)\//.exec(path)?.[1];
}

/** What the web app's screens stand on, lowest first; see its README. */
const sharedFloors = ['platform', 'components', 'blocks', 'domain'];

/** What the server's domains stand on, and what stands on them; see its README. */
const serverFloors = ['platform', 'engine', 'modules'];

/** How high a file stands, and the floors of its package; tests of the server look at it from above. */
function floorOf(path: string): { height: number; floors: string } | undefined {
  if (path.startsWith('packages/server/src/')) {
    const floor = serverFloors.indexOf(path.split('/')[3] ?? '');
    const top = floor < 0 || isTest(path);
    return { height: top ? serverFloors.length : floor, floors: `${serverFloors.join(' ← ')} ← app` };
  }
  const [, area, folder] = /^packages\/web\/src\/(shared|features|app)\/([^/]+)/.exec(path) ?? [];
  const height =
    area === 'features'
      ? sharedFloors.length
      : area === 'app'
        ? sharedFloors.length + 1
        : sharedFloors.indexOf(folder ?? '');
  if (area === undefined || height < 0) return undefined;
  return { height, floors: `shared/${sharedFloors.join(' ← ')} ← features ← app` };
}

/**
 * Packages meet at their doors only, only tests and measurements import the server, features stay apart, modules
 * of the server meet at their index.ts, and the floors of the web app and of the server import only floors below them.
 */
export const boundaries: HouseRule = (files) => files.flatMap(crossings);

function crossings(file: SourceFile): Finding[] {
  const home = packageOf(file.path);
  const name = home.split('/')[1] ?? '';
  const feature = featureOf(file.path);
  const module = isTest(file.path) ? undefined : moduleOf(file.path);
  const floor = floorOf(file.path);
  const findings: Finding[] = [];
  for (const { specifier, target, line } of importsOf(file)) {
    const add = (message: string) => findings.push({ path: file.path, line, message });
    if (target !== undefined && packageOf(target) !== home) {
      add(`"${specifier}" reaches into another package; import one of its doors by name`);
    }
    if (
      new RegExp(`^@svcdesk/${name}\\b`).test(specifier) &&
      home.startsWith('packages/') &&
      !isTest(file.path)
    ) {
      add(`"${specifier}" is ${name} itself; import the file`);
    }
    if (/^@svcdesk\/[^/]+\/(src|dist)\b/.test(specifier)) {
      add(`"${specifier}" is not a door of the package`);
    }
    if (/^@svcdesk\/server\b/.test(specifier) && !mayImportServer.includes(name) && !isTest(file.path)) {
      add(`${name} must not import the server; only e2e, bench and tests do`);
    }
    if (specifier === '@svcdesk/core/node' && name === 'web') {
      add('web runs in browsers, where the Node door does not exist');
    }
    const above = target === undefined ? undefined : floorOf(target);
    if (above && above.height > (floor?.height ?? Number.POSITIVE_INFINITY)) {
      add(`"${specifier}" stands on a higher floor: ${above.floors}`);
    }
    const other = target === undefined ? undefined : featureOf(target);
    if (feature !== undefined && other !== undefined && other !== feature) {
      add(`feature "${feature}" imports feature "${other}"; move what they share to shared/`);
    }
    const next = target === undefined ? undefined : moduleOf(target);
    if (
      module !== undefined &&
      next !== undefined &&
      next !== module &&
      !target?.endsWith(`/${next}/index.ts`)
    ) {
      add(`module "${module}" reaches into module "${next}"; import what its index.ts exports`);
    }
  }
  return findings;
}
