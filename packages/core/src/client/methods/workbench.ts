// Written by `pnpm gen` from the contract and its docs.
import type { WorkbenchDataAnswer, WorkbenchDataQuery, WorkbenchEngineersByCellAnswer, WorkbenchEngineersByCellQuery, WorkbenchStatisticsAnswer, WorkbenchStatisticsQuery } from '../../contract/named/index.ts';
import type { CallOptions } from '../caller.ts';

/** Calls of `workbench` as methods. */
export interface WorkbenchMethods {
  /** Figures of the workbench. */
  data(request: WorkbenchDataQuery, options?: CallOptions): Promise<WorkbenchDataAnswer>;
  /** Engineers who may be sent to a site. */
  engineersByCell(request: WorkbenchEngineersByCellQuery, options?: CallOptions): Promise<WorkbenchEngineersByCellAnswer>;
  /** Orders raised and resolved, as series for charts. */
  statistics(request: WorkbenchStatisticsQuery, options?: CallOptions): Promise<WorkbenchStatisticsAnswer>;
}
