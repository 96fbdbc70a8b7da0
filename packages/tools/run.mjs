// Every root script enters here. Plain JavaScript, because pnpm runs scripts even when its own install
// failed: then an old Node, which cannot read TypeScript, or a half-filled node_modules may be all there is.
import { existsSync } from 'node:fs';
import * as module from 'node:module';
import { explainUnready } from './src/readiness.mjs';

const [command = '', ...args] = process.argv.slice(2);
const problem = explainUnready() ?? explainUnknown();
if (problem) {
  console.error(`svcdesk: ${problem}`);
  process.exitCode = 1;
} else {
  module.enableCompileCache(new URL('../../node_modules/.cache/compiled', import.meta.url).pathname);
  try {
    const { run } = await import(commandFile().href);
    process.exitCode = (await run(args)) ?? process.exitCode;
  } catch (error) {
    const isMisuse = error?.name === 'UsageError' || String(error?.code).startsWith('ERR_PARSE_ARGS_');
    console.error(isMisuse ? `svcdesk: ${error.message}` : error);
    process.exitCode = 1;
  }
}

function commandFile() {
  return new URL(`./src/commands/${command}.ts`, import.meta.url);
}

function explainUnknown() {
  return existsSync(commandFile()) ? undefined : `there is no command "${command}"; package.json lists them.`;
}
