import { timeOrderedId } from '@svcdesk/core';
import * as z from 'zod/mini';
import { articleTerms } from '../../../modules/knowledge/terms.ts';
import { insertRows, statement } from '../../../platform/db/index.ts';
import * as tables from '../../../platform/db/schema/index.ts';
import { day, json, longText, maybe, maybeRef, own, ref, refs, text, whole, yesNo } from '../fields.ts';
import { importKind } from '../import-kind.ts';
import { RowProblem } from '../problem.ts';
import { upsert, upsertBy } from '../upsert.ts';

const item = z.object({
  name: text(),
  kind: z.enum(['ok', 'number', 'text', 'select', 'photo']),
  required: z._default(z.boolean(), true),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  unit: z.optional(text()),
  options: z.optional(z.array(text())),
  photoRequired: z.optional(z.boolean()),
});

const itemsNow = statement<{ items: { id: string }[] }, [tenantId: string, id: string]>(
  'import.checkList',
  'SELECT items FROM check_lists WHERE tenant_id = $1 AND id = $2',
);

export const checkLists = importKind({
  name: 'checkLists',
  about: 'what is looked at in preventive maintenance; items is a list, or its JSON in a table',
  fields: { code: own('checkList'), name: text(), items: json(z.array(item).check(z.minLength(1))) },
  async write(context, { code: id, name, ...row }) {
    const { tx, tenantId, now } = context;
    const before = (await itemsNow.first(tx, tenantId, id))?.items ?? [];
    // Items keep their ids, by which answers of open orders know them.
    const items = row.items.map((each, index) => ({
      id: before[index]?.id ?? timeOrderedId(now.getTime()),
      ...each,
    }));
    return upsert(context, tables.checkLists, { id, name, items });
  },
});

const forgetAssets = statement<object, [tenantId: string, planId: string]>(
  'import.forgetPlanAssets',
  'DELETE FROM pm_plan_assets WHERE tenant_id = $1 AND plan_id = $2',
);

export const pmPlans = importKind({
  name: 'pmPlans',
  about: 'preventive maintenance that comes round; orders are made of it every night',
  fields: {
    code: own('plan'),
    name: text(),
    cell: ref('cell'),
    class: maybeRef('class'),
    assets: refs('asset'),
    checkList: ref('checkList'),
    group: ref('group'),
    engineer: maybeRef('user'),
    everyCount: whole(1, 400),
    everyUnit: z.enum(['day', 'week', 'month', 'quarter', 'year']),
    anchorOn: day(),
    endOn: maybe(day(), null),
    leadDays: maybe(whole(0, 365), 7),
    minutes: maybe(whole(1, 1440), 60),
    mode: maybe(z.enum(['fixed', 'afterDone']), 'fixed'),
    onHoliday: maybe(z.enum(['keep', 'next', 'previous']), 'keep'),
    onOpen: maybe(z.enum(['merge', 'create']), 'merge'),
    faultType: maybeRef('type'),
    faultCatalogue: maybeRef('catalogue'),
    enabled: maybe(yesNo(), true),
  },
  async write(context, row) {
    const { code: id, cell: cellId, class: classId, assets, checkList: checkListId, ...others } = row;
    const { group: groupId, engineer: engineerId, ...rest } = others;
    const { faultType: faultTypeId, faultCatalogue: faultCatalogId, ...timing } = rest;
    if (classId && assets.length > 0) throw new RowProblem('assets', 'name a class or assets, not both');
    const refers = { cellId, classId, checkListId, groupId, engineerId, faultTypeId, faultCatalogId };
    const effect = await upsert(context, tables.pmPlans, { ...timing, ...refers, id });
    const { tx, tenantId } = context;
    await forgetAssets.change(tx, tenantId, id);
    const planned = assets.map((assetId) => ({ tenantId, planId: id, assetId }));
    await insertRows(tx, tables.pmPlanAssets, planned);
    return effect;
  },
});

export const projects = importKind({
  name: 'projects',
  about: 'projects and who manages them',
  fields: { name: text(), manager: ref('user') },
  write: async (context, { name, manager: managerId }) =>
    (await upsertBy(context, tables.projects, { name }, { managerId })).effect,
});

export const knowledge = importKind({
  name: 'knowledge',
  about: 'articles that answer questions',
  fields: {
    code: own('article'),
    language: z.enum(['zh-CN', 'en']),
    title: text(),
    content: longText(),
    catalogue: maybeRef('catalogue'),
    enabled: maybe(yesNo(), true),
  },
  write: (context, { code: id, catalogue: catalogId, ...row }) =>
    upsert(context, tables.knowledgeArticles, { ...row, id, catalogId, grams: articleTerms(row) }),
});
