import { contentOf, fillAnyForm } from './acts/fill-any-form.ts';
import { clientOf } from './desk.ts';
import { expect, journey } from './journey.ts';
import type { Phone } from './phone.ts';
import type { ScreenCase } from './screens/area.ts';
import { addressOf, furtherCases, ownCases, screenName } from './screens/cases.ts';
import { settled } from './screens/states.ts';
import { isLong } from './screens/variation.ts';

/** Forms of an order that stand behind its dots. */
const ofOrder: readonly ScreenCase[] = ['plan', 'cc', 'depart', 'cancel'].map((action) => ({
  path: '/userSide/orderCenter/orderDetail',
  as: 'engineer',
  about: 'atWork',
  query: { do: action },
}));

/** What keeps nothing of its form: the code that a terminal shows is no longer worth anything soon after. */
const keepNothing: readonly string[] = ['/centerPage'];

const walked = [...ownCases, ...furtherCases, ...ofOrder].filter(
  ({ path, as }) => as !== undefined && !keepNothing.includes(path),
);

/** Fills in the screen's form, leaves, loads the app anew and comes back; what is not as it was, if there is a form. */
async function lostOf(phone: Phone, screen: ScreenCase, elsewhere: string): Promise<string | undefined> {
  const { page } = phone;
  const name = screenName(screen);
  await page.goto('/#/whitePage');
  await page.goto(await addressOf(screen, clientOf));
  await expect(page.locator('main')).toBeVisible();
  await settled(page);
  if ((await fillAnyForm(phone, `写到一半 ${name}`)) === 0) return undefined;
  const left = await contentOf(page);
  await page.goto(`/#${elsewhere}`);
  await expect.poll(() => contentOf(page)).not.toEqual(left);
  // It is kept within a second, and before anything else is done.
  await settled(page);
  await page.reload();
  await page.goBack();
  try {
    await expect.poll(() => contentOf(page), { message: name }).toEqual(left);
    return undefined;
  } catch (difference) {
    return String(difference);
  }
}

// Minutes, for the same that the forms themselves are tried for: `keeps.spec.ts` has those of customers in every run.
if (isLong) {
  for (const [as = '', screens] of Map.groupBy(walked, (screen) => screen.as)) {
    journey(`every form that ${as} comes to keeps what was left in it`, async ({ take }) => {
      journey.setTimeout(600_000);
      const phone = await take({ as, permissions: ['geolocation'] });
      const elsewhere = as.startsWith('customer') ? '/clientSide/userCenter' : '/userSide/userCenter/aboutUS';
      const lost: string[] = [];
      for (const screen of screens) lost.push((await lostOf(phone, screen, elsewhere)) ?? '');
      expect(lost.filter(Boolean)).toEqual([]);
    });
  }
}
