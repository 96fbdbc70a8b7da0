import { type OrderKind, orderKinds } from '@svcdesk/core/rules';
import type { OpenWork } from '../../engine/profile/kind-profile.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import { type FiguresScope, within } from './scope.ts';

/** What is open of each kind of order. */
export type OpenWorkOfKinds = Readonly<Record<OrderKind, OpenWork>>;

/** Counts what is open now, by kind, in the order of the kinds. */
export function openByKind(kinds: OpenWorkOfKinds) {
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

  return async (on: Queryable, tenantId: string, { kind, ids }: FiguresScope) => {
    const found = new Map((await counts[kind].all(on, tenantId, ids)).map((row) => [row.kind, row.count]));
    return orderKinds.map((name) => ({ kind: name, count: found.get(name) ?? 0 }));
  };
}
