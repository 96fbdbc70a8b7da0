import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Vite's name of the module that every dynamic import of a build goes through. */
const helperId = '\0vite/preload-helper.js';

/** Puts our own loader of chunks in the place of Vite's, after whose failure a browser never tries again. */
export function ownPreload(): Plugin {
  let source = '';
  let taken = false;
  return {
    name: 'svcdesk:own-preload',
    apply: 'build',
    enforce: 'pre',
    configResolved({ root }) {
      source = join(root, 'src/shared/platform/preload-parts.ts');
    },
    load(id) {
      if (id !== helperId) return null;
      taken = true;
      return `export { preloadParts as __vitePreload } from ${JSON.stringify(source)};`;
    },
    buildEnd() {
      if (!taken) this.error('The build has no loader of chunks of that name any more.');
    },
  };
}
