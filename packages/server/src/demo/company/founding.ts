import type { References } from '../../admin/import/references.ts';
import type { Basket } from '../basket.ts';
import type { Chance } from '../chance.ts';
import type { BesideImport } from '../companies.ts';

/** What everything that is put in beside an import needs to know. */
export interface Founding {
  readonly tenantId: string;
  readonly beside: BesideImport;
  readonly chance: Chance;
  readonly basket: Basket;
  readonly now: number;
  /** Of every account; without it no account can sign in. */
  readonly passwordHash: string | null;
  /** What the import brought, by its code. */
  idOf(kind: Parameters<References['of']>[0], code: string): Promise<string>;
}

/** When everything began: before the oldest order of any seed, and the same whenever it is loaded. */
export const beginning = Date.parse('2024-01-08T01:00:00Z');

export const instant = (ms: number): string => new Date(ms).toISOString();
