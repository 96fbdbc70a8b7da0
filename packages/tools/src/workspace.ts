import { join } from 'node:path';

/** The folder of the workspace, absolute. */
export const workspace = join(import.meta.dirname, '../../..');

/** Absolute path of a file of the workspace. */
export function inWorkspace(...parts: string[]): string {
  return join(workspace, ...parts);
}

/** Where runs leave reports and pictures; ignored by git. */
export const artefacts = inWorkspace('.artefacts');
