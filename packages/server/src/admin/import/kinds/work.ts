import { account, pmPlans as calls, projects as projectCalls } from '@svcdesk/core/contract';
import { canAssign } from '../../../engine/targets.ts';
import { articleTerms } from '../../../modules/knowledge/terms.ts';
import { keptItem } from '../../../modules/pm/plans.ts';
import { statement } from '../../../platform/db/index.ts';
import * as tables from '../../../platform/db/schema/index.ts';
import { day, json, longText, maybe, maybeRef, name, number, own, ref, refs, yesNo } from '../fields.ts';
import { type ImportContext, importKind } from '../import-kind.ts';
import { RowProblem } from '../problem.ts';
import { upsert, upsertBy } from '../upsert.ts';

/** What the calls take. */
const asked = calls.save.request().shape;
const every = asked.every.shape;

const itemsNow = statement<{ items: { id: string }[] }, [tenantId: string, id: string]>(
  'import.checkList',
  'SELECT items FROM check_lists WHERE tenant_id = $1 AND id = $2',
);

export const checkLists = importKind({
  name: 'checkLists',
  about: 'what is looked at in preventive maintenance; items is a list, or its JSON in a table',
  key: ['code'],
  fields: { code: own('checkList'), name: asked.name, items: json(asked.items.def.innerType) },
  async write(context, { code: id, name, ...row }) {
    const { tx, tenantId, now } = context;
    const ids = ((await itemsNow.first(tx, tenantId, id))?.items ?? []).map((each) => each.id);
    // Items keep their ids, by which answers of open orders know them.
    const items = row.items.map((each, index) =>
      keptItem({ ...each, id: ids[index] }, index, new Set(ids), now.getTime()),
    );
    return upsert(context, tables.checkLists, { id, name, items });
  },
});

type Planned = [tenantId: string, planId: string, assetIds: readonly string[]];

const forgetAssets = statement<object, Planned>(
  'import.forgetPlanAssets',
  'DELETE FROM pm_plan_assets WHERE tenant_id = $1 AND plan_id = $2 AND asset_id <> ALL($3::uuid[])',
);

const planAssets = statement<object, Planned>(
  'import.planAssets',
  `INSERT INTO pm_plan_assets (tenant_id, plan_id, asset_id) SELECT $1, $2, asset FROM unnest($3::uuid[]) AS asset
   ON CONFLICT DO NOTHING`,
);

/** A plan as it is now, with what a row left out. */
const planNow = statement<
  {
    engineerId: string | null;
    engineer: string | null;
    endsEarly: boolean | null;
    ofClass: boolean;
    assets: number;
    elsewhere: string | null;
  },
  [tenantId: string, id: string]
>(
  'import.planNow',
  `SELECT p.engineer_id AS "engineerId",
     (SELECT u.account_name FROM accounts u WHERE u.tenant_id = p.tenant_id AND u.id = p.engineer_id) AS engineer,
     p.end_on < p.anchor_on AS "endsEarly", p.class_id IS NOT NULL AS "ofClass",
     count(a.id)::int AS assets, min(a.code) FILTER (WHERE a.cell_id <> p.cell_id) AS elsewhere
   FROM pm_plans p LEFT JOIN pm_plan_assets pa ON pa.tenant_id = p.tenant_id AND pa.plan_id = p.id
     LEFT JOIN assets a ON a.tenant_id = pa.tenant_id AND a.id = pa.asset_id
   WHERE p.tenant_id = $1 AND p.id = $2
   GROUP BY p.tenant_id, p.id`,
);

/** The same as the call asks of a plan. */
async function checkPlan({ tx, tenantId }: ImportContext, id: string, groupId: string): Promise<void> {
  const plan = await planNow.first(tx, tenantId, id);
  if (plan?.ofClass && plan.assets > 0) throw new RowProblem('assets', 'name a class or assets, not both');
  if (plan?.elsewhere) throw new RowProblem('assets', `"${plan.elsewhere}" is no asset of the site`);
  if (plan?.endsEarly) throw new RowProblem('endOn', 'is before anchorOn');
  if (plan?.engineerId && !(await canAssign(tx, tenantId, groupId, plan.engineerId))) {
    throw new RowProblem('engineer', `"${plan.engineer}" is no active member of the group`);
  }
}

export const pmPlans = importKind({
  name: 'pmPlans',
  about: 'preventive maintenance that comes round; orders are made of it every night',
  key: ['code'],
  fields: {
    code: own('plan'),
    name: asked.name,
    cell: ref('cell'),
    class: maybeRef('class'),
    assets: refs('asset', 200),
    checkList: ref('checkList'),
    group: ref('group'),
    engineer: maybeRef('staff'),
    everyCount: number(every.count),
    everyUnit: every.unit,
    anchorOn: day(),
    endOn: maybe(day(), null),
    leadDays: maybe(number(asked.leadDays.def.innerType), 7),
    minutes: maybe(number(asked.minutes.def.innerType), 60),
    mode: maybe(asked.mode.def.innerType, 'fixed'),
    onHoliday: maybe(asked.onHoliday.def.innerType, 'keep'),
    onOpen: maybe(asked.onOpen.def.innerType, 'merge'),
    faultType: maybeRef('type'),
    faultCatalogue: maybeRef('catalogue'),
    enabled: maybe(yesNo(), true),
  },
  async write(context, row) {
    const { code: id, cell: cellId, class: classId, assets, checkList: checkListId, ...others } = row;
    const { group: groupId, engineer: engineerId, ...rest } = others;
    const { faultType: faultTypeId, faultCatalogue: faultCatalogId, ...timing } = rest;
    const refers = { cellId, classId, checkListId, groupId, engineerId, faultTypeId, faultCatalogId };
    const { tx, tenantId } = context;
    const before = await planNow.first(tx, tenantId, id);
    const effect = await upsert(context, tables.pmPlans, { ...timing, ...refers, id });
    if (before?.engineerId && engineerId !== undefined && engineerId !== before.engineerId) {
      context.take(`takes the plan ${row.name} from ${before.engineer}`);
    }
    const dropped = assets ? await forgetAssets.change(tx, tenantId, id, assets) : 0;
    const put = assets ? await planAssets.change(tx, tenantId, id, assets) : 0;
    await checkPlan(context, id, groupId);
    return effect === 'same' && dropped + put > 0 ? 'changed' : effect;
  },
});

const managerOf = statement<{ account: string }, [tenantId: string, name: string]>(
  'import.managerOf',
  `SELECT a.account_name AS account FROM projects p
   JOIN accounts a ON a.tenant_id = p.tenant_id AND a.id = p.manager_id WHERE p.tenant_id = $1 AND p.name = $2`,
);

export const projects = importKind({
  name: 'projects',
  about: 'projects and who manages them',
  key: ['name'],
  fields: { name: projectCalls.create.request().shape.projectName.def.innerType, manager: ref('staff') },
  async write(context, { name, manager: managerId }) {
    const before = await managerOf.first(context.tx, context.tenantId, name);
    const { effect } = await upsertBy(context, tables.projects, { name }, { managerId });
    if (before && effect === 'changed') context.take(`takes the project ${name} from ${before.account}`);
    return effect;
  },
});

export const knowledge = importKind({
  name: 'knowledge',
  about: 'articles that answer questions',
  key: ['code'],
  together: () => true,
  fields: {
    code: own('article'),
    language: account.update.request().shape.locale.def.innerType,
    title: name(),
    content: longText(),
    catalogue: maybeRef('catalogue'),
    enabled: maybe(yesNo(), true),
  },
  write: (context, { code: id, catalogue: catalogId, ...row }) =>
    upsert(context, tables.knowledgeArticles, { ...row, id, catalogId, grams: articleTerms(row) }),
});
