// Written by `pnpm gen` from the contract and its docs.
import type * as entrust from '../../contract/entrust.ts';
import type { DataOf, RequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';
import type { Paged } from '../pages.ts';
import type { EntrustOrder, HandleRecord } from './shapes.ts';

/** What `entrust.create` takes. Hand an order to a partner. */
export interface CreateEntrust extends RequestOf<typeof entrust.create> {}

/** What `entrust.detail` takes. All of an entrusted order. */
export interface EntrustDetailQuery extends RequestOf<typeof entrust.detail> {}

/** What `entrust.distribute` takes. Name the engineer of an entrusted order. */
export interface DistributeEntrust extends RequestOf<typeof entrust.distribute> {}

/** What `entrust.engineers` takes. Engineers that an entrusted order may be given to. */
export interface EntrustEngineersQuery extends RequestOf<typeof entrust.engineers> {}

/** What `entrust.engineers` answers. Engineers that an entrusted order may be given to. */
export type EntrustEngineersAnswer = DataOf<typeof entrust.engineers>;

/** What `entrust.handle` takes. Work on an entrusted order. */
export interface HandleEntrust extends RequestOf<typeof entrust.handle> {}

/** What `entrust.mine` takes. Entrusted orders that are mine to do. */
export interface EntrustMineQuery extends RequestOf<typeof entrust.mine> {}

/** What `entrust.mine` answers. Entrusted orders that are mine to do. */
export interface EntrustMine extends Omit<DataOf<typeof entrust.mine>, 'list'> {
  list: EntrustOrder[];
}

/** What `entrust.page` takes. Orders handed to us, or handed on by us. */
export interface EntrustPageQuery extends RequestOf<typeof entrust.page> {}

/** What `entrust.page` answers. Orders handed to us, or handed on by us. */
export interface EntrustPage extends Omit<DataOf<typeof entrust.page>, 'list'> {
  list: EntrustOrder[];
}

/** What `entrust.partners` takes. Organisations that we may hand orders to. */
export interface EntrustPartnersQuery extends RequestOf<typeof entrust.partners> {}

/** What `entrust.partners` answers. Organisations that we may hand orders to. */
export type EntrustPartnersAnswer = DataOf<typeof entrust.partners>;

/** What `entrust.records` takes. What happened to an entrusted order. */
export interface EntrustRecordsQuery extends RequestOf<typeof entrust.records> {}

/** What `entrust.retake` takes. Take an entrusted order back from its engineer. */
export interface RetakeEntrust extends RequestOf<typeof entrust.retake> {}

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
