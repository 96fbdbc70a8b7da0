/** Writes the generated documents and types of core and the glossary, or with `--check` says which of them are not what they should be. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import { callsPage } from './calls-page.ts';
import { errorsPage } from './errors-page.ts';
import { glossaryPage } from './glossary-page.ts';
import { lifecyclesPage } from './lifecycles-page.ts';
import { namedTypes } from './named-types.ts';

const core = new URL('../../../core/', import.meta.url);
const { version } = JSON.parse(readFileSync(new URL('package.json', core), 'utf8')) as { version: string };

const documents: Readonly<Record<string, string>> = {
  'docs/calls.md': callsPage(),
  'docs/errors.md': errorsPage(),
  'docs/lifecycles.md': lifecyclesPage(),
  '../../docs/glossary.md': glossaryPage(),
  'src/client/version.ts': `/** Version of this package. */\nexport const version = '${version}';\n`,
  ...(await namedTypes()),
};

function current(file: string): string {
  try {
    return readFileSync(new URL(file, core), 'utf8');
  } catch {
    return '';
  }
}

const inProject = (file: string) => posix.join('packages/core', file);

const stale = Object.keys(documents).filter((file) => current(file) !== documents[file]);
if (process.argv.includes('--check')) {
  for (const file of stale) console.log(`${inProject(file)} is out of date: run pnpm gen and commit it.`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const file of stale) mkdirSync(new URL('.', new URL(file, core)), { recursive: true });
  for (const file of stale) writeFileSync(new URL(file, core), documents[file] ?? '');
  console.log(
    stale.length > 0 ? `Wrote ${stale.map(inProject).join(', ')}.` : 'Every document is up to date.',
  );
}
