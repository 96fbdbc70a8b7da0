import { given } from '../../../engine/given.ts';
import { holdsAll } from '../../../engine/hits.ts';
import type { Finder, OrderSource } from '../../../engine/profile/source.ts';
import { statement } from '../../../platform/db/index.ts';
import { assetsWith } from '../../assets/index.ts';

/** Assets that are looked at, and the newest orders of them: a word that more have tells no asset from others. */
const maxAssets = 20;
const maxOrders = 40;

interface Candidate {
  id: string;
  assetId: string;
  texts: string[];
  content: string;
}

const ordersIn = ({ links, table, content, more }: NonNullable<OrderSource['assets']>) =>
  `(SELECT o.id, x.asset_id AS "assetId", o.created_at,
      array[o.order_no, o.title, o.cell_name, o.customer_name${more ? `, ${more}` : ''}] AS texts, ${content} AS content
    FROM ${links} x JOIN ${table} o ON o.tenant_id = x.tenant_id AND o.id = x.order_id
    WHERE x.tenant_id = $1 AND x.asset_id = ANY($2::uuid[]) ORDER BY o.created_at DESC, o.id DESC LIMIT ${maxOrders})`;

/** Orders that say nothing of a keyword but are about an asset that does. */
export function assetFinder(all: readonly OrderSource[]): Finder {
  const sources = all.filter(({ assets }) => assets !== null);
  const ordersOf = statement<Candidate, [tenantId: string, assetIds: readonly string[]]>(
    'any.ordersOfAssets',
    `SELECT id, "assetId", texts, content FROM (
       ${sources.flatMap(({ assets }) => (assets ? [ordersIn(assets)] : [])).join(' UNION ALL ')}) o
     ORDER BY created_at DESC, id DESC LIMIT ${maxOrders}`,
  );
  return {
    kinds: sources.flatMap(({ kinds }) => kinds),
    isFor: (actor) => actor.kind === 'staff',
    async find(context, search, { after, limit }) {
      const { keyword = '' } = search;
      const { db, tenantId } = context;
      const found = keyword.trim() === '' ? [] : await assetsWith(db, tenantId, keyword, maxAssets);
      const named = new Map(
        found
          .filter(({ name, code }) => holdsAll([name, code], keyword))
          .map(({ id, name, code }) => [id, `${name} ${code}`]),
      );
      const candidates = named.size === 0 ? [] : await ordersOf.all(db, tenantId, [...named.keys()]);
      // One that says it itself is found by that already.
      const others = new Map(
        candidates
          .filter(({ texts, content }) => !holdsAll(texts, keyword, content))
          .map(({ id, assetId }) => [id, named.get(assetId)]),
      );
      const wanted = sources.filter(({ kinds }) => kinds.some((kind) => search.kinds.includes(kind)));
      const asked = { ...search, keyword: undefined };
      const seen = await Promise.all(
        [...others].map(async ([id, assetName]) => {
          for (const source of wanted) {
            const [row] = (await source.find(context, { ...asked, id }, { limit: 1 })).rows;
            if (row) return [{ ...row, ...given({ assetName }) }];
          }
          return [];
        }),
      );
      const rows = seen.flat();
      const behind = rows.filter(
        ({ createdAt, id }) => !after || createdAt < after.key || (createdAt === after.key && id < after.id),
      );
      return {
        rows: behind.slice(0, limit),
        total: rows.length,
        totalIsLowerBound: candidates.length === maxOrders,
      };
    },
  };
}
