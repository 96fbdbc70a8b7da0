import {
  account,
  assets,
  auth,
  calendars,
  duty,
  engineers,
  orders,
  pmPlans,
  projects,
  reporters,
  type Schema,
} from '@svcdesk/core/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { emptyDatabase } from '../../testing/index.ts';
import { isEmpty, referring } from './fields.ts';
import { importer } from './importer.fixture.ts';
import { importKinds } from './kinds/index.ts';

const calendar = calendars.save.request().shape;
const draft = orders.create.request().shape;
const plan = pmPlans.save.request().shape;
const profile = account.update.request().shape;
const asset = assets.update.request().shape;
const reporter = reporters.add.request().shape;
const area = engineers.update.request().shape.serviceAreas.def.innerType.def.element;
const reason = orders.hangUp.request().shape.reasonCode;

/** Columns with what a call takes for the same thing: where it is written, or chosen by what it is called. */
const asCalls: Readonly<Record<string, Schema>> = {
  'tenant.timeZone': calendar.timeZone,
  'tenant.inviteCode': auth.register.request().shape.inviteCode,
  'holidays.set': calendar.holidaySet,
  'holidays.date': plan.anchorOn,
  'calendars.name': calendar.name,
  'calendars.timeZone': calendar.timeZone,
  'calendars.weekly': calendar.weekly,
  'calendars.holidaySet': calendar.holidaySet,
  'calendars.exceptions': calendar.exceptions,
  'calendars.default': calendar.isDefault,
  'dictionaries.code': reason,
  'dictionaries.parent': z.optional(reason),
  'cells.code': auth.register.request().shape.cellCode,
  'cells.name': draft.cellName,
  'cells.region': area,
  'cells.contactName': reporter.name,
  'cells.contactPhone': reporter.phone,
  'cells.contractEndsOn': plan.endOn,
  'users.name': profile.name,
  'users.phone': account.changePhone.request().shape.newPhone,
  'users.email': profile.email,
  'users.password': auth.register.request().shape.password,
  'catalogues.zh': draft.serverCatalogName,
  'catalogues.en': draft.serverCatalogName,
  'catalogues.serviceMode': orders.edit.request().shape.serviceMode,
  'catalogues.priority': draft.priority,
  'types.zh': draft.typeName,
  'types.en': draft.typeName,
  'sla.priority': draft.priority,
  'assets.code': assets.find.request().shape.code,
  'assets.name': asset.name,
  'duty.date': duty.set.request().shape.date,
  'duty.shift': duty.set.request().shape.shift,
  'checkLists.name': plan.name,
  'checkLists.items': plan.items,
  'pmPlans.name': plan.name,
  'pmPlans.everyCount': plan.every.shape.count,
  'pmPlans.everyUnit': plan.every.shape.unit,
  'pmPlans.anchorOn': plan.anchorOn,
  'pmPlans.endOn': plan.endOn,
  'pmPlans.leadDays': plan.leadDays,
  'pmPlans.minutes': plan.minutes,
  'pmPlans.mode': plan.mode,
  'pmPlans.onHoliday': plan.onHoliday,
  'pmPlans.onOpen': plan.onOpen,
  'pmPlans.enabled': plan.enabled,
  'projects.name': projects.create.request().shape.projectName,
  'knowledge.language': profile.locale,
};

/** Columns that no call writes, with those of people and assets that are judged by more than a schema: see below. */
const ofTheirOwn = [
  ...['tenant.name', 'tenant.country', 'tenant.travelMinutes', 'tenant.idleMinutes', 'partners.tenant'],
  ...['tenant.travelKmPerHour', 'catalogues.estimateMinutes'],
  ...['partners.enabled', 'holidays.kind', 'groups.name', 'groups.default', 'groups.sources', 'groups.sort'],
  ...['dictionaries.dictionary', 'dictionaries.zh', 'dictionaries.en', 'dictionaries.enabled'],
  ...['dictionaries.sort', 'dictionaries.flags', 'customers.name', 'customers.shortName', 'cells.address'],
  ...['cells.latitude', 'cells.longitude', 'cells.contractNo', 'cells.openingHours', 'cells.remark'],
  ...['users.account', 'users.type', 'users.roles', 'users.cellScope', 'users.enabled', 'members.member'],
  ...['members.leads', 'roles.role', 'menus.role', 'menus.menu', 'menus.shown', 'catalogues.sort'],
  ...['catalogues.enabled', 'catalogues.keywords', 'types.sort', 'types.enabled', 'types.keywords'],
  ...['types.intake', 'skills.zh', 'skills.en', 'skills.sort', 'sla.responseMinutes', 'sla.resolveMinutes'],
  ...['templates.name', 'templates.enabled', 'templates.fields', 'classes.zh', 'classes.en', 'classes.sort'],
  ...['classes.deviceKind', 'classes.properties', 'assets.properties', 'assets.aliases', 'networks.cidr'],
  ...['networks.name', 'wireless.ssid', 'wireless.enabled', 'wireless.security', 'wireless.channels'],
  ...['snmp.port', 'snmp.secret', 'knowledge.title', 'knowledge.content', 'knowledge.enabled'],
];

const columns = importKinds.flatMap(({ name, schema }) =>
  Object.entries(schema.shape)
    .filter(([, column]) => !referring.has(column))
    .map(([field, column]) => [`${name}.${field}`, column] as const),
);

const lengths = [1, 2, 6, 7, 8, 20, 21, 50, 51, 60, 61, 100, 101, 200, 201, 400, 401, 2001, 5001, 50_001];
const interval = ['09:00', '18:00'];
/** Values at the bounds of what calls take, and odd ones. */
const given: readonly unknown[] = [
  ...lengths.flatMap((length) => ['a'.repeat(length), '张'.repeat(length), '1'.repeat(length)]),
  ...['a\u001bb', 'a\nb', 'a\0b', '\ud800', 'a\u2028b', '\u3164', '\u202e', ' ', ''],
  ...['13812345678', '13812345678 13912345678', '8001', 'call me', '0571-88000001转8', 'a@b.cd', 'a@b'],
  ...['2026-11-20', '2026-02-30', '9999-01-01', '1969-12-31', '2026-11-20T00:00Z', 'Asia/Shanghai'],
  ...['zh-CN', 'en', 'fr', 'day', 'decade', 'fixed', 'keep', 'merge', 'remote', 'onSite', 'yes', 'no'],
  ...[-1, 0, 1, 1.5, 3, 4, 5, 60, 90, 91, 365, 366, 1440, 1441, 1e9, Number.NaN, true, false, null],
  ...[
    [],
    [[]],
    Array.from({ length: 201 }, () => 'x'),
    {},
    { '2026-02-30': [] },
    { '2026-10-01': [interval] },
  ],
  ...[Array.from({ length: 7 }, () => [interval]), Array.from({ length: 7 }, () => Array(9).fill(interval))],
  ...[[{ name: 'a'.repeat(201), kind: 'ok' }], [{ name: 'A', kind: 'ok' }], [{ name: 'A', kind: 'x' }]],
];

describe('a column', () => {
  it('is of its own, or has the call that takes the same', () => {
    const known = [...Object.keys(asCalls), ...ofTheirOwn];
    expect(columns.map(([name]) => name).toSorted()).toEqual(known.toSorted());
  });

  it.each(columns.filter(([name]) => name in asCalls))('%s refuses what the call refuses', (name, column) => {
    const call = asCalls[name] as Schema;
    const isOptional = column._zod.optin === 'optional';
    const laxer = given.filter(
      (value) =>
        !(isOptional && isEmpty(value)) &&
        !z.safeParse(call, value).success &&
        // Texts stand for what else a file of texts cannot hold.
        !(typeof value === 'string' && /^(?:yes|no|true|false|\d{1,2})$/.test(value)) &&
        z.safeParse(column, value).success,
    );
    expect(laxer).toEqual([]);
    expect(given.some((value) => !isEmpty(value) && z.safeParse(column, value).success)).toBe(true);
  });
});

describe('what a call judges by more than a schema', async () => {
  const { problems, founded } = importer(await emptyDatabase(), 'tcalls');
  await founded;
  const wrong = 'users, row 1, account: needs at least 3 characters, of letters, digits and . _ @ -';
  const person = { name: 'Lin', roles: 'engineer', password: 'umbrella-on-tuesday' };

  it.each(['ab', '李', 'li lei', 'li/lei', 'a,b c', '<script>'])(
    'is the name %j, which a new account may not have',
    async (name) => {
      expect(await problems({ users: [{ ...person, account: name }] })).toEqual([wrong]);
    },
  );

  it('is a property of an asset that is longer than a call takes, and more assets than a plan has', async () => {
    const property = { key: 'note', zh: '备注', en: 'Note', type: 'text' };
    const found = await problems({
      customers: [{ code: 'shop', name: 'Shop' }],
      cells: [{ code: 'S-1', customer: 'shop', name: 'Pier' }],
      classes: [{ code: 'till', zh: '收银机', en: 'Till', properties: [property] }],
      assets: [{ code: 'T', name: 'T', class: 'till', cell: 'S-1', properties: { note: 'a'.repeat(5001) } }],
    });
    expect(found).toEqual([expect.stringContaining('assets, row 1, properties.note: ')]);
    const row = { code: 'p', name: 'P', cell: 'S-1', checkList: 'l', group: 'g', everyCount: 1 };
    const assetsOfPlan = Array.from({ length: 201 }, (_, index) => `T${index}`).join('|');
    const many = { ...row, everyUnit: 'month', anchorOn: '2026-12-01', assets: assetsOfPlan };
    expect(await problems({ pmPlans: [many] })).toEqual([
      expect.stringContaining('pmPlans, row 1, assets: takes at most 200 entries'),
    ]);
  });
});
