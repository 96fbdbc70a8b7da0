#!/usr/bin/env node
import { readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from './host/cache-folder.ts';
import { loadCompiled } from './host/compiled-file.ts';

/** Set by the build: a bundled run knows its version, and has everything else in one file beside it. */
declare const bundledVersion: string | undefined;

type Program = typeof import('./run-process.ts');

const oldestNode = 20;
const args = process.argv.slice(2);

// Only what every run needs stands up here: the version is told before anything else is loaded.
if (args.length === 1 && (args[0] === '--version' || args[0] === '-V')) {
  // The stream of standard output takes as long to make as a tenth of the run.
  writeSync(1, `${version()}\n`);
} else if (Number.parseInt(process.versions.node, 10) < oldestNode) {
  process.stderr.write(`svcdesk needs Node ${oldestNode} or newer; this is ${process.version}.\n`);
  process.exitCode = 1;
} else if (typeof bundledVersion === 'string') {
  runBundled(bundledVersion);
} else {
  void import('./run-process.ts').then(({ run }) => run(args, version()));
}

function runBundled(bundled: string) {
  const folder = join(cacheFolder(process.env, process.platform), 'compiled');
  const program = loadCompiled<Program>(join(__dirname, 'run-process.cjs'), folder, bundled);
  void program.exports.run(args, bundled, (use) => process.once('exit', () => program.keep(use)));
}

function version(): string {
  if (typeof bundledVersion === 'string') return bundledVersion;
  const text = readFileSync(join(import.meta.dirname, '../package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
