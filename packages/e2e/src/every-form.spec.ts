import type { Locator, Page } from '@playwright/test';
import { contentOf, fillAnyForm, formsOf } from './acts/fill-any-form.ts';
import { loseSession } from './acts/lose-session.ts';
import { expect, journey } from './journey.ts';
import { failedReply, type Phone } from './phone.ts';
import type { ScreenCase } from './screens/area.ts';
import { addressOf, furtherCases, ownCases, screenName } from './screens/cases.ts';
import { behindForms } from './screens/sheet-forms.ts';
import { settled } from './screens/states.ts';
import { withForm } from './screens/with-form.ts';
import { clientOf } from './server.ts';

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

/** Brings the form back; gives in what it is not as it was left. */
async function lostOf({ name, fields, show }: Visit, left: readonly string[]): Promise<string[]> {
  try {
    await show();
    await expect.poll(() => contentOf(fields), { message: name }).toEqual(left);
    return [];
  } catch (difference) {
    return [String(difference)];
  }
}

/** Leaves the form, loads the app anew, comes back, and loses the network there for a while; gives what was lost by it. */
async function lostOnTheWay({ context, page, expect: expected }: Phone, visit: Visit, elsewhere: string) {
  const left = await contentOf(visit.fields);
  await page.goto(`/#${elsewhere}`);
  await expect.poll(() => contentOf(visit.fields)).not.toEqual(left);
  // It is kept within a second, and before anything else is done.
  await settled(page);
  await page.reload();
  // A step back while the app is loading may be lost.
  await expect(page.locator('main')).toBeVisible();
  await settled(page);
  await page.goBack();
  const lost = await lostOf(visit, left);
  expected(failedReply, /net::ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
  lost.push(...(await lostOf({ ...visit, show: () => expect(visit.fields.first()).toBeVisible() }, left)));
  await context.setOffline(false);
  return lost;
}

async function goTo(page: Page, screen: ScreenCase): Promise<void> {
  await page.goto('/#/whitePage');
  await page.goto(await addressOf(screen, clientOf));
  await expect(page.locator('main')).toBeVisible();
  await settled(page);
}

const isCustomer = (as: string) => as.startsWith('customer') || as === 'xuwenjing';
const elsewhereFor = (as: string) =>
  isCustomer(as) ? '/clientSide/userCenter' : '/userSide/userCenter/aboutUS';

/** A page that has to be read from the server. */
const newsFor = (as: string) =>
  isCustomer(as) ? '/#/clientSide/requireCenter/newsCenter' : '/#/userSide/orderCenter/newsCenter';

// Minutes, for the same that the forms themselves are tried for: `keeps.spec.ts` has those of customers in every run.
for (const [as = '', screens] of Map.groupBy(walked, (screen) => screen.as)) {
  journey(`every form that ${as} comes to keeps what was left in it`, { tag: '@long' }, async ({ take }) => {
    journey.setTimeout(900_000);
    const phone = await take({ as, permissions: ['geolocation'] });
    const { page } = phone;
    const fields = formsOf(page);
    const found: { screen: ScreenCase; visit: Visit }[] = [];
    const lost: string[] = [];
    for (const screen of screens) {
      const name = screenName(screen);
      await goTo(page, screen);
      if (withForm[as]?.includes(name)) await expect(fields.first(), name).toBeVisible();
      if ((await fillAnyForm(phone, fields, `写到一半 ${name}`)) === 0) continue;
      // The app is loaded anew, which takes its time beside other journeys.
      const show = () => expect(fields.first(), name).toBeVisible({ timeout: 30_000 });
      const visit = { name, fields, show };
      lost.push(...(await lostOnTheWay(phone, visit, elsewhereFor(as))));
      found.push({ screen, visit });
    }
    // Some forms stand at two addresses: what was left last counts.
    const left: (readonly string[])[] = [];
    for (const { screen, visit } of found) {
      await goTo(page, screen);
      await visit.show();
      left.push(await contentOf(fields));
    }
    await loseSession(page, newsFor(as), as);
    for (const [index, { screen, visit }] of found.entries()) {
      await goTo(page, screen);
      lost.push(...(await lostOf(visit, left[index] ?? [])));
    }
    expect.soft(lost).toEqual([]);
    expect(
      found.map(({ visit }) => visit.name),
      'the forms that are listed for this person',
    ).toEqual(withForm[as] ?? []);
  });
}

for (const { form, place, open, ...screen } of behindForms) {
  const { as, path } = screen;
  journey(
    `the form "${form}" behind ${path} keeps what was left in it`,
    { tag: '@long' },
    async ({ take }) => {
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
      const lost = await lostOnTheWay(
        phone,
        { name: form, fields, show },
        as ? elsewhereFor(as) : '/userAgreement',
      );
      expect(lost).toEqual([]);
    },
  );
}
