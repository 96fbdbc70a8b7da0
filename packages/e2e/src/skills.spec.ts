import { raiseOrder } from './acts/raise-order.ts';
import { expect, journey } from './journey.ts';
import { clientOf } from './server.ts';

/** What the catalogue of wireless networks asks for, and the engineer has not. */
const skill = '无线';

/** An order that wants the skill. */
async function wanting(title: string): Promise<string> {
  const [dispatcher, engineer] = await Promise.all([clientOf('dispatcher'), clientOf('engineer-2')]);
  const orderId = await raiseOrder(dispatcher, engineer, title);
  const { cellId, version } = await dispatcher.orders.detail({ orderId });
  const catalogs = await dispatcher.catalogs.cascader({ cellId });
  const wireless = catalogs
    .flatMap(({ children = [] }) => children)
    .find(({ label }) => label === '无线网络');
  if (!wireless) throw new Error('the demo has no catalogue of wireless networks');
  await dispatcher.orders.edit({ orderId, version, serverCatalogId: wireless.value });
  return orderId;
}

journey(
  'a skill that is added counts once a lead has let it pass, and is seen where work is handed out',
  { tag: '@long' },
  async ({ take }) => {
    const orderId = await wanting(`会议室无线断断续续 ${Date.now()}`);
    const { name } = await (await clientOf('engineer-2')).account.personal({});
    const [engineers, leads] = await Promise.all([take({ as: 'engineer-2' }), take({ as: 'lead' })]);
    await engineers.page.goto('/#/userSide/userCenter/addSkills');
    await engineers.page.getByRole('searchbox', { name: '搜索技能' }).fill(skill);
    await engineers.tap(engineers.page.getByRole('checkbox', { name: skill }));
    await engineers.tap(engineers.page.getByRole('radio', { name: '精通' }));
    await engineers.picture('skill-added');
    await engineers.tap(engineers.page.getByRole('button', { name: '提交审核' }));
    await expect(engineers.page.getByText('已提交，审核通过后生效')).toBeVisible();

    const { page } = leads;
    const somebody = async () => {
      await page.goto(`/#/userSide/orderCenter/passOn?id=${orderId}`);
      // Who suits it is asked anew.
      await page.reload();
      await leads.tap(page.getByRole('button', { name: /^工程师/ }));
      return page.getByRole('dialog').getByRole('option', { name });
    };
    const before = await somebody();
    await expect(before).toBeVisible();
    await expect(before).not.toContainText(skill);
    await page.goto('/#/userSide/auditTrails');
    await leads.tap(page.getByRole('link', { name: `${name}的技能` }));
    await expect(page.getByText('修改后')).toBeVisible();
    await expect(page.getByText(`${skill} 精通`)).toHaveCount(1);
    await leads.picture('skill-review');
    await leads.tap(page.getByRole('button', { name: '通过', exact: true }));
    await leads.tap(page.getByRole('button', { name: '确认通过' }));
    await expect(page.getByRole('status').filter({ hasText: '已通过' })).toBeVisible();
    // A sheet that has just closed is still taking its place out of the history.
    await page.waitForFunction(() => history.state?.overlay === undefined);
    await expect(await somebody()).toContainText(`${skill} 精通`);
    await leads.picture('skill-in-dispatch');
  },
);
