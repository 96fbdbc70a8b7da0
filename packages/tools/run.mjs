// Every root script enters here. Plain JavaScript, because pnpm runs scripts even when its own install
// failed: then an old Node, which cannot read TypeScript, or a half-filled node_modules may be all there is.
import * as module from 'node:module';
import { join } from 'node:path';
import { explainUnready } from './src/readiness.mjs';

const [command = '', ...args] = process.argv.slice(2);
const problem = explainUnready();
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  module.enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/compiled'));
  const { run } = await import(`./src/commands/${command}.ts`);
  process.exitCode = (await run(args)) ?? process.exitCode;
}
