import { orderStatus } from '@svcdesk/core/rules';
import { expect, journey } from './journey.ts';
import type { Phone } from './phone.ts';
import { clientOf } from './server.ts';

const title = `新店网络建设 ${Date.now()}`;

/** The project manager has one made for an engineer of the project group. */
async function made(): Promise<string> {
  const pm = await clientOf('pm');
  const [{ list }, engineer] = await Promise.all([
    pm.projects.backlogPage({ scope: 'all', size: 1 }),
    clientOf('songjia'),
  ]);
  const like = list[0];
  if (!like) throw new Error('the demo data has no project order');
  const { id: engineerId } = await engineer.account.personal({});
  const { id } = await pm.projects.create({
    projectId: like.projectId,
    cellId: like.cellId,
    title,
    groupId: like.handlerGroupId,
    engineerId,
    stages: [{ name: '现场勘查' }, { name: '布线施工' }, { name: '验收培训' }],
  });
  return id;
}

async function endStage({ page }: Phone, words: string): Promise<void> {
  await page.getByRole('button', { name: '完成阶段', exact: true }).tap();
  await page.getByRole('textbox', { name: '阶段结果' }).fill(words);
  await page.getByRole('button', { name: '确认完成' }).tap();
  await expect(page.getByText(words).first()).toBeVisible();
}

/** Taken and done stage by stage, from the tab of projects. */
async function work(phone: Phone): Promise<void> {
  const { page } = phone;
  await page.goto('/#/userSide/orderCenter/orders');
  await page.getByRole('navigation', { name: '工单类别' }).getByRole('link', { name: '项目' }).tap();
  await page.getByRole('link', { name: title }).tap();
  await page.getByRole('button', { name: '接单', exact: true }).tap();
  await expect(page.getByRole('listitem').filter({ hasText: '现场勘查' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await endStage(phone, '点位已确认');
  await expect(page.getByRole('listitem').filter({ hasText: '布线施工' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await phone.picture('project-1-stages');
  await endStage(phone, '线缆已敷设');
}

/** The manager leaves the last one out, and is content. */
async function conclude(phone: Phone, id: string): Promise<void> {
  const { page } = phone;
  await page.goto(`/#/userSide/orderCenter/projectOrderDetail?id=${id}`);
  await page.getByRole('button', { name: '更多操作' }).tap();
  await page.getByRole('button', { name: '跳过阶段' }).tap();
  await page.getByRole('textbox', { name: '跳过原因' }).fill('客户自行培训');
  await page.getByRole('button', { name: '确认跳过' }).tap();
  await page.getByRole('button', { name: '验收通过' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: '验收通过' }).tap();
  await expect(page.getByRole('status').filter({ hasText: '已验收' })).toBeVisible();
  await phone.picture('project-2-closed');
}

journey(
  'a project order goes through its stages to the acceptance by its manager',
  { tag: '@long' },
  async ({ take }) => {
    const id = await made();
    await work(await take({ as: 'songjia' }));
    await conclude(await take({ as: 'pm' }), id);
    const { status, stages } = await (await clientOf('pm')).projects.findOne({ orderId: id });
    expect([status, stages.map((stage) => stage.status)]).toEqual([orderStatus.closed, [3, 3, 4]]);
  },
);
