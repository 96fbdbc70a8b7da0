import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { installText } from '../src/app/phrases.ts';
import { startScreen } from '../src/app/worker/notification.ts';
import { manifestName } from '../src/shared/platform/i18n/manifest-name.ts';
import { locales } from '../src/shared/platform/i18n/pick-locale.ts';
import { shareField, sharePath } from '../src/shared/platform/shared-photos.ts';

/** As the page's own paper is, in light and dark. */
const paper = { light: '#f3f5f8', dark: '#0f141b' } as const;

/** Glasses of iPhones, in points and pixels a point: Safari shows a picture of exactly this size while it opens, else nothing. */
const glasses = [
  [375, 667, 2],
  [375, 812, 3],
  [390, 844, 3],
  [393, 852, 3],
  [402, 874, 3],
  [414, 896, 2],
  [414, 896, 3],
  [428, 926, 3],
  [430, 932, 3],
  [440, 956, 3],
] as const;

interface Picture {
  readonly name: string;
  readonly source: Buffer;
}

/** The drawing as pixels; `full` fills the square, for phones that cut their own shape out of it. */
function draw(svg: string, size: number, full = false): Sharp {
  const drawn = full ? svg.replace(/ rx="\d+"/, '') : svg;
  return sharp(Buffer.from(drawn), { density: (72 * size) / 56 })
    .resize(size, size)
    .png();
}

const iconOf = (svg: string, size: number, full: boolean) => draw(svg, size, full).toBuffer();

const openingName = (width: number, height: number, theme: string) =>
  `opening-${width}x${height}-${theme}.png`;

async function openingOf(
  svg: string,
  width: number,
  height: number,
  theme: keyof typeof paper,
): Promise<Picture> {
  const background = paper[theme];
  const size = Math.round(width / 4);
  const [left, top] = [Math.floor((width - size) / 2), Math.floor((height - size) / 2)];
  // A border of paper around the drawing takes a tenth of the time that laying the drawing on paper does.
  const source = await draw(svg, size)
    .flatten({ background })
    .extend({ left, top, right: width - size - left, bottom: height - size - top, background })
    .toBuffer();
  return { name: openingName(width, height, theme), source };
}

async function drawAll(svg: string): Promise<Picture[]> {
  const icons = [
    { name: 'icon-192.png', source: await iconOf(svg, 192, false) },
    { name: 'icon-512.png', source: await iconOf(svg, 512, false) },
    { name: 'icon-full-512.png', source: await iconOf(svg, 512, true) },
    { name: 'icon-touch-180.png', source: await iconOf(svg, 180, true) },
  ];
  const openings = glasses.flatMap(([width, height, ratio]) =>
    (['light', 'dark'] as const).map((theme) => openingOf(svg, width * ratio, height * ratio, theme)),
  );
  return [...icons, ...(await Promise.all(openings))];
}

function manifestIn(locale: (typeof locales)[number], at: (name: string) => string): string {
  const text = installText.in(locale);
  const icon = (name: string, size: number, purpose = 'any') => ({
    src: at(name),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const shortcut = (name: string, id: 'report' | 'scan') => ({
    name,
    url: startScreen(id),
    icons: [icon('icon-192.png', 192)],
  });
  return JSON.stringify({
    id: './',
    name: text.name,
    short_name: text.name,
    description: text.description,
    lang: locale,
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: paper.light,
    theme_color: '#ffffff',
    icons: [icon('icon-192.png', 192), icon('icon-512.png', 512), icon('icon-full-512.png', 512, 'maskable')],
    shortcuts: [shortcut(text.report, 'report'), shortcut(text.scan, 'scan')],
    share_target: {
      action: `./${sharePath}`,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: shareField, accept: ['image/*'] }] },
    },
  });
}

/**
 * Makes the app one that phones install: a manifest in each language, and every picture drawn from the one icon.
 */
export function appManifest(): Plugin {
  let root = '.';
  let building = false;
  const files = new Map<string, string>();
  return {
    name: 'svcdesk:app-manifest',
    configResolved(config) {
      root = config.root;
      building = config.command === 'build';
    },
    async buildStart() {
      if (!building) return;
      const svg = await readFile(join(root, 'public/icon.svg'), 'utf8');
      for (const { name, source } of await drawAll(svg))
        files.set(name, this.emitFile({ type: 'asset', name, source }));
    },
    generateBundle() {
      const at = (name: string) => `./${this.getFileName(files.get(name) ?? '')}`;
      for (const locale of locales)
        this.emitFile({ type: 'asset', fileName: manifestName(locale), source: manifestIn(locale, at) });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        if (!bundle) return [];
        const at = (name: string) => {
          const file = Object.values(bundle).find((each) => 'names' in each && each.names.includes(name));
          if (!file) throw new Error(`${name} is not in the build.`);
          return `./${file.fileName}`;
        };
        const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({
          tag: 'link',
          attrs,
          injectTo: 'head',
        });
        const meta = (name: string, content: string): HtmlTagDescriptor => ({
          tag: 'meta',
          attrs: { name, content },
          injectTo: 'head',
        });
        return [
          link({ rel: 'manifest', href: `./${manifestName('zh-CN')}` }),
          // The server puts its own address before it.
          { tag: 'meta', attrs: { property: 'og:image', content: at('icon-512.png') }, injectTo: 'head' },
          link({ rel: 'apple-touch-icon', href: at('icon-touch-180.png') }),
          meta('mobile-web-app-capable', 'yes'),
          // Safari shows its opening pictures by this older name only.
          meta('apple-mobile-web-app-capable', 'yes'),
          meta('apple-mobile-web-app-title', installText.in('en').name),
          ...glasses.flatMap(([width, height, ratio]) =>
            (['light', 'dark'] as const).map((theme) =>
              link({
                rel: 'apple-touch-startup-image',
                media: `(device-width:${width}px) and (device-height:${height}px) and (-webkit-device-pixel-ratio:${ratio}) and (prefers-color-scheme:${theme})`,
                href: at(openingName(width * ratio, height * ratio, theme)),
              }),
            ),
          ),
        ];
      },
    },
  };
}
