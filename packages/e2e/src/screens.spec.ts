import { publicRoutes } from '@svcdesk/web/routes';
import { sideRoutes } from '@svcdesk/web/side-routes';
import { expect, journey } from './journey.ts';
import { addressOf, type ScreenCase, screenCases, screenName } from './screens/cases.ts';
import { inspect } from './screens/inspect.ts';
import { findSamples, type Sample } from './screens/samples.ts';
import { bringAbout, goOffline, settled } from './screens/states.ts';
import { nameOf, type Variation, variationsOf } from './screens/variation.ts';

const test = journey.extend<object, { samples: ReadonlyMap<Sample, string> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  samples: [async ({}, use) => use(await findSamples()), { scope: 'worker' }],
});

test('no screen of the app is left out', () => {
  const covered = new Set(screenCases.map(({ path }) => path));
  const paths = [...publicRoutes, ...sideRoutes].map(({ path }) => path);
  expect(paths.filter((path) => !covered.has(path))).toEqual([]);
});

function check(screen: ScreenCase, variation: Variation): void {
  const { locale, scheme, width, state } = variation;
  const name = `${screenName(screen)}-${nameOf(variation)}`;
  test(`${name} is readable, reachable and complains of nothing`, async ({ take, samples }) => {
    const phone = await take({
      as: screen.as,
      locale,
      colorScheme: scheme,
      viewport: { width, height: 844 },
    });
    await bringAbout(phone, state);
    await phone.page.goto(addressOf(screen, samples));
    await settled(phone.page);
    if (state === 'offline') await goOffline(phone);
    await phone.picture(`all/${name}`);
    expect(await inspect(phone.page, width)).toEqual([]);
    expect(new URL(phone.page.url()).hash).toContain(screen.path);
  });
}

for (const [place, screen] of screenCases.entries()) {
  for (const variation of variationsOf(place)) check(screen, variation);
}
