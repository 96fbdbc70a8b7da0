import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inWorkspace } from '../workspace.ts';
import { installedPackage } from './installed-package.ts';
import { unpackOnce } from './unpack-once.ts';
import { woffToTtf } from './woff-to-ttf.ts';

const family = 'Noto Sans SC';
const scripts = ['chinese-simplified', 'latin'];
/** Numbered slices of the family that hold arrows, stars, ticks, bullets, circled numbers, degrees, units, signs. */
const symbols = [
  ...['85', '87', '88', '89', '90', '91', '99', '100', '101', '102'],
  ...['103', '104', '105', '106', '107', '109', '110', '111'],
];
const weights = [400, 700];
const slices = [...scripts, ...symbols];

/**
 * Fonts with Chinese glyphs and a fontconfig file that knows only them, so that pictures look the same on
 * every machine. Resolves to the environment of a browser that uses them.
 */
export async function prepareFonts(): Promise<Record<string, string>> {
  const source = installedPackage('@fontsource/noto-sans-sc');
  const contents = createHash('sha256').update(slices.join()).digest('hex').slice(0, 8);
  const folder = inWorkspace('node_modules/.cache/svcdesk', `fonts-${source.version}-${contents}`);
  await unpackOnce(folder, async (into) => {
    mkdirSync(join(into, 'ttf'));
    for (const slice of slices) {
      for (const weight of weights) {
        const woff = join(source.folder, 'files', `noto-sans-sc-${slice}-${weight}-normal.woff`);
        writeFileSync(join(into, 'ttf', `${slice}-${weight}.ttf`), woffToTtf(readFileSync(woff)));
      }
    }
    writeFileSync(join(into, 'fonts.conf'), fontconfig(folder));
  });
  return { FONTCONFIG_FILE: join(folder, 'fonts.conf') };
}

function fontconfig(folder: string): string {
  const generic = ['sans-serif', 'serif', 'monospace', 'system-ui'].map(
    (name) =>
      `  <alias binding="same"><family>${name}</family><prefer><family>${family}</family></prefer></alias>`,
  );
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    `  <dir>${folder}/ttf</dir>`,
    `  <cachedir>${folder}/cache</cachedir>`,
    ...generic,
    '</fontconfig>',
    '',
  ].join('\n');
}
