import type { Locator, Page } from '@playwright/test';
import { contentOf, fillAnyForm, formsOf } from './acts/fill-any-form.ts';
import { clientOf } from './desk.ts';
import { expect, journey } from './journey.ts';
import type { Phone } from './phone.ts';
import type { ScreenCase } from './screens/area.ts';
import { addressOf, furtherCases, ownCases, screenName } from './screens/cases.ts';
import { behindForms } from './screens/sheet-forms.ts';
import { settled } from './screens/states.ts';
import { isLong } from './screens/variation.ts';
import { withForm } from './screens/with-form.ts';

/** Forms of an order that stand behind its dots. */
const ofOrder: readonly ScreenCase[] = [
  { as: 'engineer', about: 'atWork', do: 'plan' },
  { as: 'engineer', about: 'atWork', do: 'cc' },
  { as: 'engineer', about: 'departable', do: 'depart' },
  { as: 'dispatcher', about: 'cancellable', do: 'cancel' },
  { as: 'dispatcher', about: 'toCallBack', do: 'evaluate' },
].map(({ as, about, do: action }) => ({
  path: '/userSide/orderCenter/orderDetail',
  as,
  about,
  query: { do: action },
}));

/** What keeps nothing of its form: the code that a terminal shows is no longer worth anything soon after. */
const keepNothing: readonly string[] = ['/centerPage'];

const walked = [...ownCases, ...furtherCases, ...ofOrder].filter(
  ({ path, as }) => as !== undefined && !keepNothing.includes(path),
);

/** A form on the way past it: how one comes to it, and where its fields stand then. */
interface Visit {
  readonly name: string;
  readonly fields: Locator;
  readonly show: () => Promise<unknown>;
}

/** Fills in the form, leaves, loads the app anew and comes back; what is not as it was. */
async function lostOf(phone: Phone, { name, fields, show }: Visit, elsewhere: string): Promise<string[]> {
  const { page } = phone;
  const left = await contentOf(fields);
  await page.goto(`/#${elsewhere}`);
  await expect.poll(() => contentOf(fields)).not.toEqual(left);
  // It is kept within a second, and before anything else is done.
  await settled(page);
  await page.reload();
  // A step back while the app is loading may be lost.
  await expect(page.locator('main')).toBeVisible();
  await settled(page);
  await page.goBack();
  try {
    await show();
    await expect.poll(() => contentOf(fields), { message: name }).toEqual(left);
    return [];
  } catch (difference) {
    return [String(difference)];
  }
}

async function goTo(page: Page, screen: ScreenCase): Promise<void> {
  await page.goto('/#/whitePage');
  await page.goto(await addressOf(screen, clientOf));
  await expect(page.locator('main')).toBeVisible();
  await settled(page);
}

const elsewhereFor = (as: string) =>
  as.startsWith('customer') || as === 'xuwenjing' ? '/clientSide/userCenter' : '/userSide/userCenter/aboutUS';

// Minutes, for the same that the forms themselves are tried for: `keeps.spec.ts` has those of customers in every run.
if (isLong) {
  for (const [as = '', screens] of Map.groupBy(walked, (screen) => screen.as)) {
    journey(`every form that ${as} comes to keeps what was left in it`, async ({ take }) => {
      journey.setTimeout(600_000);
      const phone = await take({ as, permissions: ['geolocation'] });
      const { page } = phone;
      const fields = formsOf(page);
      const [found, lost]: [string[], string[]] = [[], []];
      for (const screen of screens) {
        const name = screenName(screen);
        await goTo(page, screen);
        if (withForm[as]?.includes(name)) await expect(fields.first(), name).toBeVisible();
        if ((await fillAnyForm(phone, fields, `写到一半 ${name}`)) === 0) continue;
        found.push(name);
        // The app is loaded anew, which takes its time beside other journeys.
        const show = () => expect(fields.first(), name).toBeVisible({ timeout: 30_000 });
        lost.push(...(await lostOf(phone, { name, fields, show }, elsewhereFor(as))));
      }
      expect.soft(lost).toEqual([]);
      expect(found, 'the forms that are listed for this person').toEqual(withForm[as] ?? []);
    });
  }

  for (const { form, place, open, ...screen } of behindForms) {
    const { as, path } = screen;
    journey(`the form "${form}" behind ${path} keeps what was left in it`, async ({ take }) => {
      const phone = await take(as === undefined ? {} : { as });
      const { page } = phone;
      const fields = place === 'sheet' ? page.getByRole('dialog') : formsOf(page);
      const show = async () => {
        await open(page);
        await expect(fields).toBeVisible();
        await settled(page);
      };
      await goTo(page, screen);
      await show();
      expect(await fillAnyForm(phone, fields, `写到一半 ${form}`)).toBeGreaterThan(0);
      expect(
        await lostOf(phone, { name: form, fields, show }, as ? elsewhereFor(as) : '/userAgreement'),
      ).toEqual([]);
    });
  }
}
