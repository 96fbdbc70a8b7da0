// Why a command cannot run here, in one sentence, or nothing. Must parse on Node 18.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const workspace = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const oldestNode = 24;

/**
 * @param {string} [root] workspace folder
 * @param {string} [nodeVersion] as in process.versions.node
 * @returns {string | undefined}
 */
export function explainUnready(root = workspace, nodeVersion = process.versions.node) {
  const missing = firstMissingDependency(root);
  if (missing) {
    return `the installation of packages did not finish ("${missing}" is missing); see the messages of pnpm above, check the network, and run "npx --yes pnpm@12.21.0 install" again.`;
  }
  if (Number.parseInt(nodeVersion, 10) < oldestNode) {
    return `this is Node ${nodeVersion}, but Node ${oldestNode} or newer is needed; start with "npx --yes pnpm@12.21.0 <script>", which brings its own.`;
  }
  return undefined;
}

/** @param {string} root */
function firstMissingDependency(root) {
  const packages = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name));
  for (const folder of [root, ...packages]) {
    const manifest = join(folder, 'package.json');
    if (!existsSync(manifest)) continue;
    const { dependencies, devDependencies } = JSON.parse(readFileSync(manifest, 'utf8'));
    for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
      if (!existsSync(join(folder, 'node_modules', name, 'package.json'))) return name;
    }
  }
  return undefined;
}
