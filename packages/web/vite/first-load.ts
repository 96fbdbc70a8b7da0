import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { chunkOf, chunksBehind, signInScreen } from './chunks.ts';

type Chunk = Rolldown.OutputChunk;

/** What the page begins with. */
const firstModule = '/src/app/main.tsx';
const screenFile = /\/features\/[^/]+\/screens\/[^/]+\.tsx$/;
/** What the sign-in may load before it works, and what one screen may bring of its own, in bytes of gzip. */
const signInMax = 100_000;
const screenMax = 25_000;

/** Ends a build that grew too heavy: a phone on a bad line is what this app is for. */
export function firstLoad(): Plugin {
  return {
    name: 'svcdesk:first-load',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
      // Of the sign-in drawn beforehand there is no such build.
      if (!chunks.some((chunk) => chunk.moduleIds.some((id) => id.endsWith(firstModule)))) return;
      const bytes = weightOf(
        chunksBehind(bundle, [chunkOf(bundle, firstModule), chunkOf(bundle, signInScreen)]),
      );
      this.info(`The sign-in loads ${(bytes / 1000).toFixed(1)} kB of scripts (gzip).`);
      if (bytes > signInMax) this.error(`The sign-in loads ${bytes} bytes of scripts, over ${signInMax}.`);
      for (const chunk of chunks) {
        const own = screenFile.test(chunk.facadeModuleId ?? '') ? weightOf([chunk]) : 0;
        if (own > screenMax) this.error(`${chunk.fileName} has ${own} bytes of its own, over ${screenMax}.`);
      }
    },
  };
}

function weightOf(chunks: readonly Chunk[]): number {
  return chunks.reduce((sum, chunk) => sum + gzipSync(chunk.code, { level: 9 }).length, 0);
}
