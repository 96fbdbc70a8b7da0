// Written by `pnpm gen` from the contract and its docs.
import type { Cell, CellFindOneQuery, CellList, CellListQuery, CellPropertyAnswer, CellPropertyQuery, CellSelectAnswer, CellSelectQuery } from '../../contract/named/index.ts';
import type { CallOptions } from '../caller.ts';
import type { Paged } from '../pages.ts';

/** Calls of `cells` as methods. */
export interface CellsMethods {
  /** One site. */
  findOne(request: CellFindOneQuery, options?: CallOptions): Promise<Cell>;
  /** Sites that I may see. */
  list: Paged<CellListQuery, CellList, Cell>;
  /** What is known of a site. */
  property(request: CellPropertyQuery, options?: CallOptions): Promise<CellPropertyAnswer>;
  /** A site as a choice. */
  select(request: CellSelectQuery, options?: CallOptions): Promise<CellSelectAnswer>;
}
