// Written by `pnpm gen` from the contract and its docs.
import type { AskJoin, DecideJoin, JoinMineQuery, JoinPage, JoinPageQuery, JoinRequest } from '../../contract/named/index.ts';
import type { CallOptions } from '../caller.ts';
import type { Paged } from '../pages.ts';

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
