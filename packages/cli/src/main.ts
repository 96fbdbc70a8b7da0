#!/usr/bin/env node
import { readFileSync, writeSync } from 'node:fs';
import * as module from 'node:module';
import { join } from 'node:path';
import { cacheFolder } from './host/cache-folder.ts';

/** Set by the build: a bundled run knows its version. */
declare const bundledVersion: string | undefined;

const oldestNode = 20;
const args = process.argv.slice(2);

// Only what every run needs stands up here: the version is printed before anything else is loaded.
if (args.length === 1 && (args[0] === '--version' || args[0] === '-V')) {
  // The stream of standard output takes as long to make as a tenth of the run.
  writeSync(1, `${version()}\n`);
} else if (Number.parseInt(process.versions.node, 10) < oldestNode) {
  process.stderr.write(`svcdesk needs Node ${oldestNode} or newer; this is ${process.version}.\n`);
  process.exitCode = 1;
} else {
  // Since Node 22.1; what it compiled of these files is kept for the next run.
  module.enableCompileCache?.(join(cacheFolder(process.env, process.platform), 'compiled'));
  void import('./run-process.ts').then(({ run }) => run(args, version()));
}

function version(): string {
  if (typeof bundledVersion === 'string') return bundledVersion;
  const text = readFileSync(join(import.meta.dirname, '../package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
