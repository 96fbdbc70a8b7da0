import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';

type Target = ResolvedConfig['build']['target'];

const source = 'src/app/worker/service-worker.ts';
const kept = /^assets\/.*\.(js|css|svg|woff2)$/;
/** Half a megabyte that few open, and that has nothing to show without a network: it comes when it is used. */
const left = /[\\/]node_modules[\\/].*pdfjs-dist[\\/]/;

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
    },
    async writeBundle(_options, bundle) {
      const files = Object.entries(bundle)
        .filter(
          ([name, file]) =>
            kept.test(name) && !(file.type === 'chunk' && file.moduleIds.some((id) => left.test(id))),
        )
        .map(([name]) => name);
      const page = await readFile(join(folder, 'index.html'));
      const name = createHash('sha256').update(files.toSorted().join()).update(page).digest('hex');
      const code = await buildWorker(root, target, {
        name: name.slice(0, 12),
        files: ['./', 'icon.svg', ...files],
      });
      await writeFile(join(folder, 'service-worker.js'), code);
    },
  };
}

async function buildWorker(
  root: string,
  target: Target,
  about: { name: string; files: string[] },
): Promise<string> {
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
