#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import process from 'node:process';

const oldestNode = 20;

// Only what every run needs is imported up here: the version is known before anything else is loaded.
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};
const args = process.argv.slice(2);

if (args.length === 1 && (args[0] === '--version' || args[0] === '-V')) {
  process.stdout.write(`${version}\n`);
} else if (Number.parseInt(process.versions.node, 10) < oldestNode) {
  process.stderr.write(`svcdesk needs Node ${oldestNode} or newer; this is ${process.version}.\n`);
  process.exitCode = 1;
} else {
  const { run } = await import('./run-process.ts');
  await run(args, version);
}
