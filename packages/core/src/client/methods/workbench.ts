// Written by `pnpm gen` from the contract and its docs.
import type * as workbench from '../../contract/workbench.ts';
import type { DataOf, RequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';

/** What `workbench.data` takes. Figures of the workbench. */
export interface WorkbenchDataQuery extends RequestOf<typeof workbench.data> {}

/** What `workbench.data` answers. Figures of the workbench. */
export interface WorkbenchDataAnswer extends DataOf<typeof workbench.data> {}

/** What `workbench.engineersByCell` takes. Engineers who may be sent to a site. */
export interface WorkbenchEngineersByCellQuery extends RequestOf<typeof workbench.engineersByCell> {}

/** What `workbench.engineersByCell` answers. Engineers who may be sent to a site. */
export type WorkbenchEngineersByCellAnswer = DataOf<typeof workbench.engineersByCell>;

/** What `workbench.statistics` takes. Orders raised and resolved, as series for charts. */
export interface WorkbenchStatisticsQuery extends RequestOf<typeof workbench.statistics> {}

/** What `workbench.statistics` answers. Orders raised and resolved, as series for charts. */
export type WorkbenchStatisticsAnswer = DataOf<typeof workbench.statistics>;

/** Calls of `workbench` as methods. */
export interface WorkbenchMethods {
  /** Figures of the workbench. */
  data(request: WorkbenchDataQuery, options?: CallOptions): Promise<WorkbenchDataAnswer>;
  /** Engineers who may be sent to a site. */
  engineersByCell(request: WorkbenchEngineersByCellQuery, options?: CallOptions): Promise<WorkbenchEngineersByCellAnswer>;
  /** Orders raised and resolved, as series for charts. */
  statistics(request: WorkbenchStatisticsQuery, options?: CallOptions): Promise<WorkbenchStatisticsAnswer>;
}
