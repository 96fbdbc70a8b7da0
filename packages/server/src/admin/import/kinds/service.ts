import { timeOrderedId } from '@svcdesk/core';
import { fieldTypes } from '@svcdesk/core/format';
import { intakes, serviceModes } from '@svcdesk/core/rules';
import * as z from 'zod/mini';
import { insertRows, statement } from '../../../platform/db/index.ts';
import * as tables from '../../../platform/db/schema/index.ts';
import { code, codes, json, maybe, text, whole, yesNo } from '../fields.ts';
import { type ImportContext, importKind } from '../import-kind.ts';
import { RowProblem } from '../problem.ts';
import { type Effect, upsert } from '../upsert.ts';

const node = {
  code: code(),
  parent: maybe(code()),
  zh: text(),
  en: text(),
  sort: maybe(whole(0, 100_000)),
  enabled: maybe(yesNo()),
  /** What people call it, in any language. */
  keywords: maybe(text()),
};

/** Columns that every tree of choices has. */
async function branchOf(
  { tenantId, references }: ImportContext,
  kind: 'catalogue' | 'type' | 'skill',
  row: { code: string; parent?: string | undefined; zh: string; en: string; sort?: number | undefined },
) {
  const parentId = await references.maybe(kind, row.parent, 'parent');
  const id = await references.own(kind, row.code);
  return { tenantId, id, parentId, zh: row.zh, en: row.en, sort: row.sort ?? 0 };
}

export const catalogues = importKind({
  name: 'catalogues',
  about: 'what can be asked for, the headings first; with cells, only those sites may',
  schema: z.object({
    ...node,
    serviceMode: maybe(z.enum(serviceModes)),
    priority: maybe(whole(1, 4)),
    cells: codes(),
  }),
  async write(context, row) {
    const { tx, tenantId, references } = context;
    const catalog = {
      ...(await branchOf(context, 'catalogue', row)),
      enabled: row.enabled ?? true,
      serviceMode: row.serviceMode ?? 'remote',
      priority: row.priority ?? 3,
      keywords: row.keywords ?? '',
    };
    const cellIds = await references.all('cell', row.cells, 'cells');
    let effect: Effect = await upsert(tx, tables.catalogs, ['tenantId', 'id'], catalog);
    for (const cellId of cellIds) {
      const offered = { tenantId, catalogId: catalog.id, cellId };
      const each = await upsert(tx, tables.catalogCells, ['tenantId', 'catalogId', 'cellId'], offered);
      if (effect === 'same' && each !== 'same') effect = 'changed';
    }
    return effect;
  },
});

export const types = importKind({
  name: 'types',
  about:
    'kinds of trouble, the headings first; with intake requirement what customers want is confirmed first',
  schema: z.object({ ...node, intake: maybe(z.enum(intakes)) }),
  async write(context, row) {
    const type = {
      ...(await branchOf(context, 'type', row)),
      enabled: row.enabled ?? true,
      keywords: row.keywords ?? '',
      intake: row.intake ?? ('order' as const),
    };
    return upsert(context.tx, tables.orderTypes, ['tenantId', 'id'], type);
  },
});

export const skills = importKind({
  name: 'skills',
  about: 'what engineers can do; with a catalogue, what its orders ask for',
  schema: z.object({
    code: code(),
    parent: maybe(code()),
    zh: text(),
    en: text(),
    sort: maybe(whole(0, 100_000)),
    catalogue: maybe(code()),
  }),
  async write(context, row) {
    const catalogId = await context.references.maybe('catalogue', row.catalogue, 'catalogue');
    const skill = { ...(await branchOf(context, 'skill', row)), catalogId };
    return upsert(context.tx, tables.skills, ['tenantId', 'id'], skill);
  },
});

const targetOf = statement<{ id: string }, [tenantId: string, catalogId: string | null, priority: number]>(
  'import.slaTarget',
  `SELECT id FROM sla_targets WHERE tenant_id = $1 AND catalog_id IS NOT DISTINCT FROM $2 AND priority = $3`,
);

export const sla = importKind({
  name: 'sla',
  about: 'promised times by catalogue and priority; without a catalogue for all others',
  schema: z.object({
    catalogue: maybe(code()),
    priority: whole(1, 4),
    responseMinutes: whole(1, 1_000_000),
    resolveMinutes: whole(1, 1_000_000),
    calendar: code(),
  }),
  async write({ tx, tenantId, references, now }, row) {
    const catalogId = await references.maybe('catalogue', row.catalogue, 'catalogue');
    const calendarId = await references.of('calendar', row.calendar, 'calendar');
    const { priority, responseMinutes, resolveMinutes } = row;
    const present = await targetOf.first(tx, tenantId, catalogId, priority);
    const id = present?.id ?? timeOrderedId(now.getTime());
    return upsert(tx, tables.slaTargets, ['tenantId', 'id'], {
      tenantId,
      id,
      catalogId,
      priority,
      responseMinutes,
      resolveMinutes,
      calendarId,
    });
  },
});

const field = z.object({
  name: text(),
  type: z.enum(fieldTypes),
  required: maybe(yesNo()),
  internal: maybe(yesNo()),
  /** options, optionTree, min, max, scale, unit, maxLength, placeholder, default. */
  settings: maybe(z.record(z.string(), z.unknown())),
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
  schema: z.object({
    code: code(),
    name: text(),
    type: code(),
    cell: maybe(code()),
    enabled: maybe(yesNo()),
    fields: json(z.array(field).check(z.maxLength(100))),
  }),
  async write({ tx, tenantId, references, now }, row) {
    const orderTypeId = await references.of('type', row.type, 'type');
    const cellId = await references.maybe('cell', row.cell, 'cell');
    const id = await references.own('template', row.code);
    const wanted = row.fields.map(({ name, type, required = false, internal = false, settings = {} }) => ({
      name,
      fieldTypeName: type,
      required,
      internal,
      settings,
    }));
    const before = await versionOf.first(tx, tenantId, id);
    const same = JSON.stringify(await fieldsNow.all(tx, tenantId, id)) === JSON.stringify(wanted);
    // Fields that orders were written with never change: others are a new version.
    const version = before && !same ? before.version + 1 : (before?.version ?? 1);
    const effect = await upsert(tx, tables.templates, ['tenantId', 'id'], {
      tenantId,
      id,
      name: row.name,
      orderTypeId,
      cellId,
      enabled: row.enabled ?? true,
      version,
    });
    if (!before || !same) {
      const rows = wanted.map((each, sort) => ({
        ...each,
        tenantId,
        templateId: id,
        templateVersion: version,
        fieldId: timeOrderedId(now.getTime()),
        sort,
      }));
      if (rows.length > 0) await insertRows(tx, tables.templateFields, rows);
    }
    return effect;
  },
});

export const dictionaries = importKind({
  name: 'dictionaries',
  about: 'items added to the dictionaries, or renamed or retired in them',
  schema: z.object({
    dictionary: code(),
    code: code(),
    parent: maybe(code()),
    zh: maybe(text()),
    en: maybe(text()),
    enabled: maybe(yesNo()),
    sort: maybe(whole(0, 100_000)),
    flags: maybe(json(z.record(z.string(), z.unknown()))),
  }),
  async write({ tx, tenantId }, { parent, ...row }) {
    return upsert(tx, tables.dictionaryOverrides, ['tenantId', 'dictionary', 'code'], {
      tenantId,
      dictionary: row.dictionary,
      code: row.code,
      parentCode: parent ?? null,
      zh: row.zh ?? null,
      en: row.en ?? null,
      enabled: row.enabled ?? null,
      sort: row.sort ?? null,
      flags: row.flags ?? null,
    });
  },
});

const ruleOf = statement<
  { id: string },
  [tenantId: string, cellId: string | null, catalogId: string | null, typeId: string | null]
>(
  'import.routingRule',
  `SELECT id FROM routing_rules WHERE tenant_id = $1 AND cell_id IS NOT DISTINCT FROM $2
     AND catalog_id IS NOT DISTINCT FROM $3 AND order_type_id IS NOT DISTINCT FROM $4`,
);

export const routing = importKind({
  name: 'routing',
  about: 'which group gets an order: by site and catalogue, by catalogue, by type, or all others',
  schema: z.object({ cell: maybe(code()), catalogue: maybe(code()), type: maybe(code()), group: code() }),
  async write({ tx, tenantId, references, now }, row) {
    if (row.cell && !row.catalogue) throw new RowProblem('catalogue', 'a site is routed by catalogue');
    if (row.type && row.catalogue) throw new RowProblem('type', 'route by catalogue or by type, not by both');
    const cellId = await references.maybe('cell', row.cell, 'cell');
    const catalogId = await references.maybe('catalogue', row.catalogue, 'catalogue');
    const orderTypeId = await references.maybe('type', row.type, 'type');
    const groupId = await references.of('group', row.group, 'group');
    const present = await ruleOf.first(tx, tenantId, cellId, catalogId, orderTypeId);
    const id = present?.id ?? timeOrderedId(now.getTime());
    const rule = { tenantId, id, cellId, catalogId, orderTypeId, groupId };
    return upsert(tx, tables.routingRules, ['tenantId', 'id'], rule);
  },
});
