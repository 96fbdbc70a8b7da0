import { auth } from '@svcdesk/core/contract';
import * as z from 'zod/mini';
import { statement } from '../../../platform/db/index.ts';
import * as tables from '../../../platform/db/schema/index.ts';
import { defaultCountry, isCountry } from '../../../platform/sessions/handles.ts';
import { code, codes, maybe, maybeRef, name, own, text, whole, yesNo, zone } from '../fields.ts';
import { importKind } from '../import-kind.ts';
import { RowProblem } from '../problem.ts';
import { upsert } from '../upsert.ts';

/** The organisation itself; without it the tenant must be there. */
export const tenant = importKind({
  name: 'tenant',
  about: 'the organisation: one row',
  key: [],
  fields: {
    name: name(),
    timeZone: maybe(zone(), 'Asia/Shanghai'),
    /** ISO 3166, two letters: phones without a country code are read as of there. */
    country: maybe(
      text().check(z.refine(isCountry, 'is no country: two capital letters, such as CN')),
      defaultCountry,
    ),
    travelMinutes: maybe(whole(0, 600), 30),
    /** How fast people get from place to place, waiting and parking included. */
    travelKmPerHour: maybe(whole(1, 200), 30),
    /** Minutes of idling after which sessions end: from five to thirty days; empty when they do not. */
    idleMinutes: maybe(whole(5, 43_200), null),
    inviteCode: maybe(auth.register.request().shape.inviteCode.def.innerType, null),
  },
  write: (context, row) => upsert(context, tables.tenants, { ...row, id: context.tenantId }),
});

export const partners = importKind({
  name: 'partners',
  about: 'other tenants that orders may be handed to',
  key: ['tenant'],
  fields: { tenant: code(), enabled: maybe(yesNo(), true) },
  write: async (context, { tenant: partnerId, enabled }) => {
    if (partnerId === context.tenantId)
      throw new RowProblem('tenant', 'is the own one, which hands nothing to itself');
    return upsert(context, tables.partnerLinks, { ownerId: context.tenantId, partnerId, enabled });
  },
});

const linkAbove = statement<object, [tenantId: string, groupId: string, parentId: string | null]>(
  'import.linkGroup',
  `INSERT INTO group_ancestors (tenant_id, ancestor_id, group_id, depth)
   SELECT tenant_id, ancestor_id, $2::uuid, depth + 1 FROM group_ancestors WHERE tenant_id = $1 AND group_id = $3
   UNION ALL SELECT $1, $2::uuid, $2::uuid, 0`,
);

const leadsAbove = statement<{ accountId: string }, [tenantId: string, groupId: string]>(
  'import.leadsAbove',
  `SELECT DISTINCT l.account_id AS "accountId" FROM group_ancestors x
   JOIN group_leads l ON l.tenant_id = x.tenant_id AND l.group_id = x.ancestor_id
   WHERE x.tenant_id = $1 AND x.group_id = $2`,
);

const parentOf = statement<{ parentId: string | null }, [tenantId: string, id: string]>(
  'import.parentOfGroup',
  'SELECT parent_id AS "parentId" FROM groups WHERE tenant_id = $1 AND id = $2',
);

const noDefault = statement<object, [tenantId: string, butId: string]>(
  'import.noDefaultGroup',
  'UPDATE groups SET is_default = false WHERE tenant_id = $1 AND id <> $2 AND is_default',
);

export const groups = importKind({
  name: 'groups',
  about: 'the tree of teams, those above first',
  key: ['code'],
  fields: {
    code: own('group'),
    name: name(),
    parent: maybeRef('group'),
    /** Takes what no routing matches; exactly one. */
    default: maybe(yesNo(), false),
    /** Sources whose orders it takes: 0 operations, 1 monitoring, 2 SE. */
    sources: codes(),
    sort: maybe(whole(0, 10_000), 0),
  },
  async write(context, { code: id, parent: parentId, default: isDefault, ...row }) {
    const { tx, tenantId, operator } = context;
    if (!(row.sources ?? []).every((each) => ['0', '1', '2'].includes(each))) {
      throw new RowProblem('sources', 'take 0, 1 and 2, with | between them');
    }
    const sources = row.sources?.length === 0 ? [0] : row.sources?.map(Number);
    const before = await parentOf.first(tx, tenantId, id);
    if (before && parentId !== undefined && before.parentId !== parentId) {
      throw new RowProblem('parent', 'a group cannot move');
    }
    if (isDefault) await noDefault.change(tx, tenantId, id);
    const effect = await upsert(context, tables.groups, { ...row, id, parentId, isDefault, sources });
    if (before) return effect;
    await linkAbove.change(tx, tenantId, id, parentId ?? null);
    for (const { accountId } of await leadsAbove.all(tx, tenantId, id))
      await operator.services.access.forget(tx, tenantId, accountId);
    return effect;
  },
});
