// Written by `pnpm gen` from the contract and its docs.
import type * as reports from '../../contract/reports.ts';
import type { DataOf, RequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';

/** What `reports.service` takes. What was done for a site in a month. */
export interface ReportServiceQuery extends RequestOf<typeof reports.service> {}

/** What `reports.service` answers. What was done for a site in a month. */
export interface ReportServiceAnswer extends DataOf<typeof reports.service> {}

/** Calls of `reports` as methods. */
export interface ReportsMethods {
  /** What was done for a site in a month. */
  service(request: ReportServiceQuery, options?: CallOptions): Promise<ReportServiceAnswer>;
}
