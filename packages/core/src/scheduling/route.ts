/** Sends what fits it to a group; an absent part fits everything. */
export interface RoutingRule {
  readonly cellId?: string | undefined;
  /** Fits the catalogue and everything below it. */
  readonly catalogId?: string | undefined;
  /** Fits the type and everything below it. */
  readonly typeId?: string | undefined;
  readonly groupId: string;
}

/** What of a new order decides its group. */
export interface RoutedOrder {
  readonly cellId: string;
  /** The catalogue and what is above it, the nearest first. */
  readonly catalogPath: readonly string[];
  /** The type and what is above it, the nearest first. */
  readonly typePath: readonly string[];
}

/** What a rule went by, in the order of precedence; `default` when no rule fits. */
export const routedBy = [
  'cellAndCatalog',
  'catalog',
  'cellAndType',
  'type',
  'cell',
  'everything',
  'default',
] as const;

/** What a rule went by. */
export type RoutedBy = (typeof routedBy)[number];

/** Where an order goes, and why. */
export interface Route {
  readonly groupId: string;
  readonly by: RoutedBy;
}

function kindOf({ cellId, catalogId, typeId }: RoutingRule): RoutedBy {
  if (catalogId) return cellId ? 'cellAndCatalog' : 'catalog';
  if (typeId) return cellId ? 'cellAndType' : 'type';
  return cellId ? 'cell' : 'everything';
}

const notNamed = Number.MAX_SAFE_INTEGER;

/** Precedence of a rule that fits an order, as numbers to compare one after the other; undefined when it does not. */
function rankOf(rule: RoutingRule, order: RoutedOrder): readonly number[] | undefined {
  const { cellId, catalogId, typeId } = rule;
  const catalogDepth = catalogId ? order.catalogPath.indexOf(catalogId) : notNamed;
  const typeDepth = typeId ? order.typePath.indexOf(typeId) : notNamed;
  if ((cellId && cellId !== order.cellId) || catalogDepth < 0 || typeDepth < 0) return undefined;
  return [routedBy.indexOf(kindOf(rule)), catalogDepth, typeDepth];
}

function isBefore(a: readonly number[], b: readonly number[]): boolean {
  const differing = a.findIndex((value, index) => value !== b[index]);
  return differing >= 0 && (a[differing] ?? 0) < (b[differing] ?? 0);
}

/**
 * The group that a new order goes to, by the first rule that fits: cell and catalogue, catalogue, cell and type, type,
 * cell, neither; of two alike the one nearer to the order's own catalogue and type. Without any the tenant's default.
 */
export function routeOf(rules: readonly RoutingRule[], order: RoutedOrder, defaultGroupId: string): Route {
  let first: { readonly rule: RoutingRule; readonly rank: readonly number[] } | undefined;
  for (const rule of rules) {
    const rank = rankOf(rule, order);
    if (rank && (!first || isBefore(rank, first.rank))) first = { rule, rank };
  }
  return first
    ? { groupId: first.rule.groupId, by: kindOf(first.rule) }
    : { groupId: defaultGroupId, by: 'default' };
}
