import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const screenFile = /\/features\/[^/]+\/screens\/[^/]+\.tsx$/;
/** What one screen may bring of its own, in bytes of gzip. */
const maxBytes = 25_000;

/** Ends a build of which a screen grew too heavy: a phone on a bad line is what this app is for. */
export function screenSize(): Plugin {
  return {
    name: 'svcdesk:screen-size',
    apply: 'build',
    generateBundle: {
      // The lists of files that its imports need are written before.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !screenFile.test(file.facadeModuleId ?? '')) continue;
          const bytes = gzipSync(file.code, { level: 9 }).length;
          if (bytes > maxBytes)
            this.error(`${file.fileName} has ${bytes} bytes of its own, over ${maxBytes}.`);
        }
      },
    },
  };
}
