import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where the built web app lies: within the published package, else beside this one in the workspace. */
export function findWebApp(): string {
  const own = fileURLToPath(new URL('./web/', import.meta.url));
  // As deep from the source as from a bundle.
  return existsSync(own) ? own : fileURLToPath(new URL('../../web/dist/', import.meta.url));
}
