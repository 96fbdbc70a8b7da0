import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const workspace = join(import.meta.dirname, '../../../..');
const buildMaxMs = 180_000;

/** Absolute path of a file of the workspace. */
export function inWorkspace(...parts: string[]): string {
  return join(workspace, ...parts);
}

/** Builds a package into its dist as it is published, so that what is measured is what people get. */
export async function buildPackage(name: 'core' | 'cli'): Promise<void> {
  const script = inWorkspace('packages/tools/run.mjs');
  const options = { cwd: workspace, timeout: buildMaxMs };
  try {
    await promisify(execFile)(process.execPath, [script, 'build', name], options);
  } catch (error) {
    const { stdout = '' } = error as { stdout?: string };
    throw new Error(`${name} could not be built: ${stdout.trim()}`, { cause: error });
  }
}
