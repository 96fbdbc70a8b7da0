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

/** What the web app's screens stand on, lowest first; see its README. */
const floors = ['platform', 'components', 'blocks', 'domain'];

/** How high a file of the web app stands: a floor of `shared/`, then features, then the app. */
function floorOf(path: string): number | undefined {
  const [, area, folder] = /^packages\/web\/src\/(shared|features|app)\/([^/]+)/.exec(path) ?? [];
  if (area === 'features') return floors.length;
  if (area === 'app') return floors.length + 1;
  const floor = floors.indexOf(folder ?? '');
  return area === undefined || floor < 0 ? undefined : floor;
}

/**
 * Packages meet at their doors only, nobody but tests and measurements imports the server, features stay apart, and the
 * web app's floors import only floors below them.
 */
export const boundaries: HouseRule = (files) => files.flatMap(crossings);

function crossings(file: SourceFile): Finding[] {
  const home = packageOf(file.path);
  const name = home.split('/')[1] ?? '';
  const feature = featureOf(file.path);
  const findings: Finding[] = [];
  for (const { specifier, target, line } of importsOf(file)) {
    const add = (message: string) => findings.push({ path: file.path, line, message });
    if (target !== undefined && packageOf(target) !== home) {
      add(`"${specifier}" reaches into another package; import one of its doors by name`);
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
    if (target !== undefined && (floorOf(target) ?? 0) > (floorOf(file.path) ?? Number.POSITIVE_INFINITY)) {
      add(`"${specifier}" stands on a higher floor: shared/${floors.join(' ← ')} ← features ← app`);
    }
    const other = target === undefined ? undefined : featureOf(target);
    if (feature !== undefined && other !== undefined && other !== feature) {
      add(`feature "${feature}" imports feature "${other}"; move what they share to shared/`);
    }
  }
  return findings;
}
