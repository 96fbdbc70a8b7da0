import { isDeepStrictEqual } from 'node:util';
import { timeOrderedId } from '@svcdesk/core';
import { templates as calls, orders, treeFlag } from '@svcdesk/core/contract';
import { fieldTypes, formKinds, normalizeIdentifier } from '@svcdesk/core/format';
import { intakes, serviceModes } from '@svcdesk/core/rules';
import * as z from 'zod/mini';
import { dictionaryNames, parentsIn } from '../../../modules/dictionary/items.ts';
import { insertRows, statement } from '../../../platform/db/index.ts';
import * as tables from '../../../platform/db/schema/index.ts';
import {
  code,
  codeOfCall,
  json,
  maybe,
  maybeRef,
  name,
  own,
  ref,
  refs,
  text,
  whole,
  yesNo,
} from '../fields.ts';
import { importKind, parentIn, refuseLoop } from '../import-kind.ts';
import { RowProblem } from '../problem.ts';
import { upsert, upsertBy } from '../upsert.ts';
import { unfillable } from './fillable.ts';

/** Fields of every node of a tree of choices. */
const nodeOf = <Kind extends 'catalogue' | 'type' | 'skill'>(kind: Kind) => ({
  code: own(kind),
  parent: maybeRef(kind),
  zh: name(),
  en: name(),
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
    /** What such an order is taken to need as long as nothing is learnt of it. */
    estimateMinutes: maybe(whole(5, 1440), null),
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
  together: () => true,
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
/** As answers are taken in, which are compared with them. */
const options = z.optional(z.array(text()));

/** Columns are stored without the version, which is that of their table; none of them shows by another one. */
const column = z.strictObject({
  ...z.omit(columns.def.innerType.def.element, { templateVersion: true, visibleWhen: true }).shape,
  options,
});

const visibleWhen = z.optional(
  z.object({
    fieldId: text(),
    in: z.array(text()).check(z.refine((shown) => shown.length > 0, 'is empty: it would never show')),
  }),
);

const plainField = z.strictObject({
  /** What other fields of the list call it by; its name does as well. */
  key: maybe(code()),
  name: name(),
  type: z.enum(fieldTypes),
  required: maybe(yesNo(), false),
  internal: maybe(yesNo(), false),
  settings: maybe(
    z.strictObject({ ...settings, options, visibleWhen, columns: z.optional(z.array(column)) }),
  ),
});

/** A field that can be filled in, and so can its columns. */
const field = plainField.check(({ value, issues }) => {
  const { type: fieldTypeName, required = false, settings: given = {} } = value;
  const refuse = (path: (string | number)[], message: string) =>
    issues.push({ code: 'custom', input: value, path: ['settings', ...path], message });
  for (const { at, text } of unfillable({ ...given, fieldTypeName, required })) refuse([at], text);
  given.columns?.forEach((each, index, all) => {
    for (const { at, text } of unfillable(each)) refuse(['columns', index, at], text);
    if (all.findIndex(({ fieldId }) => fieldId === each.fieldId) < index)
      refuse(['columns', index, 'fieldId'], 'is that of a column before');
  });
});

/** Fields that others can name: no two have one key. */
const fieldList = z.array(field).check(z.maxLength(100), ({ value, issues }) => {
  value.forEach(({ key }, index) => {
    if (key !== undefined && value.findIndex((each) => each.key === key) < index)
      issues.push({ code: 'custom', input: key, path: [index, 'key'], message: 'is that of a field before' });
  });
});

/** A field with the place of the field that it shows by, since ids are made as it is written. */
interface PlacedField {
  readonly name: string;
  readonly fieldTypeName: string;
  readonly required: boolean;
  readonly internal: boolean;
  readonly settings: NonNullable<z.output<typeof field>['settings']>;
}

const fieldsNow = statement<PlacedField & { fieldId: string }, [tenantId: string, templateId: string]>(
  'import.templateFields',
  `SELECT f.field_id AS "fieldId", f.name, f.field_type_name AS "fieldTypeName", f.required, f.internal, f.settings
   FROM template_fields f JOIN templates t ON t.tenant_id = f.tenant_id AND t.id = f.template_id
     AND t.version = f.template_version
   WHERE f.tenant_id = $1 AND f.template_id = $2 ORDER BY f.sort`,
);

/** The same field, which shows by another one that is called otherwise now. */
function shownBy<F extends Pick<PlacedField, 'settings'>>(
  field: F,
  rename: (fieldId: string, shown: readonly string[]) => string,
): F {
  const { visibleWhen: when } = field.settings;
  if (!when) return field;
  const visibleWhen = { ...when, fieldId: rename(when.fieldId, when.in) };
  return { ...field, settings: { ...field.settings, visibleWhen } };
}

/** The place of the field that one shows by, which the file calls by its key or its name. */
function placeOf(fields: readonly z.output<typeof field>[], at: number, called: string): number {
  const path = `fields.${at}.settings.visibleWhen.fieldId`;
  const others = fields.flatMap((each, place) => (place === at ? [] : [{ ...each, place }]));
  const keyed = others.filter(({ key }) => key === normalizeIdentifier(called));
  const found = keyed.length > 0 ? keyed : others.filter(({ name }) => name === called);
  const names = others.map(({ key, name }) => `"${key ?? name}"`).join(', ');
  if (found.length === 0) {
    const there = names === '' ? 'there is no other' : `there are ${names}`;
    throw new RowProblem(path, `there is no other field "${called}"; ${there}`);
  }
  if (found.length > 1) throw new RowProblem(path, `several fields are called "${called}"; give each a key`);
  return found[0]?.place ?? 0;
}

/** What holds texts, which those that a field shows by are compared with. */
const comparedKinds: readonly string[] = ['text', 'list', 'boolean', 'range'];

/** Fields as they are stored, but for ids. Refuses what would never show. */
function placed(fields: readonly z.output<typeof field>[]): PlacedField[] {
  const above = new Map<number, number>();
  const rows = fields.map(
    ({ key: _, type, required = false, internal = false, settings = {}, ...rest }, at) =>
      shownBy({ ...rest, fieldTypeName: type, required, internal, settings }, (called, shown) => {
        const place = placeOf(fields, at, called);
        const kind = fields[place] && formKinds[fields[place].type];
        if (!kind || !comparedKinds.includes(kind)) {
          const path = `fields.${at}.settings.visibleWhen.fieldId`;
          throw new RowProblem(
            path,
            `"${called}" is of type ${fields[place]?.type}, which has no value to show by`,
          );
        }
        const options =
          fields[place]?.type === 'switch' ? ['true', 'false'] : fields[place]?.settings?.options;
        const wrong = options && shown.find((value) => !options.includes(value));
        if (wrong !== undefined) {
          const path = `fields.${at}.settings.visibleWhen.in`;
          throw new RowProblem(path, `"${wrong}" is none of ${options?.join(', ')}`);
        }
        above.set(at, place);
        return String(place);
      }),
  );
  for (const at of above.keys()) {
    const passed = new Set([at]);
    for (let place = above.get(at); place !== undefined; place = above.get(place)) {
      if (passed.has(place)) {
        throw new RowProblem(
          `fields.${at}.settings.visibleWhen.fieldId`,
          'shows only by a field that shows by it',
        );
      }
      passed.add(place);
    }
  }
  return rows;
}

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
    name: name(),
    type: ref('type'),
    cell: maybeRef('cell'),
    enabled: maybe(yesNo(), true),
    fields: json(fieldList),
  },
  async write(context, { code: id, type: orderTypeId, cell: cellId, fields, ...row }) {
    const { tx, tenantId, now } = context;
    const wanted = placed(fields);
    const before = await versionOf.first(tx, tenantId, id);
    const stored = await fieldsNow.all(tx, tenantId, id);
    const present = stored.map(({ fieldId: _, ...each }) =>
      shownBy(each, (fieldId) => String(stored.findIndex((other) => other.fieldId === fieldId))),
    );
    const same = isDeepStrictEqual(present, wanted);
    // Fields that orders were written with never change: others are a new version.
    const version = before && !same ? before.version + 1 : (before?.version ?? 1);
    const effect = await upsert(context, tables.templates, { ...row, id, orderTypeId, cellId, version });
    if (!before || !same) {
      const ids = wanted.map(() => timeOrderedId(now.getTime()));
      const rows = wanted.map((each, sort) => ({
        ...shownBy(each, (place) => ids[Number(place)] ?? ''),
        tenantId,
        templateId: id,
        templateVersion: version,
        fieldId: ids[sort] ?? '',
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

/** An item as calls choose it. */
const choice = () => codeOfCall(orders.hangUp.request().shape.reasonCode);

export const dictionaries = importKind({
  name: 'dictionaries',
  about: 'items added to the dictionaries, or renamed or retired in them',
  key: ['dictionary', 'code'],
  fields: {
    dictionary: z.enum(dictionaryNames),
    code: choice(),
    parent: maybe(choice(), null),
    zh: maybe(name(), null),
    en: maybe(name(), null),
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
  together: () => true,
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
