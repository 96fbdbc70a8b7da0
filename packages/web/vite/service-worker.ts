import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type { Build } from '../src/app/worker/app-files.ts';
import { chunkOf, chunksAhead } from './chunks.ts';

type Target = ResolvedConfig['build']['target'];

const source = 'src/app/worker/service-worker.ts';
const kept = /^assets\/.*\.(js|css|svg|woff2)$/;
/** Half a megabyte that few open, and that has nothing to show without a network: it comes when it is used. */
const left = /[\\/]node_modules[\\/].*pdfjs-dist[\\/]/;

/**
 * Whose screens a person begins with, and works in where there is no network: the worker takes over once these and every
 * tab are on the device, and brings the others afterwards.
 */
const firstFeatures = [
  'sign-in',
  'deep-link',
  'customer-home',
  'customer-orders',
  'staff-home',
  'staff-orders',
];
const otherTabs = [
  'account/screens/client-me.tsx',
  'account/screens/staff-me.tsx',
  'messages/screens/message-center.tsx',
  'schedules/screens/work-calendar.tsx',
  'ticket-pool/screens/ticket-pool.tsx',
];

const isOtherTab = (module: string) => otherTabs.some((screen) => module.endsWith(`/features/${screen}`));
const featureOf = (module: string) => /\/features\/([^/]+)\//.exec(module)?.[1];

/** Whether what a module loads later belongs to what a person begins with. */
function isAhead(module: string, later: string): boolean {
  const feature = featureOf(later);
  if (feature === undefined || firstFeatures.includes(feature) || isOtherTab(later)) return true;
  return feature === featureOf(module) && !module.endsWith('/routes.tsx');
}

/** Lays the worker that opens the app without a network beside it, with the names of all files of this build. */
export function serviceWorker(): Plugin {
  let root = '.';
  let target: Target;
  let folder = 'dist';
  return {
    name: 'svcdesk:service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
      target = config.build.target;
      folder = join(config.root, config.build.outDir);
      // What has another name now would silently come last.
      const missing = [...firstFeatures, ...otherTabs].filter(
        (name) => !existsSync(join(root, 'src/features', name)),
      );
      if (missing.length > 0) throw new Error(`The service worker knows no ${missing.join(', ')}.`);
    },
    async writeBundle(_options, bundle) {
      const files = filesOf(bundle);
      const page = await readFile(join(folder, 'index.html'));
      const begins = beginsWith(
        bundle,
        page.toString(),
        (id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [],
      );
      const name = createHash('sha256').update(files.toSorted().join()).update(page).digest('hex');
      const code = await buildWorker(root, target, {
        name: name.slice(0, 12),
        first: files.filter(begins),
        rest: ['icon.svg', ...files.filter((file) => !begins(file))],
      });
      await writeFile(join(folder, 'service-worker.js'), code);
    },
  };
}

type Bundle = Rolldown.OutputBundle;

function filesOf(bundle: Bundle): string[] {
  const isLeft = (file: Bundle[string]) =>
    file.type === 'chunk' && file.moduleIds.some((id) => left.test(id));
  return Object.entries(bundle)
    .filter(([name, file]) => kept.test(name) && !isLeft(file))
    .map(([name]) => name);
}

/** Whether a file is needed to begin: the page names it, or the screens of the first features are made of it. */
function beginsWith(
  bundle: Bundle,
  page: string,
  importsOf: (module: string) => readonly string[],
): (file: string) => boolean {
  const leads = (module: string) => importsOf(module).filter((later) => isAhead(module, later));
  const chunks = chunksAhead(bundle, [chunkOf(bundle, '/src/app/main.tsx')], leads);
  const names = new Set(
    [...chunks].flatMap((chunk) => [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])]),
  );
  return (file) => names.has(file) || page.includes(file);
}

async function buildWorker(root: string, target: Target, about: Build): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    define: { BUILD: JSON.stringify(about) },
    publicDir: false,
    build: {
      write: false,
      target,
      lib: { entry: join(root, source), formats: ['iife'], name: 'worker' },
    },
  });
  const output = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunk = output.find((file) => file.type === 'chunk');
  if (!chunk) throw new Error('The service worker could not be built.');
  return chunk.code;
}
