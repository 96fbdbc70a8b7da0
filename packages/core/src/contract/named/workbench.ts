// Written by `pnpm gen` from the contract and its docs.
import type * as workbench from '../workbench.ts';
import type { InferredDataOf, InferredRequestOf } from '../define.ts';
import type { ServiceArea, Skill } from './shapes.ts';

type WorkbenchDataQueryInferred = InferredRequestOf<typeof workbench.data>;

/** What `workbench.data` takes. Figures of the workbench. */
export type WorkbenchDataQuery = {
  /** The first day that counts, as YYYY-MM-DD in the time zone of the organisation. */
  from?: WorkbenchDataQueryInferred['from'];
  /** The last day that counts, as YYYY-MM-DD in the time zone of the organisation. */
  to?: WorkbenchDataQueryInferred['to'];
};

type WorkbenchDataAnswerInferred = InferredDataOf<typeof workbench.data>;

/** What `workbench.data` answers. Figures of the workbench. */
export type WorkbenchDataAnswer = {
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
};

type WorkbenchEngineersByCellQueryInferred = InferredRequestOf<typeof workbench.engineersByCell>;

/** What `workbench.engineersByCell` takes. Engineers who may be sent to a site. */
export type WorkbenchEngineersByCellQuery = {
  /** Which site of a customer it is about. */
  cellId: WorkbenchEngineersByCellQueryInferred['cellId'];
};

type WorkbenchEngineersByCellAnswerInferred = InferredDataOf<typeof workbench.engineersByCell>;

/** What `workbench.engineersByCell` answers. Engineers who may be sent to a site. */
export type WorkbenchEngineersByCellAnswer = ({
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: WorkbenchEngineersByCellAnswerInferred[number]['id'];
  /** What people call it, or the name of a person. */
  name: WorkbenchEngineersByCellAnswerInferred[number]['name'];
  /** As it may be dialled; hidden in part from who may not see it. */
  phone?: WorkbenchEngineersByCellAnswerInferred[number]['phone'];
  /** A picture of the person: an attachment string with one file. */
  photo?: WorkbenchEngineersByCellAnswerInferred[number]['photo'];
  /** Where the engineer is employed. */
  employer?: WorkbenchEngineersByCellAnswerInferred[number]['employer'];
  /** What the engineer has worked on before, in their own words. */
  experience?: WorkbenchEngineersByCellAnswerInferred[number]['experience'];
  /** The number of an identity document; only its owner sees it. */
  idNumber?: WorkbenchEngineersByCellAnswerInferred[number]['idNumber'];
  /** The groups that the account belongs to. */
  groups: ({
    /** Tells it apart from all others; people are shown its number or name instead. */
    id: WorkbenchEngineersByCellAnswerInferred[number]['groups'][number]['id'];
    /** What people call it, or the name of a person. */
    name: WorkbenchEngineersByCellAnswerInferred[number]['groups'][number]['name'];
    /** Whether this person leads the group. */
    lead: WorkbenchEngineersByCellAnswerInferred[number]['groups'][number]['lead'];
  })[];
  /** What the engineer can do, and how well. */
  skills: Skill[];
  /** The regions that the engineer serves; a province or city covers all below it. */
  serviceAreas: ServiceArea[];
  /** How many orders the engineer has in hand now. */
  openCount: WorkbenchEngineersByCellAnswerInferred[number]['openCount'];
  /** Planned time by the time there is: 1 is a full day, more is too much. */
  saturation: WorkbenchEngineersByCellAnswerInferred[number]['saturation'];
  /** All that is promised for that day over what they can give, travel and work without a time included; 1 is full, below 0.5 is free. */
  load?: WorkbenchEngineersByCellAnswerInferred[number]['load'];
  /** Where the newest review stands: waiting, approved or turned down. */
  reviewStatus?: WorkbenchEngineersByCellAnswerInferred[number]['reviewStatus'];
  /** Goes up with every change; sent back with a write, it is refused if another change came first. */
  version: WorkbenchEngineersByCellAnswerInferred[number]['version'];
  /** Whether one of the areas of this person covers the site. */
  serves: WorkbenchEngineersByCellAnswerInferred[number]['serves'];
})[];

type WorkbenchStatisticsQueryInferred = InferredRequestOf<typeof workbench.statistics>;

/** What `workbench.statistics` takes. Orders raised and resolved, as series for charts. */
export type WorkbenchStatisticsQuery = {
  /** The first day that counts, as YYYY-MM-DD in the time zone of the organisation. */
  from: WorkbenchStatisticsQueryInferred['from'];
  /** The last day that counts, as YYYY-MM-DD in the time zone of the organisation. */
  to: WorkbenchStatisticsQueryInferred['to'];
  /** By what the figures are put together. */
  groupBy?: WorkbenchStatisticsQueryInferred['groupBy'];
};

type WorkbenchStatisticsAnswerInferred = InferredDataOf<typeof workbench.statistics>;

/** What `workbench.statistics` answers. Orders raised and resolved, as series for charts. */
export type WorkbenchStatisticsAnswer = ({
  /** What the figures are of: a day, or one of what they are grouped by. */
  key: WorkbenchStatisticsAnswerInferred[number]['key'];
  /** What people call it, or the name of a person. */
  name: WorkbenchStatisticsAnswerInferred[number]['name'];
  /** How many were made in that time. */
  created: WorkbenchStatisticsAnswerInferred[number]['created'];
  /** How many were resolved in that time. */
  resolved: WorkbenchStatisticsAnswerInferred[number]['resolved'];
})[];

/** What the calls of `workbench` take and answer. */
export interface WorkbenchCalls {
  'workbench.data': { request: WorkbenchDataQuery; data: WorkbenchDataAnswer };
  'workbench.engineersByCell': { request: WorkbenchEngineersByCellQuery; data: WorkbenchEngineersByCellAnswer };
  'workbench.statistics': { request: WorkbenchStatisticsQuery; data: WorkbenchStatisticsAnswer };
}
