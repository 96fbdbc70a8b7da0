// Written by `pnpm gen` from the contract and its docs.
import type * as cells from '../../contract/cells.ts';
import type { DataOf, RequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';
import type { Paged } from '../pages.ts';
import type { Cell } from './shapes.ts';

/** What `cells.findOne` takes. One site. */
export interface CellFindOneQuery extends RequestOf<typeof cells.findOne> {}

/** What `cells.list` takes. Sites that I may see. */
export interface CellListQuery extends RequestOf<typeof cells.list> {}

/** What `cells.list` answers. Sites that I may see. */
export interface CellList extends Omit<DataOf<typeof cells.list>, 'list'> {
  list: Cell[];
}

/** What `cells.property` takes. What is known of a site. */
export interface CellPropertyQuery extends RequestOf<typeof cells.property> {}

/** What `cells.property` answers. What is known of a site. */
export interface CellPropertyAnswer extends DataOf<typeof cells.property> {}

/** What `cells.select` takes. A site as a choice. */
export interface CellSelectQuery extends RequestOf<typeof cells.select> {}

/** What `cells.select` answers. A site as a choice. */
export interface CellSelectAnswer extends DataOf<typeof cells.select> {}

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
