import { expect, test } from 'vitest';
import css from './tokens.css?raw';

function colours(selector: string): Record<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`)).split('\n}')[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map((match) => [match[1], match[2]]),
  );
}

const light = colours(':root');
const dark = colours('[data-theme="dark"]');
const themes = { light, dark };

const each = (names: readonly string[], on: readonly string[]) =>
  names.flatMap((name) => on.map((ground) => [name, ground] as const));
const onOwn = (names: readonly string[]) => names.map((name) => [name, `${name}-bg`] as const);

/** Text and what it stands on: 4.5 to 1. */
const texts = [
  ...each(['ink', 'ink-2', 'ink-3'], ['card', 'paper', 'press']),
  ...each(['accent', 'sla-ok', 'sla-soon', 'sla-late'], ['card', 'paper']),
  ...each(['accent', 'ink', 'ink-2'], ['accent-weak']),
  ...each(['on-hero', 'on-hero-2', 'hero-late', 'hero-soon', 'hero-ok'], ['hero']),
  ...each(['ink', 'accent'], ['late-bg', 'suspended-bg']),
  ...onOwn(['pending', 'assigned', 'processing', 'suspended', 'resolved', 'closed', 'cancelled']),
  ...['0', '1', '2', '3', '4', 'over'].map((step) => [`on-load-${step}`, `load-${step}`] as const),
  ['sla-late', 'late-bg'],
  ['sla-soon', 'soon-bg'],
  ['sla-ok', 'ok-bg'],
  ['on-accent', 'accent'],
  ['on-hero', 'hero-line'],
  ['on-hero-main', 'hero-main'],
  ['on-face', 'face'],
  ['card', 'ink'],
  ['card', 'sla-late'],
] as const;

/** Bars, rings and borders that carry meaning: 3 to 1. */
const shapes = [
  ...each(
    ['sla-ok', 'sla-soon', 'sla-late', 'sla-paused', 'accent', 'field', 'load-over', 'load-3'],
    ['card'],
  ),
  ['field', 'sunk'],
  ['focus', 'paper'],
  ['hero-main', 'hero'],
] as const;

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

for (const [theme, tokens] of Object.entries(themes)) {
  const failing = (pairs: readonly (readonly [string, string])[], needed: number) =>
    pairs.flatMap(([ink, ground]) => {
      const found = ratio(tokens[ink] ?? '', tokens[ground] ?? '');
      return found >= needed ? [] : [`${ink} on ${ground}: ${found.toFixed(2)}`];
    });

  test(`${theme}: every text can be read on what it stands on`, () => {
    expect(failing(texts, 4.5)).toEqual([]);
  });

  test(`${theme}: bars, rings and borders that carry meaning stand out`, () => {
    expect(failing(shapes, 3)).toEqual([]);
  });
}

test('no theme has a colour that the other lacks', () => {
  expect(Object.keys(dark)).toEqual(Object.keys(light));
});
