// Written by `pnpm gen` from the contract and its docs.
import type { CreateEntrust, DistributeEntrust, EntrustDetailQuery, EntrustEngineersAnswer, EntrustEngineersQuery, EntrustMine, EntrustMineQuery, EntrustOrder, EntrustPage, EntrustPageQuery, EntrustPartnersAnswer, EntrustPartnersQuery, EntrustRecordsQuery, HandleEntrust, HandleRecord, RetakeEntrust } from '../../contract/named/index.ts';
import type { CallOptions } from '../caller.ts';
import type { Paged } from '../pages.ts';

/** Calls of `entrust` as methods. */
export interface EntrustMethods {
  /** Hand an order to a partner. */
  create(request: CreateEntrust, options?: CallOptions): Promise<EntrustOrder>;
  /** All of an entrusted order. */
  detail(request: EntrustDetailQuery, options?: CallOptions): Promise<EntrustOrder>;
  /** Name the engineer of an entrusted order. */
  distribute(request: DistributeEntrust, options?: CallOptions): Promise<EntrustOrder>;
  /** Engineers that an entrusted order may be given to. */
  engineers(request: EntrustEngineersQuery, options?: CallOptions): Promise<EntrustEngineersAnswer>;
  /** Work on an entrusted order. */
  handle(request: HandleEntrust, options?: CallOptions): Promise<EntrustOrder>;
  /** Entrusted orders that are mine to do. */
  mine: Paged<EntrustMineQuery, EntrustMine, EntrustOrder>;
  /** Orders handed to us, or handed on by us. */
  page: Paged<EntrustPageQuery, EntrustPage, EntrustOrder>;
  /** Organisations that we may hand orders to. */
  partners(request: EntrustPartnersQuery, options?: CallOptions): Promise<EntrustPartnersAnswer>;
  /** What happened to an entrusted order. */
  records(request: EntrustRecordsQuery, options?: CallOptions): Promise<HandleRecord[]>;
  /** Take an entrusted order back from its engineer. */
  retake(request: RetakeEntrust, options?: CallOptions): Promise<EntrustOrder>;
}
