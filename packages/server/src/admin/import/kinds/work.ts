import { timeOrderedId } from '@svcdesk/core';
import * as z from 'zod/mini';
import { articleTerms } from '../../../modules/knowledge/terms.ts';
import { insertRows, statement } from '../../../platform/db/index.ts';
import * as tables from '../../../platform/db/schema/index.ts';
import { code, codes, day, json, longText, maybe, text, whole, yesNo } from '../fields.ts';
import { importKind } from '../import-kind.ts';
import { RowProblem } from '../problem.ts';
import { upsert } from '../upsert.ts';

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
  schema: z.object({ code: code(), name: text(), items: json(z.array(item).check(z.minLength(1))) }),
  async write({ tx, tenantId, references, now }, row) {
    const id = await references.own('checkList', row.code);
    const before = (await itemsNow.first(tx, tenantId, id))?.items ?? [];
    // Items keep their ids, by which answers of open orders know them.
    const items = row.items.map((each, index) => ({
      id: before[index]?.id ?? timeOrderedId(now.getTime()),
      ...each,
    }));
    return upsert(tx, tables.checkLists, ['tenantId', 'id'], { tenantId, id, name: row.name, items });
  },
});

const forgetAssets = statement<object, [tenantId: string, planId: string]>(
  'import.forgetPlanAssets',
  'DELETE FROM pm_plan_assets WHERE tenant_id = $1 AND plan_id = $2',
);

export const pmPlans = importKind({
  name: 'pmPlans',
  about: 'preventive maintenance that comes round; orders are made of it every night',
  schema: z.object({
    code: code(),
    name: text(),
    cell: code(),
    class: maybe(code()),
    assets: codes(),
    checkList: code(),
    group: code(),
    engineer: maybe(code()),
    everyCount: whole(1, 400),
    everyUnit: z.enum(['day', 'week', 'month', 'quarter', 'year']),
    anchorOn: day(),
    endOn: maybe(day()),
    leadDays: maybe(whole(0, 365)),
    minutes: maybe(whole(1, 1440)),
    mode: maybe(z.enum(['fixed', 'afterDone'])),
    onHoliday: maybe(z.enum(['keep', 'next', 'previous'])),
    onOpen: maybe(z.enum(['merge', 'create'])),
    faultType: maybe(code()),
    faultCatalogue: maybe(code()),
    enabled: maybe(yesNo()),
  }),
  async write({ tx, tenantId, references }, row) {
    if (row.class && row.assets.length > 0)
      throw new RowProblem('assets', 'name a class or assets, not both');
    const { engineer, faultType, faultCatalogue } = row;
    const assetIds = await references.all('asset', row.assets, 'assets');
    const plan = {
      tenantId,
      name: row.name,
      cellId: await references.of('cell', row.cell, 'cell'),
      classId: await references.maybe('class', row.class, 'class'),
      checkListId: await references.of('checkList', row.checkList, 'checkList'),
      groupId: await references.of('group', row.group, 'group'),
      engineerId: await references.maybe('user', engineer, 'engineer'),
      everyCount: row.everyCount,
      everyUnit: row.everyUnit,
      anchorOn: row.anchorOn,
      endOn: row.endOn ?? null,
      leadDays: row.leadDays ?? 7,
      minutes: row.minutes ?? 60,
      mode: row.mode ?? 'fixed',
      onHoliday: row.onHoliday ?? 'keep',
      onOpen: row.onOpen ?? 'merge',
      faultTypeId: await references.maybe('type', faultType, 'faultType'),
      faultCatalogId: await references.maybe('catalogue', faultCatalogue, 'faultCatalogue'),
      enabled: row.enabled ?? true,
    };
    const id = await references.own('plan', row.code);
    const effect = await upsert(tx, tables.pmPlans, ['tenantId', 'id'], { ...plan, id });
    await forgetAssets.change(tx, tenantId, id);
    if (assetIds.length > 0) {
      const rows = assetIds.map((assetId) => ({ tenantId, planId: id, assetId }));
      await insertRows(tx, tables.pmPlanAssets, rows);
    }
    return effect;
  },
});

const projectOf = statement<{ id: string }, [tenantId: string, name: string]>(
  'import.project',
  'SELECT id FROM projects WHERE tenant_id = $1 AND name = $2',
);

export const projects = importKind({
  name: 'projects',
  about: 'projects and who manages them',
  schema: z.object({ name: text(), manager: code() }),
  async write({ tx, tenantId, references, now }, { name, manager }) {
    const managerId = await references.of('user', manager, 'manager');
    const present = await projectOf.first(tx, tenantId, name);
    const id = present?.id ?? timeOrderedId(now.getTime());
    return upsert(tx, tables.projects, ['tenantId', 'id'], { tenantId, id, name, managerId });
  },
});

export const knowledge = importKind({
  name: 'knowledge',
  about: 'articles that answer questions',
  schema: z.object({
    code: code(),
    language: z.enum(['zh-CN', 'en']),
    title: text(),
    content: longText(),
    catalogue: maybe(code()),
    enabled: maybe(yesNo()),
  }),
  async write({ tx, tenantId, references }, { language, title, content, ...row }) {
    const catalogId = await references.maybe('catalogue', row.catalogue, 'catalogue');
    const id = await references.own('article', row.code);
    const grams = articleTerms({ title, content });
    const article = {
      tenantId,
      id,
      language,
      title,
      content,
      catalogId,
      enabled: row.enabled ?? true,
      grams,
    };
    return upsert(tx, tables.knowledgeArticles, ['tenantId', 'id'], article);
  },
});
