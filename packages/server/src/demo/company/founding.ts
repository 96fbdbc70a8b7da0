import type { Basket } from '../bulk/basket.ts';
import type { Chance } from '../chance.ts';
import type { CompanyPlan } from '../plan/plan.ts';
import type { Ids } from './ids.ts';

/** What everything about a company's founding needs to know. */
export interface Founding {
  readonly tenantId: string;
  readonly timeZone: string;
  readonly plan: CompanyPlan;
  readonly ids: Ids;
  readonly chance: Chance;
  readonly basket: Basket;
  /** When the company and what it began with came to be. */
  readonly foundedAt: number;
  readonly now: number;
  /** Ids of the group that the plan's top groups go under, and of those above it; none for a new company. */
  readonly above: readonly string[];
  /** Of every account; without it nobody can sign in. */
  readonly passwordHash: string | null;
}

/** When everything began: before the oldest order of any seed, and the same whenever it is loaded. */
export const beginning = Date.parse('2024-01-08T01:00:00Z');

export const instant = (ms: number): string => new Date(ms).toISOString();
