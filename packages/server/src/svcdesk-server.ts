#!/usr/bin/env -S MALLOC_ARENA_MAX=1 node --max-semi-space-size=16
/** The command `svcdesk-server`. It loads the rest only when this Node can read it. */
import { explainOldNode } from './node-version.ts';

const problem = explainOldNode();
if (problem === undefined) await import('./admin/main.ts');
else {
  console.error(problem);
  process.exitCode = 1;
}
