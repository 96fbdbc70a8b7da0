// Written by `pnpm gen` from the contract and its docs.
import type * as customers from '../../contract/customers.ts';
import type { RequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';
import type { Reporter } from './shapes.ts';

type CustomerReporterQueryInferred = RequestOf<typeof customers.reporter>;

/** What `customers.reporter` takes. One reporter. */
export interface CustomerReporterQuery {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: CustomerReporterQueryInferred['id'];
}

type CustomerReportersByCellQueryInferred = RequestOf<typeof customers.reportersByCell>;

/** What `customers.reportersByCell` takes. Who reports faults of a site. */
export interface CustomerReportersByCellQuery {
  /** Which site of a customer it is about. */
  cellId: CustomerReportersByCellQueryInferred['cellId'];
  /** Words to search for, as a person types them. */
  keyword?: CustomerReportersByCellQueryInferred['keyword'];
}

/** Calls of `customers` as methods. */
export interface CustomersMethods {
  /** One reporter. */
  reporter(request: CustomerReporterQuery, options?: CallOptions): Promise<Reporter>;
  /** Who reports faults of a site. */
  reportersByCell(request: CustomerReportersByCellQuery, options?: CallOptions): Promise<Reporter[]>;
}
