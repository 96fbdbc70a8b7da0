import { routingRules } from '../../platform/db/schema/catalogs.ts';
import type { RulePlan } from '../plan/plan.ts';
import type { Service, Site, Team } from './company.ts';
import type { Founding } from './founding.ts';
import { flatten } from './ids.ts';

interface Match {
  readonly rule: RulePlan;
  readonly catalogDepth: number;
  readonly typeDepth: number;
}

/** Which of two matching rules goes first, as the server's own look-up decides it. */
function order(a: Match, b: Match): number {
  const rank = ({ rule }: Match) => [
    rule.catalog ? 0 : 1,
    !rule.type && !rule.catalog ? 1 : 0,
    rule.cell ? 0 : 1,
  ];
  const [first, second] = [rank(a), rank(b)];
  for (const [index, value] of first.entries()) {
    const difference = value - (second[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.catalogDepth - b.catalogDepth || a.typeDepth - b.typeDepth;
}

/** Makes the routing rules; gives the look-up of a new order's group. */
export function foundRules(
  { basket, ids, plan, tenantId }: Founding,
  teams: readonly Team[],
): (site: Site, service: Service) => Team {
  const optional = (kind: string, key: string | undefined) => (key ? ids.of(kind, key) : null);
  for (const { cell, catalog, type, group } of plan.rules) {
    basket.put(routingRules, {
      tenantId,
      id: ids.of('rule', `${cell} ${catalog} ${type}`),
      cellId: optional('cell', cell),
      catalogId: optional('catalog', catalog),
      orderTypeId: optional('type', type),
      groupId: ids.of('group', group),
    });
  }
  const byKey = new Map(teams.map((team) => [team.key, team]));
  const fallback = plan.groups.find(({ isDefault }) => isDefault);
  const known = new Map<string, Team>();

  const find = (site: Site, service: Service): Team => {
    const catalogPath = flatten(plan.catalogs).find(({ node }) => node.key === service.key)?.path ?? [];
    const typePath = flatten(plan.types).find(({ node }) => node.key === catalogPath[0]?.type)?.path ?? [];
    const matches = plan.rules
      .map((rule) => ({
        rule,
        catalogDepth: catalogPath.findIndex(({ key }) => key === rule.catalog),
        typeDepth: typePath.findIndex(({ key }) => key === rule.type),
      }))
      .filter(({ rule, catalogDepth, typeDepth }) => {
        if (rule.cell && rule.cell !== site.key) return false;
        return (!rule.catalog || catalogDepth >= 0) && (!rule.type || typeDepth >= 0);
      })
      .sort(order);
    const team = byKey.get(matches[0]?.rule.group ?? fallback?.key ?? '');
    if (!team) throw new Error(`Nobody takes ${service.key} of ${site.key}`);
    return team;
  };
  return (site, service) => {
    const name = `${site.key} ${service.key}`;
    const team = known.get(name) ?? find(site, service);
    known.set(name, team);
    return team;
  };
}
