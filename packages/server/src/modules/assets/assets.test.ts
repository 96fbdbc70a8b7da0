import { isSvcdeskError } from '@svcdesk/core';
import { describe, expect, it } from 'vitest';
import { buildAsset, buildAssetClass } from '../../testing/assets.ts';
import { buildStaff, buildTenant, draftOf, newId, testDatabase, testServer } from '../../testing/index.ts';

const db = await testDatabase();
const server = await testServer(db);
const tenant = await buildTenant(db);
const foreign = await buildTenant(db);
const [cellId = '', , thirdSite = ''] = tenant.cellIds;
const otherSite = tenant.otherCellIds[0] ?? '';

const engineer = await server.as(tenant.engineer);
const lead = await server.as(tenant.lead);
const client = await server.as(tenant.client);

const codeOf = (error: unknown) => (isSvcdeskError(error) ? error.code : error);
const refusal = (work: Promise<unknown>) => work.then(() => 'done', codeOf);

/** An order that the engineer works on, which ties them to its site. */
async function workOn(cell = cellId): Promise<{ orderId: string; version: number }> {
  const made = await (await server.as(tenant.dispatcher)).orders.create(draftOf(tenant, { cellId: cell }));
  const { version } = await engineer.orders.accept({ orderId: made.id });
  return { orderId: made.id, version };
}

const eventsOf = async (ciId: string) => {
  const { rows } = await db.connection.run({
    text: `SELECT changes FROM audit_events WHERE tenant_id = $1 AND kind = 'asset.change' AND object_id = $2 ORDER BY seq`,
    values: [tenant.tenantId, ciId],
  });
  return rows.map(([changes]) => changes);
};

describe('an asset', () => {
  const properties = { model: 'S5735', ip: '10.1.2.3' };

  it('has the shape of the contract: JSON text of a result list and of what its keys are called', async () => {
    const { ciId, code, classId } = await buildAsset(tenant, { properties, name: 'Core switch' });
    const found = await engineer.assets.find({ ciId });
    expect(JSON.parse(found.cmdbAsset)).toEqual({ result: [{ name: 'Core switch', code, ...properties }] });
    expect(JSON.parse(found.cmdbAssetAlias)).toEqual({
      name: '名称',
      code: '资产编号',
      model: '型号',
      ip: '管理地址',
    });
    expect(found).toMatchObject({ ciId, flag: 1, classId, className: '设备', cellId, version: 1 });
    const english = await (await server.as(tenant.engineer, { locale: 'en' })).assets.find({ ciId });
    expect(english.className).toBe('Thing');
    expect(JSON.parse(english.cmdbAssetAlias)).toMatchObject({ name: 'Name', ip: 'Address' });
  });

  it('calls a property as it is told to by an alias of its own', async () => {
    const { ciId } = await buildAsset(tenant, { aliases: { model: '机型' } });
    const { cmdbAssetAlias } = await engineer.assets.find({ ciId });
    expect(JSON.parse(cmdbAssetAlias).model).toBe('机型');
  });

  it('has flag 0 and exactly an empty result list when it is off the shelf', async () => {
    const { ciId } = await buildAsset(tenant, { properties, flag: 0, offShelfReason: 'scrapped' });
    const found = await engineer.assets.find({ ciId });
    expect([found.flag, found.cmdbAsset, found.offShelfReason]).toEqual([0, '{"result":[]}', 'scrapped']);
    expect(await client.assets.find({ ciId })).not.toHaveProperty('offShelfReason');
  });

  it('is found by its label, also when that holds an address', async () => {
    const { ciId, code } = await buildAsset(tenant);
    expect((await engineer.assets.find({ code })).ciId).toBe(ciId);
    expect((await engineer.assets.find({ code: `https://desk.example.com/#/a?code=${code}` })).ciId).toBe(
      ciId,
    );
    const wide = code.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
    expect((await engineer.assets.find({ code: `\u202a${wide}\u202c` })).ciId).toBe(ciId);
    expect(await refusal(engineer.assets.find({ code: 'no such label' }))).toBe('notFound');
    expect(await refusal(engineer.assets.find({}))).toBe('badRequest');
  });

  it('shows clients of its site what is for them, and other clients nothing', async () => {
    const { ciId } = await buildAsset(tenant, { properties });
    const found = await client.assets.find({ ciId });
    expect(JSON.parse(found.cmdbAsset).result[0]).toMatchObject({ model: 'S5735' });
    expect(found.cmdbAsset + found.cmdbAssetAlias).not.toMatch(/10\.1\.2\.3|"ip"/);
    const elsewhere = await buildAsset(tenant, { cellId: thirdSite });
    expect(await refusal(client.assets.find({ ciId: elsewhere.ciId }))).toBe('notFound');
    expect(await refusal((await server.as(tenant.otherClient)).assets.find({ ciId }))).toBe('notFound');
    expect(await refusal((await server.as(foreign.engineer)).assets.find({ ciId }))).toBe('notFound');
    expect(await refusal((await server.as(foreign.engineer)).assets.find({ ciId: newId() }))).toBe(
      'notFound',
    );
  });
});

describe('changing an asset', () => {
  it('keeps what was and what is in the audit, counts the version and takes blank values away', async () => {
    const { ciId } = await buildAsset(tenant, { properties: { model: 'old', ip: '10.0.0.1' } });
    const changed = await lead.assets.update({
      ciId,
      version: 1,
      name: 'New',
      fields: { model: 'new', ip: '' },
    });
    expect(changed.version).toBe(2);
    expect(JSON.parse(changed.cmdbAsset).result[0]).toMatchObject({ name: 'New', model: 'new', ip: '' });
    expect(await eventsOf(ciId)).toEqual([
      {
        name: { from: 'Switch', to: 'New' },
        model: { from: 'old', to: 'new' },
        ip: { from: '10.0.0.1', to: '' },
      },
    ]);
    expect((await lead.assets.update({ ciId, fields: { model: 'new' } })).version).toBe(2);
    expect(await eventsOf(ciId)).toHaveLength(1);
  });

  it('is refused when another person changed it meanwhile; of two at once one wins', async () => {
    const { ciId } = await buildAsset(tenant);
    const both = await Promise.all(
      ['a', 'b'].map((model) => refusal(lead.assets.update({ ciId, version: 1, fields: { model } }))),
    );
    expect(both.sort()).toEqual(['done', 'orderChanged']);
  });

  it('keeps a date in one form, whichever it came in', async () => {
    const classId = await buildAssetClass(tenant, {
      properties: [{ key: 'boughtOn', zh: '购置日期', en: 'Bought on', type: 'date' }],
    });
    const { ciId } = await buildAsset(tenant, { classId });
    for (const boughtOn of [
      '2026-11-20',
      '2026-11-20 23:30:00',
      String(Date.parse('2026-11-19T16:00:00Z')),
    ]) {
      const changed = await lead.assets.update({ ciId, fields: { boughtOn } });
      expect(JSON.parse(changed.cmdbAsset).result[0]).toMatchObject({ boughtOn: '2026-11-20' });
    }
  });

  it('is judged by the definitions of its class and of those above it', async () => {
    const above = await buildAssetClass(tenant, {
      properties: [
        { key: 'ports', zh: '端口数', en: 'Ports', type: 'number', min: 1, max: 96 },
        { key: 'colour', zh: '颜色', en: 'Colour', type: 'select', options: ['red', 'blue'], required: true },
      ],
    });
    const classId = await buildAssetClass(tenant, { parentId: above });
    const { ciId } = await buildAsset(tenant, { classId });
    const issuesOf = (fields: Record<string, string>) =>
      lead.assets.update({ ciId, fields }).then(
        () => [],
        (error) => error.issues.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`),
      );
    expect(
      await issuesOf({ ports: '200', colour: 'green', ip: 'switch.example.com', weight: '1', model: 'fine' }),
    ).toEqual(['fields.ports tooBig', 'fields.colour oneOf', 'fields.ip format', 'fields.weight unknownKey']);
    expect(await issuesOf({ colour: '' })).toEqual(['fields.colour required']);
    expect(await issuesOf({ ports: '48', colour: 'red', ip: 'fd00::7' })).toEqual([]);
    expect((await lead.orderAssets.properties({ classId })).map(({ key }) => key)).toEqual([
      'ports',
      'colour',
      'model',
      'ip',
    ]);
  });

  it('takes it off the shelf with a reason, after which nothing else changes until it is put back', async () => {
    const { ciId } = await buildAsset(tenant);
    expect(await refusal(lead.assets.update({ ciId, flag: 0 }))).toBe('badRequest');
    const eaten = lead.assets.update({ ciId, flag: 0, offShelfReason: 'eaten' });
    await expect(eaten).rejects.toMatchObject({ issues: [{ path: 'offShelfReason', code: 'unknown' }] });
    const onShelf = lead.assets.update({ ciId, flag: 1, offShelfReason: 'sold' });
    await expect(onShelf).rejects.toMatchObject({ issues: [{ path: 'offShelfReason', code: 'notAllowed' }] });
    const off = await lead.assets.update({ ciId, flag: 0, offShelfReason: 'sold' });
    expect([off.flag, off.cmdbAsset, off.offShelfReason]).toEqual([0, '{"result":[]}', 'sold']);
    const refused = await lead.assets.update({ ciId, name: 'x' }).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'notAllowed', reason: 'offShelf' });
    expect((await lead.assets.update({ ciId, flag: 1 })).flag).toBe(1);
  });

  it('makes the files that it names the asset’s: for staff, and for clients unless the property is not', async () => {
    const classId = await buildAssetClass(tenant, {
      properties: [
        { key: 'photo', zh: '照片', en: 'Photo', type: 'image' },
        { key: 'contract', zh: '合同', en: 'Contract', type: 'file', clients: false },
      ],
    });
    const { ciId } = await buildAsset(tenant, { classId });
    const upload = (name: string) => lead.files.upload({ file: new File([`of ${name}`], `${name}.txt`) });
    const [photo, contract] = [await upload('photo'), await upload('contract')];
    expect(await refusal(engineer.files.get({ id: photo.id }))).toBe('notFound');
    await lead.assets.update({ ciId, fields: { photo: photo.id, contract: contract.id } });
    const found = JSON.parse((await engineer.assets.find({ ciId })).cmdbAsset).result[0];
    expect(found.photo).toBe(`/api/file/${photo.id}?name=photo.txt`);
    expect(await (await engineer.files.get({ id: contract.id })).text()).toBe('of contract');
    expect(await (await client.files.get({ id: photo.id })).text()).toBe('of photo');
    expect(await refusal(client.files.get({ id: contract.id }))).toBe('notFound');
    expect(await refusal((await server.as(tenant.otherClient)).files.get({ id: photo.id }))).toBe('notFound');
    const strange = await upload('strange');
    await lead.assets.update({
      ciId: (await buildAsset(tenant, { classId })).ciId,
      fields: { photo: strange.id },
    });
    expect(await refusal(lead.assets.update({ ciId, fields: { photo: strange.id } }))).toBe('badRequest');
  });

  it('is for engineers only at sites that their own work ties them to', async () => {
    const { ciId } = await buildAsset(tenant, { cellId: thirdSite });
    const member = await buildStaff(tenant, { groupIds: [tenant.groupId] });
    const on = await server.as(member);
    expect(await refusal(on.assets.update({ ciId, name: 'x' }))).toBe('notFound');
    const made = await (await server.as(tenant.dispatcher)).orders.create(
      draftOf(tenant, { cellId: thirdSite }),
    );
    expect(await refusal(on.assets.update({ ciId, name: 'x' }))).toBe('notFound');
    await on.orders.accept({ orderId: made.id });
    expect(await refusal(on.assets.update({ ciId, name: 'x' }))).toBe('done');
    expect(await refusal((await server.as(tenant.monitor)).assets.update({ ciId, name: 'y' }))).toBe(
      'noPermission',
    );
    expect(await refusal((await server.as(foreign.lead)).assets.update({ ciId, name: 'y' }))).toBe(
      'notFound',
    );
  });
});

describe('the list of assets', () => {
  it('goes by site, class with all below it, shelf and words, in pages that hold each once', async () => {
    const above = await buildAssetClass(tenant, { zh: '网络', en: 'Network' });
    const classId = await buildAssetClass(tenant, { parentId: above, deviceKind: 'switch' });
    const made = await Promise.all(
      [1, 2, 3, 4, 5].map((index) =>
        buildAsset(tenant, {
          classId,
          name: `AP ${index}`,
          properties: { model: `Zebra-${index}` },
          flag: index % 2,
        }),
      ),
    );
    const all = await engineer.assets.page({ classId: above, size: 100 });
    expect(all.list.map(({ ciId }) => ciId).sort()).toEqual(made.map(({ ciId }) => ciId).sort());
    expect((await engineer.assets.page({ classId: above, flag: 1 })).total).toBe(3);
    expect((await engineer.assets.page({ keyword: 'ZEBRA-4' })).list.map(({ name }) => name)).toEqual([
      'AP 4',
    ]);
    expect((await engineer.assets.page({ classId: above, cellId: otherSite })).total).toBe(0);
    const walked: string[] = [];
    let next: string | undefined;
    do {
      const page = await engineer.assets.page({ classId: above, size: 2, ...(next && { next }) });
      walked.push(...page.list.map(({ name }) => name));
      next = page.next;
    } while (next);
    expect(walked).toEqual(['AP 1', 'AP 2', 'AP 3', 'AP 4', 'AP 5']);
    expect((await engineer.assets.page({ classId: above, size: 2, page: 3 })).list).toHaveLength(1);
    expect(await refusal(engineer.assets.page({ next: 'nonsense' }))).toBe('badRequest');
    expect((await (await server.as(foreign.engineer)).assets.page({ size: 100 })).list).toEqual([]);
    const tree = await engineer.assetClasses.tree({});
    expect(tree.find(({ value }) => value === above)?.children).toMatchObject([
      { value: classId, flags: { deviceKind: 'switch' } },
    ]);
  });
});

describe('assets of an order', () => {
  it('are bound and taken off by who works on it, each noted in its history', async () => {
    const { orderId, version } = await workOn();
    const first = await buildAsset(tenant, { name: 'Till', code: `T-${newId()}` });
    const second = await buildAsset(tenant, { name: 'Printer', code: `P-${newId()}` });
    await engineer.orderAssets.bind({ orderId, ciIds: [first.ciId, second.ciId], version });
    expect((await engineer.orderAssets.list({ orderId })).map(({ name }) => name).sort()).toEqual([
      'Printer',
      'Till',
    ]);
    const again = await engineer.orderAssets.bind({ orderId, ciIds: [first.ciId] }).catch((error) => error);
    expect(again).toMatchObject({ code: 'notAllowed', reason: 'itemsMissing' });
    expect(await refusal(engineer.orderAssets.unbind({ orderId, ciId: first.ciId, version }))).toBe(
      'orderChanged',
    );
    await engineer.orderAssets.unbind({ orderId, ciId: first.ciId });
    expect(await refusal(engineer.orderAssets.unbind({ orderId, ciId: first.ciId }))).toBe('notFound');
    const records = (await engineer.orders.history({ orderId })).filter(({ action }) => action === 'edit');
    expect(records.map(({ changes }) => changes)).toMatchObject([
      [{ field: 'assets', before: '', after: `Printer (${second.code}), Till (${first.code})` }],
      [{ field: 'assets', before: `Till (${first.code})`, after: '' }],
    ]);
    expect((await client.orders.history({ orderId })).some(({ action }) => action === 'edit')).toBe(false);
  });

  it('are the customer’s own and on the shelf', async () => {
    const { orderId } = await workOn();
    const strange = await buildAsset(tenant, { cellId: otherSite });
    const off = await buildAsset(tenant, { flag: 0, offShelfReason: 'lost' });
    const theirs = await buildAsset(foreign);
    for (const { ciId } of [strange, off, theirs]) {
      await expect(engineer.orderAssets.bind({ orderId, ciIds: [ciId] })).rejects.toMatchObject({
        issues: [{ path: 'ciIds', code: 'notOfCustomer' }],
      });
    }
    expect(await engineer.orderAssets.list({ orderId })).toEqual([]);
  });

  it('are changed neither by who only sees the order, nor once it is done', async () => {
    const { orderId } = await workOn();
    const { ciId } = await buildAsset(tenant);
    const member = await server.as(tenant.engineer2);
    const refused = await member.orderAssets.bind({ orderId, ciIds: [ciId] }).catch((error) => error);
    expect(refused).toMatchObject({ code: 'notAllowed', reason: 'notHandler' });
    expect(await refusal((await server.as(tenant.outsider)).orderAssets.list({ orderId }))).toBe('notFound');
    await engineer.orders.resolve({ orderId, solution: 'done' });
    const late = await engineer.orderAssets.bind({ orderId, ciIds: [ciId] }).catch((error) => error);
    expect(late).toMatchObject({ code: 'notAllowed', reason: 'wrongState' });
  });

  it('are corrected in its course, which both histories tell', async () => {
    const { orderId } = await workOn();
    const { ciId, code } = await buildAsset(tenant, { orderId, properties: { model: 'old' } });
    await engineer.orderAssets.modify({ orderId, ciId, fields: { model: 'new' } });
    expect(await eventsOf(ciId)).toEqual([{ model: { from: 'old', to: 'new' } }]);
    const [record] = (await engineer.orders.history({ orderId })).filter(({ action }) => action === 'edit');
    expect(record?.changes).toMatchObject([
      { field: 'assets', before: `Switch (${code}) 型号: old`, after: `Switch (${code}) 型号: new` },
    ]);
    const unbound = await buildAsset(tenant);
    expect(
      await refusal(engineer.orderAssets.modify({ orderId, ciId: unbound.ciId, fields: { model: 'x' } })),
    ).toBe('notFound');
    const shown = (await client.orderAssets.list({ orderId }))[0];
    expect(shown?.cmdbAsset).not.toContain('"ip"');
  });
});
