import { isDeepStrictEqual } from 'node:util';
import { timeOrderedId } from '@svcdesk/core';
import { templates as calls, treeFlag } from '@svcdesk/core/contract';
import { fieldTypes } from '@svcdesk/core/format';
import { intakes, serviceModes } from '@svcdesk/core/rules';
import * as z from 'zod/mini';
import { dictionaryNames, parentsIn } from '../../../modules/dictionary/items.ts';
import { insertRows, statement } from '../../../platform/db/index.ts';
import * as tables from '../../../platform/db/schema/index.ts';
import { code, json, maybe, maybeRef, own, ref, refs, text, whole, yesNo } from '../fields.ts';
import { importKind } from '../import-kind.ts';
import { parentIn, refuseLoop } from '../parents.ts';
import { RowProblem } from '../problem.ts';
import { upsert, upsertBy } from '../upsert.ts';

/** Fields of every node of a tree of choices. */
const nodeOf = <Kind extends 'catalogue' | 'type' | 'skill'>(kind: Kind) => ({
  code: own(kind),
  parent: maybeRef(kind),
  zh: text(),
  en: text(),
  sort: maybe(whole(0, 100_000), 0),
});

const offered = {
  enabled: maybe(yesNo(), true),
  /** What people call it, in any language. */
  keywords: maybe(text(), ''),
};

const dropSites = statement<{ code: string }, [tenantId: string, catalogId: string, but: readonly string[]]>(
  'import.dropCatalogueSites',
  `DELETE FROM catalog_cells cc USING cells c
   WHERE cc.tenant_id = $1 AND cc.catalog_id = $2 AND cc.cell_id <> ALL($3::uuid[])
     AND c.tenant_id = cc.tenant_id AND c.id = cc.cell_id RETURNING c.code`,
);

export const catalogues = importKind({
  name: 'catalogues',
  about:
    'what can be asked for, the headings first; with cells, exactly those sites may, without any all may',
  key: ['code'],
  fields: {
    ...nodeOf('catalogue'),
    ...offered,
    serviceMode: maybe(z.enum(serviceModes), 'remote'),
    priority: maybe(whole(1, 4), 3),
    cells: refs('cell'),
  },
  async write(context, { code: id, parent: parentId, cells, ...row }) {
    await refuseLoop(id, parentId, parentIn(context, tables.catalogs));
    let effect = await upsert(context, tables.catalogs, { ...row, id, parentId });
    const dropped = cells ? await dropSites.all(context.tx, context.tenantId, id, cells) : [];
    for (const { code } of dropped) context.take(`takes the site ${code} from the catalogue ${row.zh}`);
    if (effect === 'same' && dropped.length > 0) effect = 'changed';
    for (const cellId of cells ?? []) {
      const site = await upsert(context, tables.catalogCells, { catalogId: id, cellId });
      if (effect === 'same' && site !== 'same') effect = 'changed';
    }
    return effect;
  },
});

export const types = importKind({
  name: 'types',
  about:
    'kinds of trouble, the headings first; with intake requirement what customers want is confirmed first',
  key: ['code'],
  fields: { ...nodeOf('type'), ...offered, intake: maybe(z.enum(intakes), 'order') },
  async write(context, { code: id, parent: parentId, ...row }) {
    await refuseLoop(id, parentId, parentIn(context, tables.orderTypes));
    return upsert(context, tables.orderTypes, { ...row, id, parentId });
  },
});

export const skills = importKind({
  name: 'skills',
  about: 'what engineers can do; with a catalogue, what its orders ask for',
  key: ['code'],
  fields: { ...nodeOf('skill'), catalogue: maybeRef('catalogue') },
  async write(context, { code: id, parent: parentId, catalogue: catalogId, ...row }) {
    await refuseLoop(id, parentId, parentIn(context, tables.skills));
    return upsert(context, tables.skills, { ...row, id, parentId, catalogId });
  },
});

export const sla = importKind({
  name: 'sla',
  about: 'promised times by catalogue and priority; without a catalogue for all others',
  key: ['catalogue', 'priority'],
  fields: {
    catalogue: maybeRef('catalogue'),
    priority: whole(1, 4),
    responseMinutes: whole(1, 1_000_000),
    resolveMinutes: whole(1, 1_000_000),
    calendar: ref('calendar'),
  },
  async write(context, { catalogue: catalogId = null, priority, calendar: calendarId, ...row }) {
    const target = { ...row, calendarId };
    return (await upsertBy(context, tables.slaTargets, { catalogId, priority }, target)).effect;
  },
});

/** What few fields have, as the calls give it: what every field has stands in its row. */
const { columns, ...settings } = z.omit(calls.templateField(), {
  fieldId: true,
  name: true,
  fieldTypeName: true,
  required: true,
  internal: true,
  sort: true,
  templateVersion: true,
}).shape;
/** Columns are stored without the version, which is that of their table. */
const column = z.strictObject(z.omit(columns.def.innerType.def.element, { templateVersion: true }).shape);

const field = z.strictObject({
  name: text(),
  type: z.enum(fieldTypes),
  required: maybe(yesNo(), false),
  internal: maybe(yesNo(), false),
  settings: maybe(z.strictObject({ ...settings, columns: z.optional(z.array(column)) })),
});

const fieldsNow = statement<
  { name: string; fieldTypeName: string; required: boolean; internal: boolean; settings: object },
  [tenantId: string, templateId: string]
>(
  'import.templateFields',
  `SELECT f.name, f.field_type_name AS "fieldTypeName", f.required, f.internal, f.settings
   FROM template_fields f JOIN templates t ON t.tenant_id = f.tenant_id AND t.id = f.template_id
     AND t.version = f.template_version
   WHERE f.tenant_id = $1 AND f.template_id = $2 ORDER BY f.sort`,
);

const versionOf = statement<{ version: number }, [tenantId: string, id: string]>(
  'import.templateVersion',
  'SELECT version FROM templates WHERE tenant_id = $1 AND id = $2',
);

export const templates = importKind({
  name: 'templates',
  about: 'what a report of a type asks for; fields is a list, or its JSON in a table',
  key: ['code'],
  fields: {
    code: own('template'),
    name: text(),
    type: ref('type'),
    cell: maybeRef('cell'),
    enabled: maybe(yesNo(), true),
    fields: json(z.array(field).check(z.maxLength(100))),
  },
  async write(context, { code: id, type: orderTypeId, cell: cellId, fields, ...row }) {
    const { tx, tenantId, now } = context;
    const wanted = fields.map(({ name, type, required = false, internal = false, settings = {} }) => ({
      name,
      fieldTypeName: type,
      required,
      internal,
      settings,
    }));
    const before = await versionOf.first(tx, tenantId, id);
    const same = isDeepStrictEqual(await fieldsNow.all(tx, tenantId, id), wanted);
    // Fields that orders were written with never change: others are a new version.
    const version = before && !same ? before.version + 1 : (before?.version ?? 1);
    const effect = await upsert(context, tables.templates, { ...row, id, orderTypeId, cellId, version });
    if (!before || !same) {
      const rows = wanted.map((each, sort) => ({
        ...each,
        tenantId,
        templateId: id,
        templateVersion: version,
        fieldId: timeOrderedId(now.getTime()),
        sort,
      }));
      await insertRows(tx, tables.templateFields, rows);
    }
    return effect;
  },
});

/** What an item carries: of its flags two change what orders do, others are as its dictionary has them. */
const flags = z.catchall(
  z.object({ pausesSla: z.optional(z.boolean()), remark: z.optional(z.boolean()) }),
  treeFlag(),
);

export const dictionaries = importKind({
  name: 'dictionaries',
  about: 'items added to the dictionaries, or renamed or retired in them',
  key: ['dictionary', 'code'],
  fields: {
    dictionary: z.enum(dictionaryNames),
    code: code(),
    parent: maybe(code(), null),
    zh: maybe(text(), null),
    en: maybe(text(), null),
    enabled: maybe(yesNo(), null),
    sort: maybe(whole(0, 100_000), null),
    flags: maybe(json(flags), null),
  },
  async write(context, { parent: parentCode, ...row }) {
    if (parentCode) {
      const parents = await parentsIn(context.tx, context.tenantId, row.dictionary);
      if (!parents.has(parentCode)) throw new RowProblem('parent', `there is no item "${parentCode}"`);
      await refuseLoop(row.code, parentCode, (code) => parents.get(code));
    }
    return upsert(context, tables.dictionaryOverrides, { ...row, parentCode });
  },
});

export const routing = importKind({
  name: 'routing',
  about: 'which group gets an order: by site and catalogue, by catalogue, by type, or all others',
  key: ['cell', 'catalogue', 'type'],
  fields: {
    cell: maybeRef('cell'),
    catalogue: maybeRef('catalogue'),
    type: maybeRef('type'),
    group: ref('group'),
  },
  async write(context, { group: groupId, ...row }) {
    const { cell: cellId = null, catalogue: catalogId = null, type: orderTypeId = null } = row;
    if (cellId && !catalogId) throw new RowProblem('catalogue', 'a site is routed by catalogue');
    if (orderTypeId && catalogId) throw new RowProblem('type', 'route by catalogue or by type, not by both');
    const match = { cellId, catalogId, orderTypeId };
    return (await upsertBy(context, tables.routingRules, match, { groupId })).effect;
  },
});
