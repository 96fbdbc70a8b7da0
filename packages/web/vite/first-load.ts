import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { chunkOf, chunksBehind, signInScreen } from './chunks.ts';

type Chunk = Rolldown.OutputChunk;

/** What the page begins with. */
const firstModule = '/src/app/main.tsx';
const screenFile = /\/features\/[^/]+\/screens\/[^/]+\.tsx$/;
/** What every screen behind the sign-in stands in. */
const frameModules = ['/app/signed-in-sides.tsx', '/app/layouts/signed-in-layout.tsx'];

interface FirstLoad {
  readonly name: string;
  readonly modules: readonly string[];
  /** What it may load before it shows, in bytes of gzip. */
  readonly max: number;
}

const firstLoads: readonly FirstLoad[] = [
  { name: 'sign-in', modules: [signInScreen], max: 105_000 },
  {
    name: "engineer's list of orders",
    modules: [...frameModules, '/staff-orders/screens/order-list.tsx'],
    max: 225_000,
  },
  {
    name: "customer's list of orders",
    modules: [...frameModules, '/customer-orders/screens/order-list.tsx'],
    max: 225_000,
  },
];

/** What one screen may bring of its own, in bytes of gzip. */
const maxScreenBytes = 25_000;

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
      for (const { name, modules, max } of firstLoads) {
        const from = [firstModule, ...modules].map((module) => chunkOf(bundle, module));
        const bytes = weightOf(chunksBehind(bundle, from));
        this.info(`The ${name} loads ${(bytes / 1000).toFixed(1)} kB of scripts (gzip).`);
        if (bytes > max) this.error(`The ${name} loads ${bytes} bytes of scripts, over ${max}.`);
      }
      for (const chunk of chunks) {
        const own = screenFile.test(chunk.facadeModuleId ?? '') ? weightOf([chunk]) : 0;
        if (own > maxScreenBytes)
          this.error(`${chunk.fileName} has ${own} bytes of its own, over ${maxScreenBytes}.`);
      }
    },
  };
}

function weightOf(chunks: readonly Chunk[]): number {
  return chunks.reduce((sum, chunk) => sum + gzipSync(chunk.code, { level: 9 }).length, 0);
}
