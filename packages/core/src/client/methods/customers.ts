// Written by `pnpm gen` from the contract and its docs.
import type { CustomerReporterQuery, CustomerReportersByCellQuery, Reporter } from '../../contract/named/index.ts';
import type { CallOptions } from '../caller.ts';

/** Calls of `customers` as methods. */
export interface CustomersMethods {
  /** One reporter. */
  reporter(request: CustomerReporterQuery, options?: CallOptions): Promise<Reporter>;
  /** Who reports faults of a site. */
  reportersByCell(request: CustomerReportersByCellQuery, options?: CallOptions): Promise<Reporter[]>;
}
