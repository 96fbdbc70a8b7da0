// Written by `pnpm gen` from the contract and its docs.
import type { ReportServiceAnswer, ReportServiceQuery, ReportSuggestionsAnswer, ReportSuggestionsQuery } from '../../contract/named/index.ts';
import type { CallOptions } from '../caller.ts';

/** Calls of `reports` as methods. */
export interface ReportsMethods {
  /** What was done for a site in a month. */
  service(request: ReportServiceQuery, options?: CallOptions): Promise<ReportServiceAnswer>;
  /** How often the first of those suggested was chosen, and what became of it. */
  suggestions(request: ReportSuggestionsQuery, options?: CallOptions): Promise<ReportSuggestionsAnswer>;
}
