import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { rolldown } from 'rolldown';

/** Where a program stands that finds the packages of this workspace. */
const folder = import.meta.dirname;
const entry = `${folder}/entry.js`;

/** Bundles a browser program from published packages, minifies it, and gives its size after gzip in kB of 1 000 bytes. */
export const bundlers = {
  async esbuild(code: string): Promise<number> {
    const { outputFiles } = await build({
      stdin: { contents: code, resolveDir: folder },
      bundle: true,
      write: false,
      minify: true,
      format: 'esm',
      platform: 'browser',
      legalComments: 'none',
    });
    return gzipKilobytes(outputFiles.map(({ text }) => text));
  },

  async rolldown(code: string): Promise<number> {
    const bundle = await rolldown({
      input: entry,
      platform: 'browser',
      plugins: [
        {
          name: 'entry',
          resolveId: (id) => (id === entry ? entry : undefined),
          load: (id) => (id === entry ? code : undefined),
        },
      ],
    });
    // Bundlers that build on it, such as Vite, leave out the marks that only a further bundler would read.
    const { output } = await bundle.generate({ format: 'esm', minify: true, comments: false });
    await bundle.close();
    return gzipKilobytes(output.map((file) => (file.type === 'chunk' ? file.code : '')));
  },
} as const;

function gzipKilobytes(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1000;
}
