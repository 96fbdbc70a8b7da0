import { test } from '@playwright/test';
import { signIn } from './acts/sign-in.ts';
import { expect, journey } from './journey.ts';
import { accountsOf, password, reported, urgent } from './morning/company.ts';
import { type Day, judge, ownedBy, report, runningIn, sendFirstCome, workUntil } from './morning/day.ts';
import { enterCompany, hourMs, minuteMs, startWorld, type World } from './morning/world.ts';
import type { Phone } from './phone.ts';

/** A Wednesday, eight o'clock in Shanghai. */
const eight = Date.parse('2027-03-10T08:00:00+08:00');

/** Two companies with the same morning: the one plans it by the app, the other sends whoever is free first. */
const planning = 'planning';
const firstCome = 'firstcome';

async function dayOf(world: World, company: string): Promise<Day> {
  const people = await enterCompany(world, company);
  return { company: people, orderIds: await report(people, reported), done: new Map() };
}

const illOf = ({ company }: Day) => company.engineers[1] ?? { id: '', name: '' };

/** Forty orders wait: all of them get their person and time. */
async function planDay(phone: Phone, withMoves: boolean): Promise<void> {
  const { page } = phone;
  await phone.tap(page.getByRole('button', { name: '排好本组今天' }));
  const sheet = page.getByRole('dialog', { name: '排好本组工单' });
  const adopt = sheet.getByRole('button', { name: /^采用 \d+ 处调整$/ });
  await expect(adopt).toBeVisible({ timeout: 20_000 });
  if (withMoves) {
    const planned = page.waitForResponse(/dispatch\/plan/);
    await phone.tap(sheet.getByRole('checkbox', { name: '已约定的时间也可以调整' }));
    await planned;
    await expect(adopt).toBeVisible();
  }
  await phone.picture(`morning-plan${withMoves ? '-anew' : ''}`);
  await phone.tap(adopt);
  await expect(sheet).toHaveCount(0, { timeout: 20_000 });
  await expect(page.getByText('都派完了')).toBeVisible();
}

/** One is ill: leave is entered, the orders go to others, and the customers are told. */
async function enterLeave(phone: Phone, name: string): Promise<void> {
  const { page } = phone;
  await phone.tap(page.getByRole('link', { name: '我的', exact: true }));
  await phone.tap(page.getByRole('link', { name: '值班' }));
  await phone.tap(page.getByRole('button', { name: '登记休假' }));
  await phone.tap(page.getByRole('button', { name: '谁休假' }));
  await phone.tap(page.getByRole('dialog').getByRole('option').filter({ hasText: name }));
  await phone.tap(page.getByRole('radio', { name: '病假' }).locator('..'));
  await phone.tap(page.getByRole('button', { name: '今天余下的时间' }));
  await expect(page.getByRole('region', { name: '会带来的影响' })).toContainText('没有人处理');
  await phone.picture('morning-leave');
  await phone.tap(page.getByRole('button', { name: '保存休假' }));
  const repair = page.getByRole('dialog', { name: `休假已登记，${name}不在时的安排` });
  const adopt = repair.getByRole('button', { name: /^采用 \d+ 处调整$/ });
  await expect(adopt).toBeVisible({ timeout: 20_000 });
  await phone.picture('morning-ill');
  await phone.tap(adopt);
  await phone.tap(page.getByRole('dialog', { name: '告知客户' }).getByRole('button', { name: /^发送/ }));
  // Done, the form leads back to where it was opened from, and from there one step goes on.
  await expect(page.getByRole('heading', { name: '值班' })).toBeVisible();
}

async function goHome(phone: Phone): Promise<void> {
  await phone.tap(phone.page.getByRole('button', { name: '返回' }));
  await phone.tap(phone.page.getByRole('link', { name: '首页', exact: true }));
}

/** A job takes longer: what is behind it is moved, and the customers are told. */
async function adjustBehind(phone: Phone): Promise<void> {
  const { page } = phone;
  const delays = page.getByRole('list', { name: '影响后续安排的作业' });
  await phone.tap(delays.getByRole('button').first());
  const repair = page.getByRole('dialog', { name: /之后的安排$/ });
  const adopt = repair.getByRole('button', { name: /^采用|^只更新/ });
  await expect(adopt).toBeVisible({ timeout: 20_000 });
  await phone.picture('morning-delay');
  await phone.tap(adopt);
  const messages = page.getByRole('dialog', { name: '告知客户' });
  await expect(messages.or(page.getByText(/^已调整/)).first()).toBeVisible({ timeout: 20_000 });
  // Where only the new end was written, nobody has to be told.
  if ((await messages.count()) > 0) await phone.tap(messages.getByRole('button', { name: /^发送/ }));
  await expect(messages).toHaveCount(0);
}

journey(
  'a dispatcher’s morning: forty orders, somebody ill, an urgent fault and a job that runs late',
  { tag: '@long' },
  async ({ take }) => {
    test.setTimeout(180_000);
    await using world = await startWorld([planning, firstCome], eight);
    const [ours, theirs] = [await dayOf(world, planning), await dayOf(world, firstCome)];
    const phone = await take({ baseURL: world.server.url });
    const { page } = phone;
    await signIn(phone, accountsOf(planning).dispatcher, password);
    await page.goto(`${world.server.url}/#/userSide/homePage`);
    phone.taps();

    await planDay(phone, false);
    const forPlan = phone.taps();
    await sendFirstCome(theirs, theirs.orderIds, { from: eight + hourMs / 2 });

    await world.setClock(eight + 20 * minuteMs);
    await enterLeave(phone, illOf(ours).name);
    await goHome(phone);
    const forIll = phone.taps();
    const without = illOf(theirs).id;
    await sendFirstCome(theirs, await ownedBy(theirs, without), { from: world.now(), without });

    await workUntil(world, [ours, theirs], eight + 100 * minuteMs, []);
    for (const day of [ours, theirs]) day.orderIds.push(...(await report(day.company, [urgent])));
    await sendFirstCome(theirs, theirs.orderIds.slice(-1), { from: world.now(), without });
    await planDay(phone, true);
    const forFault = phone.taps();

    const longer = [await runningIn(ours), await runningIn(theirs)];
    await workUntil(world, [ours, theirs], eight + 150 * minuteMs, longer);
    await page.reload();
    await adjustBehind(phone);
    const forDelay = phone.taps();

    const until = world.now() + hourMs / 2;
    const [planned, sent] = [await judge(ours, longer, until), await judge(theirs, longer, until)];
    const taps = { forPlan, forIll, forFault, forDelay };
    test.info().annotations.push({ type: 'morning', description: JSON.stringify({ taps, planned, sent }) });
    expect(forPlan).toBeLessThanOrEqual(2);
    expect(forIll).toBeLessThanOrEqual(12);
    expect(forFault).toBeLessThanOrEqual(3);
    expect(forDelay).toBeLessThanOrEqual(3);
    expect(planned.late).toBeLessThan(sent.late / 2);
    expect(planned.kilometres).toBeLessThan(sent.kilometres / 1.5);
    // The phone goes before the server does.
    await page.goto('about:blank');
  },
);
