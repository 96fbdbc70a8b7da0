import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { bootText } from '../src/app/boot/phrases.ts';
import { updateWays } from '../src/app/boot/update-ways.ts';

const folder = 'src/app/boot';
const zhCN = bootText.in('zh-CN');
const en = bootText.in('en');

/**
 * Puts the scripts before the app into the page: the one that begins, what it loads where a browser lacks something, and
 * what says that a browser is too old.
 */
export function bootScripts(): Plugin {
  let config: ResolvedConfig;
  const scripts: Readonly<Record<string, () => Promise<string>>> = {
    // Every browser that knows modules has to read it.
    'boot.js': () => buildScript(config, 'boot.ts', 'es2015'),
    'polyfills.js': () => buildScript(config, 'polyfills.ts', config.build.target),
    'too-old.js': () => buildTooOld(config),
  };
  return {
    name: 'svcdesk:boot-scripts',
    configResolved(resolved) {
      config = resolved;
    },
    async buildStart() {
      if (config.command !== 'build') return;
      for (const [name, make] of Object.entries(scripts))
        this.emitFile({ type: 'asset', name, source: await make() });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) {
          const src = `/${folder}/boot.ts`;
          return [{ tag: 'script', attrs: { type: 'module', src }, injectTo: 'head-prepend' }];
        }
        const fileOf = (name: string) => {
          const file = Object.values(bundle).find((each) => 'names' in each && each.names.includes(name));
          if (!file) throw new Error(`${name} is missing in the build.`);
          return `./${file.fileName}`;
        };
        const boot = `<script src="${fileOf('boot.js')}" data-polyfills="${fileOf('polyfills.js')}" data-too-old="${fileOf('too-old.js')}"></script>`;
        const noModules = `<script nomodule src="${fileOf('too-old.js')}"></script>`;
        const noScript = `<noscript><p>${zhCN.noScript}</p><p lang="en">${en.noScript}</p></noscript>`;
        const card = `<meta property="og:description" content="${zhCN.card} · ${en.card}" />`;
        return html
          .replace('</head>', `  ${card}\n  </head>`)
          .replace('</body>', `${boot}\n    ${noModules}\n    ${noScript}\n  </body>`);
      },
    },
  };
}

async function buildScript(
  { root }: ResolvedConfig,
  source: string,
  target: ResolvedConfig['build']['target'],
): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target,
      lib: { entry: join(root, folder, source), formats: ['iife'], name: 'boot' },
    },
  });
  const output = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunk = output.find((file) => file.type === 'chunk');
  if (!chunk) throw new Error(`${source} could not be built.`);
  return chunk.code;
}

/** Ends with an error where the script has anything that ES5 has not. */
async function buildTooOld({ root }: ResolvedConfig): Promise<string> {
  const languages = [
    { lang: 'zh-CN', ...zhCN },
    { lang: 'en', ...en },
  ];
  const words = languages.map(({ lang, title, why, otherwise, instead }) => ({
    lang,
    title,
    why,
    otherwise,
    instead,
  }));
  const ways = updateWays.map(([{ source, flags }, way]) => ({
    pattern: source,
    flags,
    sentences: languages.map(({ ways }) => ways[way]),
  }));
  const source = await readFile(join(root, folder, 'too-old.ts'), 'utf8');
  const { code } = await transform(source, {
    loader: 'ts',
    target: 'es5',
    minify: true,
    define: { WAYS: JSON.stringify(ways), WORDS: JSON.stringify(words) },
  });
  return code;
}
