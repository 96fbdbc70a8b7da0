// Written by `pnpm gen` from the contract and its docs.
import type * as joins from '../../contract/joins.ts';
import type { DataOf, RequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';
import type { Paged } from '../pages.ts';
import type { JoinRequest } from './shapes.ts';

/** What `joins.ask` takes. Ask to belong to a site. */
export interface AskJoin extends RequestOf<typeof joins.ask> {}

/** What `joins.decide` takes. Decide on a request to join. */
export interface DecideJoin extends RequestOf<typeof joins.decide> {}

/** What `joins.mine` takes. My requests to join. */
export interface JoinMineQuery extends RequestOf<typeof joins.mine> {}

/** What `joins.page` takes. Requests to join that I may decide on. */
export interface JoinPageQuery extends RequestOf<typeof joins.page> {}

/** What `joins.page` answers. Requests to join that I may decide on. */
export interface JoinPage extends Omit<DataOf<typeof joins.page>, 'list'> {
  list: JoinRequest[];
}

/** Calls of `joins` as methods. */
export interface JoinsMethods {
  /** Ask to belong to a site. */
  ask(request: AskJoin, options?: CallOptions): Promise<JoinRequest>;
  /** Decide on a request to join. */
  decide(request: DecideJoin, options?: CallOptions): Promise<JoinRequest>;
  /** My requests to join. */
  mine(request: JoinMineQuery, options?: CallOptions): Promise<JoinRequest[]>;
  /** Requests to join that I may decide on. */
  page: Paged<JoinPageQuery, JoinPage, JoinRequest>;
}
