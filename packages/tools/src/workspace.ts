import { join, resolve } from 'node:path';

/** The folder of the workspace, absolute. */
export const workspace = join(import.meta.dirname, '../../..');

/** Absolute path of a file of the workspace; a path that is absolute stays. */
export function inWorkspace(...parts: string[]): string {
  return resolve(workspace, ...parts);
}

/** Where runs leave reports and pictures; ignored by git. */
export const artefacts = inWorkspace('.artefacts');
