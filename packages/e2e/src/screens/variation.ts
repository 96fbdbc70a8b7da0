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
/** Which states neighbours of the list take turns at besides what people see most: these load the app anew. */
const usualStates: Readonly<Record<number, State>> = { 2: 'empty', 5: 'error', 8: 'offline' };
/** No multiple of anything that looks and languages take turns by, so that each state meets each of them. */
const stateTurn = 11;
const locales = ['zh-CN', 'en-US'] as const;
const allLooks: readonly Look[] = schemes.flatMap((scheme) => widths.map((width) => ({ scheme, width })));

/** Long names are a matter of room, and the narrowest phone has least. */
const longLooks: readonly Look[] = [
  { scheme: 'light', width: 320 },
  { scheme: 'dark', width: 390 },
];

/**
 * The looks of each state, shared out between the languages: both see every width and both schemes. A scheme has other
 * colours and the same room, a language other words and the same colours, so no fault needs one certain pair of them.
 */
const all: readonly Variation[] = locales.flatMap((locale, turn) => {
  const looks = allLooks.filter((_, place) => place % locales.length === turn);
  return states.map((state) => ({ locale, state, looks: state === 'long' ? longLooks : looks }));
});

/**
 * How the screen at a place of the list is tried. In the usual run once: neighbours take turns at languages, looks and
 * states, so that what one of them leaves out is seen on the next; in the long run in every state, language, scheme and
 * width.
 */
export function variationsOf(place: number): readonly Variation[] {
  if (isLong) return all;
  const state = usualStates[place % stateTurn] ?? 'data';
  const look = allLooks[place % allLooks.length] ?? { scheme: 'light', width: 390 };
  return [{ locale: locales[place % locales.length] ?? 'zh-CN', state, looks: [look] }];
}

/** Whether text twice as large is looked at, too: in the usual run on some, in English, whose words are the longest. */
export function looksAtLargeText({ locale, state, looks }: Variation): boolean {
  return (
    state === 'data' && (isLong || (locale === 'en-US' && looks.some(({ scheme }) => scheme === 'dark')))
  );
}

export function nameOf({ locale, state }: Variation, { scheme, width }: Look): string {
  return [locale, scheme, width, state].join('-');
}
