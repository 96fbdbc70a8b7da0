import { expect, journey } from './journey.ts';
import { holdPhone, type Phone, phone } from './phone.ts';
import type { ScreenCase } from './screens/area.ts';
import { addressOf, furtherCases, ownCases, screenName } from './screens/cases.ts';
import { inspect, type Scope, turnedDown } from './screens/inspect.ts';
import { crampedText, largeTextFindings } from './screens/large-text.ts';
import {
  answerByState,
  bringAbout,
  forgetReads,
  goOffline,
  settled,
  stateFindings,
} from './screens/states.ts';
import {
  isLong,
  keepsPictures,
  type Look,
  looksAtLargeText,
  nameOf,
  type Variation,
  variationsOf,
} from './screens/variation.ts';
import { listen, refusalsOf, untranslated } from './screens/words.ts';
import { clientOf } from './server.ts';

type Locale = Variation['locale'];

/** A phone for each person and language stays in hand: the next screen opens in the app that is open. */
const test = journey.extend<object, { hold: (as: string | undefined, locale: Locale) => Promise<Phone> }>({
  hold: [
    async ({ browser, keptBy }, use) => {
      const held = new Map<string, Promise<Phone>>();
      const take = async (as: string | undefined, locale: Locale) => {
        const storageState = as === undefined ? undefined : await keptBy(as);
        const taken = await holdPhone(
          await browser.newContext({ ...phone, locale, baseURL: process.env.SVCDESK_E2E_URL, storageState }),
        );
        listen(taken.page);
        await answerByState(taken.page);
        return taken;
      };
      await use((as, locale) => {
        const key = `${as} ${locale}`;
        const known = held.get(key) ?? take(as, locale);
        held.set(key, known);
        return known;
      });
      for (const { context } of await Promise.all(held.values())) await context.close();
    },
    { scope: 'worker' },
  ],
});

// A trace of hundreds of looks costs more than the looks; what is wrong stands in the message, and the picture is kept.
test.use({ trace: 'off', screenshot: 'off' });

async function wear({ page }: Phone, { scheme, width }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await page.setViewportSize({ width, height: 844 });
}

/** Between two screens, so that nothing of the one is taken for the other. */
const blank = '/whitePage';

async function open(held: Phone, screen: ScreenCase, { state }: Variation): Promise<void> {
  const { page } = held;
  const address = await addressOf(screen, clientOf);
  await page.goto(`/#${blank}`);
  await bringAbout(page, state);
  if (state === 'long' || state === 'empty' || state === 'error') {
    // What the app holds would show instead of what the server says now.
    await page.goto('about:blank');
    await forgetReads(held);
  }
  await page.goto(address);
  if (screen.path !== blank) await expect(page.locator('main')).toBeVisible();
  await settled(page);
  if (state === 'offline') await goOffline(held);
}

/** A screen that was loaded in this variation shows nothing else in its other looks. */
const scopeOf = (turn: number): Scope => (turn > 0 ? 'colours' : 'all');

function walk(screen: ScreenCase, variations: readonly Variation[], tag: string[]): void {
  const title = `${screenName(screen)} is readable, reachable and complains of nothing`;
  test(title, { tag }, async ({ hold }) => {
    test.setTimeout(240_000);
    for (const variation of variations) {
      const held = await hold(screen.as, variation.locale);
      const { page, context } = held;
      const heardBefore = held.complaints.length;
      const found: string[] = [];
      for (const [turn, look] of variation.looks.entries()) {
        await wear(held, look);
        if (turn === 0) {
          await open(held, screen, variation);
          found.push(...(await turnedDown(page)));
          found.push(...(await stateFindings(page, variation.state, screen.about !== undefined)));
        }
        const name = nameOf(variation, look);
        const faults = await inspect(page, look.width, scopeOf(turn));
        if (variation.state === 'long') faults.push(...(await crampedText(page, true)));
        await held.picture(`all/${screenName(screen)}-${name}`, keepsPictures || faults.length > 0);
        found.push(...faults.map((words) => `${name}: ${words}`));
      }
      if (looksAtLargeText(variation) && screen.path !== blank)
        found.push(...(await largeTextFindings(page)));
      // What is long is Chinese in part in any language.
      if (variation.locale === 'en-US' && variation.state !== 'long')
        found.push(...(await untranslated(page)));
      expect(new URL(page.url()).hash).toContain(screen.path);
      await context.setOffline(false);
      found.push(...(await refusalsOf(page)), ...held.complaints.slice(heardBefore));
      expect(found, `${variation.locale} ${variation.state}`).toEqual([]);
    }
  });
}

const walks = [
  ...ownCases.map((screen, place) => ({ screen, variations: variationsOf(place), tag: [] })),
  // Other data of screens that are walked above.
  ...furtherCases.map((screen, place) => ({ screen, variations: variationsOf(place), tag: ['@long'] })),
];

// All that one person sees is walked by one worker: on another's phones the app would be loaded anew. A long run walks
// each screen for a minute, and cuts what all see into shards.
for (const [as, own] of Map.groupBy(walks, ({ screen }) => screen.as ?? 'nobody')) {
  test.describe(`of ${as}`, () => {
    test.describe.configure({ mode: isLong ? 'parallel' : 'default' });
    for (const { screen, variations, tag } of own) walk(screen, variations, tag);
  });
}
