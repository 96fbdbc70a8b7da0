import type { CheckedRequestOf, catalogs, DataOf } from '@svcdesk/core/contract';
import type { PersonContext } from '../../engine/context.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import { findArticles } from '../knowledge/index.ts';
import { scoreNamed } from './suggestion-score.ts';

const maxSuggestions = 3;
/** What was reported at the site lately tells how its people speak, and which type goes with a catalogue. */
const maxLatest = 300;

interface NamedLeaf {
  id: string;
  zh: string;
  en: string;
  keywords: string;
}

interface LeafRow extends NamedLeaf {
  above: string;
}

/** A catalogue `k` with sites of its own is offered to those only; what is below one that is not offered, is not either. */
export const catalogsOffered = `catalogs k WHERE k.tenant_id = $1 AND k.enabled AND (
     NOT EXISTS (SELECT FROM catalog_cells c WHERE c.tenant_id = $1 AND c.catalog_id = k.id)
     OR EXISTS (SELECT FROM catalog_cells c WHERE c.tenant_id = $1 AND c.catalog_id = k.id AND c.cell_id = $2))`;

/** Catalogues that the site may choose, with the names of what each stands under. */
const leaves = statement<LeafRow, [tenantId: string, cellId: string]>(
  'catalogs.leavesOffered',
  `WITH RECURSIVE offered AS (SELECT k.* FROM ${catalogsOffered}), down AS (
     SELECT o.id, o.zh, o.en, o.keywords, '' AS above, 0 AS depth FROM offered o WHERE o.parent_id IS NULL
     UNION ALL
     SELECT o.id, o.zh, o.en, o.keywords, d.above || ' ' || d.zh || ' ' || d.en || ' ' || d.keywords, d.depth + 1
     FROM down d JOIN offered o ON o.parent_id = d.id WHERE d.depth < 10
   ) SELECT id, zh, en, keywords, above FROM down d
   WHERE NOT EXISTS (SELECT FROM offered x WHERE x.parent_id = d.id)`,
);

const latest = statement<
  { title: string; catalogId: string; typeId: string },
  [tenantId: string, cellId: string]
>(
  'catalogs.latestOfSite',
  `SELECT title, catalog_id AS "catalogId", type_id AS "typeId" FROM orders
   WHERE tenant_id = $1 AND cell_id = $2 ORDER BY created_at DESC, id DESC LIMIT ${maxLatest}`,
);

/** Types that may be chosen. */
const types = statement<NamedLeaf, [tenantId: string]>(
  'catalogs.typeLeaves',
  `SELECT t.id, t.zh, t.en, t.keywords FROM order_types t WHERE t.tenant_id = $1 AND t.enabled
     AND NOT EXISTS (SELECT FROM order_types x WHERE x.tenant_id = $1 AND x.parent_id = t.id AND x.enabled)`,
);

/** A type has to be named clearly to go before the one that the site's orders of the catalogue have. */
const namedClearly = 0.35;

function mostOften(values: readonly string[]): string | undefined {
  const alike = [...Map.groupBy(values, (value) => value).values()];
  return alike.sort((a, b) => b.length - a.length)[0]?.[0];
}

/** What a text is likely about, of what the site may order. */
export async function suggestCatalogs(
  on: Queryable,
  { tenantId, locale }: Pick<PersonContext, 'tenantId' | 'locale'>,
  { cellId, text }: CheckedRequestOf<typeof catalogs.suggest>,
): Promise<DataOf<typeof catalogs.suggest>> {
  const [offered, reported, chosen, articles] = await Promise.all([
    leaves.all(on, tenantId, cellId),
    latest.all(on, tenantId, cellId),
    types.all(on, tenantId),
    findArticles(on, tenantId, text, { locale, catalogId: undefined }),
  ]);
  const ofCatalog = (id: string) => reported.filter(({ catalogId }) => catalogId === id);
  const found = scoreNamed(
    text,
    offered.map((leaf) => ({
      id: leaf.id,
      own: wordsOf(leaf),
      above: leaf.above,
      titles: ofCatalog(leaf.id).map(({ title }) => title),
      article: Math.max(
        0,
        ...articles.filter((each) => each.catalogId === leaf.id).map(({ score }) => score),
      ),
    })),
  );
  const [named] = scoreNamed(
    text,
    chosen.map((leaf) => ({ id: leaf.id, own: wordsOf(leaf), above: '', titles: [], article: 0 })),
  );
  const clearTypeId = named && named.score >= namedClearly ? named.id : undefined;
  const nameOf = ({ zh, en }: NamedLeaf) => (locale === 'en' && en) || zh;
  return found.slice(0, maxSuggestions).flatMap(({ id, score }) => {
    const catalog = offered.find((each) => each.id === id);
    const typeId = clearTypeId ?? mostOften(ofCatalog(id).map((each) => each.typeId));
    const type = chosen.find((each) => each.id === typeId);
    if (!catalog) return [];
    return {
      serverCatalogId: id,
      serverCatalogName: nameOf(catalog),
      ...(type && { typeId: type.id, typeName: nameOf(type) }),
      score: Math.round(score * 10_000) / 10_000,
    };
  });
}

const wordsOf = ({ zh, en, keywords }: NamedLeaf) => `${zh} ${en} ${keywords}`;
