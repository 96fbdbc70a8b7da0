// Written by `pnpm gen` from the contract and its docs.
import type * as customers from '../../contract/customers.ts';
import type { RequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';
import type { Reporter } from './shapes.ts';

/** What `customers.reporter` takes. One reporter. */
export interface CustomerReporterQuery extends RequestOf<typeof customers.reporter> {}

/** What `customers.reportersByCell` takes. Who reports faults of a site. */
export interface CustomerReportersByCellQuery extends RequestOf<typeof customers.reportersByCell> {}

/** Calls of `customers` as methods. */
export interface CustomersMethods {
  /** One reporter. */
  reporter(request: CustomerReporterQuery, options?: CallOptions): Promise<Reporter>;
  /** Who reports faults of a site. */
  reportersByCell(request: CustomerReportersByCellQuery, options?: CallOptions): Promise<Reporter[]>;
}
