import { columnTypes, startAgent } from '@svcdesk/server/testing/snmp-agent';
import { importFile } from './acts/import-file.ts';
import { raiseOrder } from './acts/raise-order.ts';
import { accessPointTables, powerTables, wirelessTables } from './acts/site-tables.ts';
import { expect, journey } from './journey.ts';
import { clientOf } from './server.ts';

const { whole, text, gauge, counter } = columnTypes;
const community = 'read-only-word';
/** Nothing can answer at this address of loopback. */
const unreachable = '127.255.255.255';

const interfaces = {
  oid: '1.3.6.1.2.1.2.2.1',
  index: [1],
  columns: { 1: whole, 2: text, 5: gauge, 7: whole, 8: whole, 14: counter },
  rows: [
    { 1: 1, 2: 'GigabitEthernet0/0/1', 5: 1_000_000_000, 7: 1, 8: 1, 14: 0 },
    { 1: 2, 2: 'GigabitEthernet0/0/2', 5: 1_000_000_000, 7: 1, 8: 1, 14: 14 },
    { 1: 3, 2: 'GigabitEthernet0/0/3', 5: 0, 7: 1, 8: 2, 14: 0 },
  ],
};

// One after the other: both examine the switch of one site, each by an agent of its own.
journey.describe.configure({ mode: 'default' });

journey(
  'a real device is read, what was found is kept with the order, and one that is down becomes one',
  async ({ take }) => {
    const [lead, dispatcher, engineer] = await Promise.all([
      clientOf('lead'),
      clientOf('dispatcher'),
      clientOf('engineer'),
    ]);
    const { list: cells } = await engineer.cells.list({ page: 1, size: 1 });
    const { list } = await lead.assets.page({ cellId: cells[0]?.id ?? '', flag: 1, keyword: '交换机' });
    const device = list[0];
    if (!device) throw new Error('the site has no switch');
    const agent = await startAgent({
      community,
      system: { 1: 'S5735-L24P4X', 4: 'noc@example.com', 5: 'sw-access-1', 6: '三楼机房' },
      tables: [interfaces],
    });
    try {
      const { ciId, code } = device;
      await lead.assets.update({ ciId, fields: { ip: '127.0.0.1' } });
      const secret = { version: 'v2c', community };
      await importFile('snmp.json', JSON.stringify({ snmp: [{ asset: code, port: agent.port, secret }] }));
      const orderId = await raiseOrder(dispatcher, engineer, `收银台网络时断时续 ${Date.now()}`);
      await engineer.orders.accept({ orderId });

      const phone = await take({ as: 'engineer' });
      const { page } = phone;
      await page.goto(`/#/userSide/statusExamine?orderId=${orderId}`);
      await phone.tap(page.getByRole('button', { name: '选择设备' }));
      const sheet = page.getByRole('dialog', { name: '选择设备' });
      await sheet.getByRole('combobox').fill(code);
      await phone.tap(sheet.getByRole('option', { name: code }).first());
      await expect(page.getByText('1 处异常')).toBeVisible();
      await expect(page.getByText('2 通 · 1 空 · 0 停用')).toBeVisible();
      await expect(page.getByRole('row', { name: /GigabitEthernet0\/0\/2 1G .*错误 14/ })).toBeVisible();
      await phone.picture('device-check');
      await phone.tap(page.getByRole('button', { name: '附到工单' }));
      await expect(page.getByText('检测结果已写入工单的内部进展')).toBeVisible();
      const note = (await engineer.orders.history({ orderId })).at(-1);
      expect(note).toMatchObject({ action: 'progress', internal: true });
      expect(note?.remark).toContain('GigabitEthernet0/0/2: 错误 14');

      await lead.assets.update({ ciId, fields: { ip: unreachable } });
      await phone.tap(page.getByRole('button', { name: '重新检测' }));
      await expect(page.getByText('不通', { exact: true })).toBeVisible();
      await expect(page.getByText(/最后一次在线：20/)).toBeVisible();
      await phone.picture('device-unreachable');
      await phone.tap(page.getByRole('button', { name: '为它报修' }));
      await expect(page.getByRole('textbox', { name: '标题' })).toHaveValue(`${device.name}：不通`);
      await expect(page.getByRole('textbox', { name: '详细描述' })).toHaveValue(/最后一次在线：20/);
      await expect(page.getByText(device.cellName).first()).toBeVisible();
      await phone.picture('device-raised');
    } finally {
      await agent.close();
    }
  },
);

/** A site with a controller and a switch, and the letters that its networks' names begin with. */
async function wirelessSite() {
  const [lead, engineer] = await Promise.all([clientOf('lead'), clientOf('engineer')]);
  for (const { id: cellId } of (await engineer.cells.list({ size: 50 })).list) {
    const there = async (keyword: string) =>
      (await lead.assets.page({ cellId, flag: 1, keyword })).list.find(
        ({ className }) => className === keyword,
      );
    const [controller, powered] = [await there('无线控制器'), await there('交换机')];
    if (!controller || !powered) continue;
    const { rows } = await engineer.devices.wifi({ ciId: controller.ciId });
    const [prefix = ''] = (rows[0]?.ssid ?? '').split('-');
    return { lead, cellId, controller, powered, prefix };
  }
  throw new Error('no site has a controller and a switch');
}

journey(
  'the networks of a site stand beside those it should have, and what it supplies with power',
  { tag: '@long' },
  async ({ take }) => {
    const { lead, cellId, controller, powered, prefix } = await wirelessSite();
    const agent = await startAgent({
      community,
      system: { 1: 'AC6508', 5: 'ac-1' },
      tables: [...wirelessTables(`${prefix}-Office`, `${prefix}-POS`), ...accessPointTables, ...powerTables],
    });
    try {
      const secret = { version: 'v2c', community };
      const both = [controller, powered];
      for (const { ciId } of both) await lead.assets.update({ ciId, fields: { ip: '127.0.0.1' } });
      const snmp = both.map(({ code }) => ({ asset: code, port: agent.port, secret }));
      await importFile('snmp.json', JSON.stringify({ snmp }));

      const phone = await take({ as: 'engineer' });
      const { page } = phone;
      await page.goto(`/#/userSide/wifiConfigExamine?ciId=${controller.ciId}`);
      const tills = page.getByRole('table', { name: `${prefix}-POS` });
      await expect(tills.getByRole('row', { name: '信道 36, 44, 149 3 不一致' })).toBeVisible();
      await expect(
        page.getByRole('table', { name: `${prefix}-Office` }).getByRole('row', { name: /不一致/ }),
      ).toHaveCount(0);
      await phone.picture('device-wifi');
      await page.goto(`/#/userSide/acpoeAutomatic?cellId=${cellId}`);
      await expect(page.getByRole('list', { name: '无线接入点' }).getByText('ap-hall')).toBeVisible();
      // What a device did not answer in time is asked again after 15 seconds.
      await expect(page.getByText('26 W / 370 W')).toBeVisible({ timeout: 40_000 });
      await phone.picture('device-ac-poe');
    } finally {
      await agent.close();
    }
  },
);
