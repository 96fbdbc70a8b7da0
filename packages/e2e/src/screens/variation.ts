/** One way in which a screen can show. */
export interface Variation {
  readonly locale: 'zh-CN' | 'en-US';
  readonly scheme: 'light' | 'dark';
  readonly width: 390 | 320 | 768;
  readonly state: 'data' | 'empty' | 'error' | 'offline';
}

const widths = [390, 320, 768] as const;
const states = ['data', 'empty', 'error', 'offline'] as const;
const locales = ['zh-CN', 'en-US'] as const;
const schemes = ['light', 'dark'] as const;

/** What most people see. */
const usual: Variation = { locale: 'zh-CN', scheme: 'light', width: 390, state: 'data' };

/** Twelve in which every value of each property meets every value of each other one. */
const pairwise: readonly Variation[] = Array.from({ length: widths.length * states.length }, (_, row) => ({
  locale: at(locales, row < 6 ? 1 : 0),
  scheme: at(schemes, Math.floor(row / 3) % 2 === 0 ? 1 : 0),
  width: at(widths, row + 1),
  state: at(states, row),
}));

/** All there are. */
const all: readonly Variation[] = locales.flatMap((locale) =>
  schemes.flatMap((scheme) =>
    widths.flatMap((width) => states.map((state) => ({ locale, scheme, width, state }))),
  ),
);

/** What the screen at a place of the list is tried in: two in the usual run, everything in the long one. */
export function variationsOf(place: number): readonly Variation[] {
  if (process.env.SVCDESK_LONG === '1') return all;
  return [usual, at(pairwise, place)];
}

export function nameOf({ locale, scheme, width, state }: Variation): string {
  return [locale, scheme, width, state].join('-');
}

function at<T>(list: readonly T[], place: number): T {
  const item = list[place % list.length];
  if (item === undefined) throw new Error('an empty list has no items');
  return item;
}
