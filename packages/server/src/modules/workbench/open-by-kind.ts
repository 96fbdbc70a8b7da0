import { type OrderKind, type OrderSource, orderKinds } from '@svcdesk/core/rules';
import { deviceOpen, entrustOpen, orderOpen, pmOpen } from '../../engine/statuses.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import { type FiguresScope, orderColumns, type ScopeColumns, within } from './scope.ts';

interface KindRow extends ScopeColumns {
  readonly from: string;
  readonly open: string;
}

const ofSource = (source: OrderSource): KindRow => ({
  from: 'orders o',
  open: `${orderOpen('o')} AND o.source = ${source}`,
  ...orderColumns,
});

/** What is open of each kind of work, who has it to do and which group has it: one line for each. */
const kinds: Readonly<Record<OrderKind, KindRow>> = {
  operations: ofSource(0),
  monitoring: ofSource(1),
  se: ofSource(2),
  project: {
    from: 'project_orders o',
    open: orderOpen('o'),
    owners: ['o.handler_id', 'o.assignee_id', 'o.manager_id'],
    group: 'o.group_id',
  },
  pm: { from: 'pm_orders o', open: pmOpen('o'), owners: ['o.engineer_id'], group: 'o.group_id' },
  device: {
    from: 'device_orders o',
    open: deviceOpen('o'),
    owners: ['o.engineer_id', 'o.manager_id'],
    group: 'o.group_id',
  },
  // The partner's engineer has it to do, and the owner's coordinator to see to it.
  entrusted: {
    from: `(SELECT tenant_id, status, group_id, engineer_id AS who_id FROM entrust_partner_halves
      UNION ALL SELECT tenant_id, status, group_id, coordinator_id FROM entrust_owner_halves) o`,
    open: entrustOpen('o'),
    owners: ['o.who_id'],
    group: 'o.group_id',
  },
};

const countsBy = (kind: FiguresScope['kind']) =>
  statement<{ kind: OrderKind; count: number }, [tenantId: string, ids: readonly string[]]>(
    `workbench.open.${kind}`,
    orderKinds
      .map((name) => {
        const { from, open, ...columns } = kinds[name];
        return `SELECT '${name}' AS kind, count(*) AS count FROM ${from}
          WHERE o.tenant_id = $1 AND ${open} AND ${within(kind, columns)}`;
      })
      .join(' UNION ALL '),
  );

const counts = { own: countsBy('own'), groups: countsBy('groups'), tenant: countsBy('tenant') };

/** What is open now, by kind, in the order of the kinds. */
export async function openByKind(on: Queryable, tenantId: string, { kind, ids }: FiguresScope) {
  const found = new Map((await counts[kind].all(on, tenantId, ids)).map((row) => [row.kind, row.count]));
  return orderKinds.map((name) => ({ kind: name, count: found.get(name) ?? 0 }));
}
