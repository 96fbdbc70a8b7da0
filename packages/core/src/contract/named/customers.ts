// Written by `pnpm gen` from the contract and its docs.
import type * as customers from '../customers.ts';
import type { InferredRequestOf } from '../define.ts';
import type { Reporter } from './shapes.ts';

type CustomerReporterQueryInferred = InferredRequestOf<typeof customers.reporter>;

/** What `customers.reporter` takes. One reporter. */
export type CustomerReporterQuery = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: CustomerReporterQueryInferred['id'];
};

type CustomerReportersByCellQueryInferred = InferredRequestOf<typeof customers.reportersByCell>;

/** What `customers.reportersByCell` takes. Who reports faults of a site. */
export type CustomerReportersByCellQuery = {
  /** Which site of a customer it is about. */
  cellId: CustomerReportersByCellQueryInferred['cellId'];
  /** Words to search for, as a person types them. */
  keyword?: CustomerReportersByCellQueryInferred['keyword'];
};

/** What the calls of `customers` take and answer. */
export interface CustomersCalls {
  'customers.reporter': { request: CustomerReporterQuery; data: Reporter };
  'customers.reportersByCell': { request: CustomerReportersByCellQuery; data: Reporter[] };
}
