/** What a screen has to show; `long`: every name, title and text is longer than anybody expects. */
export type State = 'data' | 'long' | 'empty' | 'error' | 'offline';

/** How a screen that is loaded may look: the same page, painted and sized anew. */
export interface Look {
  readonly scheme: 'light' | 'dark';
  readonly width: 390 | 320 | 768;
}

/** One way in which a screen is loaded, and how it is looked at then. */
export interface Variation {
  readonly locale: 'zh-CN' | 'en-US';
  readonly state: State;
  readonly looks: readonly Look[];
}

/** Whether everything is tried. */
export const isLong = process.env.SVCDESK_LONG === '1';

/** Whether a picture of every look is kept. */
export const keepsPictures = process.env.SVCDESK_PICTURES === '1';

const widths = [390, 320, 768] as const;
const schemes = ['light', 'dark'] as const;
const states = ['data', 'long', 'empty', 'error', 'offline'] as const;
/** What neighbours of the list take turns at: data is what people see most, and the others load the app anew. */
const usualStates = ['data', 'empty', 'data', 'error', 'data', 'offline', 'data', 'data'] as const;
const locales = ['zh-CN', 'en-US'] as const;
const allLooks: readonly Look[] = schemes.flatMap((scheme) => widths.map((width) => ({ scheme, width })));

/** Long names are a matter of room, and the narrowest phone has least. */
const longLooks: readonly Look[] = [
  { scheme: 'light', width: 320 },
  { scheme: 'dark', width: 390 },
];

const all: readonly Variation[] = locales.flatMap((locale) =>
  states.map((state) => ({ locale, state, looks: state === 'long' ? longLooks : allLooks })),
);

/**
 * How the screen at a place of the list is tried. In the usual run that is what most people see, and once more in
 * English in one of the states, so that neighbours cover what one screen leaves out; in the long run everything.
 */
export function variationsOf(place: number): readonly Variation[] {
  if (isLong) return all;
  const state = usualStates[place % usualStates.length] ?? 'data';
  const inTurn = schemes[Math.floor(place / usualStates.length) % schemes.length];
  const scheme = state === 'data' || inTurn === undefined ? 'dark' : inTurn;
  const look = { scheme, width: widths[place % widths.length] ?? 320 };
  return [
    { locale: 'zh-CN', state: 'data', looks: [{ scheme: 'light', width: 390 }] },
    { locale: 'en-US', state, looks: [look] },
  ];
}

/** How a further case is tried: its screen is walked as a whole already, so every second is looked at in the usual run. */
export function glanceAt(place: number): readonly Variation[] {
  if (isLong) return all;
  if (place % 2 === 1) return [];
  const look = allLooks[(place / 2) % allLooks.length] ?? { scheme: 'light', width: 390 };
  return [{ locale: place % 4 < 2 ? 'zh-CN' : 'en-US', state: 'data', looks: [look] }];
}

/** Whether text twice as large is looked at, too: in the usual run in English, whose words are the longest. */
export function looksAtLargeText({ locale, state }: Variation): boolean {
  return state === 'data' && (isLong || locale === 'en-US');
}

export function nameOf({ locale, state }: Variation, { scheme, width }: Look): string {
  return [locale, scheme, width, state].join('-');
}
