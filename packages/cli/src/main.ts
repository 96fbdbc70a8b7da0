#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { cacheFolder } from './host/cache-folder.ts';

/** Set by the build, so that a bundled run need not read its package for it. */
declare const bundledVersion: string | undefined;

const oldestNode = 20;
const args = process.argv.slice(2);

// Only what every run needs stands up here: the version is told before anything else is loaded.
if (args.length === 1 && (args[0] === '--version' || args[0] === '-V')) {
  process.stdout.write(`${version()}\n`);
} else if (Number.parseInt(process.versions.node, 10) < oldestNode) {
  process.stderr.write(`svcdesk needs Node ${oldestNode} or newer; this is ${process.version}.\n`);
  process.exitCode = 1;
} else {
  // Node keeps what it compiled, from version 22.8 on: the next run need not compile it again.
  enableCompileCache?.(join(cacheFolder(process.env, process.platform), 'compiled'));
  void import('./run-process.ts').then(({ run }) => run(args, version()));
}

function version(): string {
  if (typeof bundledVersion === 'string') return bundledVersion;
  const text = readFileSync(join(import.meta.dirname, '../package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
