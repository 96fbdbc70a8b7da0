// Written by `pnpm gen` from the contract and its docs.
import type * as workbench from '../../contract/workbench.ts';
import type { DataOf, RequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';

type WorkbenchDataQueryInferred = RequestOf<typeof workbench.data>;

/** What `workbench.data` takes. Figures of the workbench. */
export interface WorkbenchDataQuery {
  /** The first day that counts, as YYYY-MM-DD in the time zone of the organisation. */
  from?: WorkbenchDataQueryInferred['from'];
  /** The last day that counts, as YYYY-MM-DD in the time zone of the organisation. */
  to?: WorkbenchDataQueryInferred['to'];
}

type WorkbenchDataAnswerInferred = DataOf<typeof workbench.data>;

/** What `workbench.data` answers. Figures of the workbench. */
export interface WorkbenchDataAnswer {
  /** Whose figures these are: own, groups or tenant. */
  scope: WorkbenchDataAnswerInferred['scope'];
  /** How many were made in that time. */
  createdCount: WorkbenchDataAnswerInferred['createdCount'];
  /** How many were resolved in that time. */
  resolvedCount: WorkbenchDataAnswerInferred['resolvedCount'];
  /** How many open orders have no time left. */
  overdueCount: WorkbenchDataAnswerInferred['overdueCount'];
  /** How many orders of the groups have no owner. */
  poolCount: WorkbenchDataAnswerInferred['poolCount'];
  /** How many were resolved in time, from 0 to 1; absent where none had a limit. */
  slaMetShare?: WorkbenchDataAnswerInferred['slaMetShare'];
  /** The mean of the ratings that people gave, from 1 to 5; absent where there was none. */
  satisfaction?: WorkbenchDataAnswerInferred['satisfaction'];
  /** How many orders of each kind are not ended. */
  openByKind: ({
    /** Of which kind it is, in a word. */
    kind: WorkbenchDataAnswerInferred['openByKind'][number]['kind'];
    /** How many there are. */
    count: WorkbenchDataAnswerInferred['openByKind'][number]['count'];
  })[];
  /** The first day that counts, as YYYY-MM-DD in the time zone of the organisation. */
  from: WorkbenchDataAnswerInferred['from'];
  /** The last day that counts, as YYYY-MM-DD in the time zone of the organisation. */
  to: WorkbenchDataAnswerInferred['to'];
  /** The moment that counts and lists were taken at; a list asked for with it agrees with the counts. */
  asOf: WorkbenchDataAnswerInferred['asOf'];
}

type WorkbenchEngineersByCellQueryInferred = RequestOf<typeof workbench.engineersByCell>;

/** What `workbench.engineersByCell` takes. Engineers who may be sent to a site. */
export interface WorkbenchEngineersByCellQuery {
  /** Which site of a customer it is about. */
  cellId: WorkbenchEngineersByCellQueryInferred['cellId'];
}

/** What `workbench.engineersByCell` answers. Engineers who may be sent to a site. */
export type WorkbenchEngineersByCellAnswer = DataOf<typeof workbench.engineersByCell>;

type WorkbenchStatisticsQueryInferred = RequestOf<typeof workbench.statistics>;

/** What `workbench.statistics` takes. Orders raised and resolved, as series for charts. */
export interface WorkbenchStatisticsQuery {
  /** The first day that counts, as YYYY-MM-DD in the time zone of the organisation. */
  from: WorkbenchStatisticsQueryInferred['from'];
  /** The last day that counts, as YYYY-MM-DD in the time zone of the organisation. */
  to: WorkbenchStatisticsQueryInferred['to'];
  /** By what the figures are put together. */
  groupBy?: WorkbenchStatisticsQueryInferred['groupBy'];
}

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
