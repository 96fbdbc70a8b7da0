/** Sends orders that match it to a group; an absent part matches every order. */
export interface RoutingRule {
  readonly cellId?: string | undefined;
  /** Matches this catalogue entry and all below it. */
  readonly catalogId?: string | undefined;
  /** Matches this type and all below it. */
  readonly typeId?: string | undefined;
  readonly groupId: string;
}

/** The facts of a new order that decide its group. */
export interface RoutedOrder {
  readonly cellId: string;
  /** The catalogue and what is above it, the nearest first. */
  readonly catalogPath: readonly string[];
  /** The type and what is above it, the nearest first. */
  readonly typePath: readonly string[];
}

/** Kinds of rules in the order of precedence; `default` if none matches. */
export const routedBy = [
  'cellAndCatalog',
  'catalog',
  'cellAndType',
  'type',
  'cell',
  'everything',
  'default',
] as const;

/** One of {@link routedBy}. */
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

/** Precedence of a rule for an order, as numbers to compare one after the other; undefined if the rule does not match. */
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
 * The group that a new order goes to, by the first rule that matches: site and catalogue entry, catalogue entry, site and
 * type, type, site, everything. Of two of one kind the one nearer to the order's own entry and type counts. If none
 * matches, the order goes to the default group.
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
