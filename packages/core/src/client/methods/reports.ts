// Written by `pnpm gen` from the contract and its docs.
import type * as reports from '../../contract/reports.ts';
import type { DataOf, RequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';

type ReportServiceQueryInferred = RequestOf<typeof reports.service>;

/** What `reports.service` takes. What was done for a site in a month. */
export interface ReportServiceQuery {
  /** Only what belongs to this site of a customer. */
  cellId?: ReportServiceQueryInferred['cellId'];
  /** A month as YYYY-MM, in the time zone of the organisation. */
  month: ReportServiceQueryInferred['month'];
}

type ReportServiceAnswerInferred = DataOf<typeof reports.service>;

/** What `reports.service` answers. What was done for a site in a month. */
export interface ReportServiceAnswer {
  /** A month as YYYY-MM, in the time zone of the organisation. */
  month: ReportServiceAnswerInferred['month'];
  /** How many were made in that time. */
  createdCount: ReportServiceAnswerInferred['createdCount'];
  /** How many were resolved in that time. */
  resolvedCount: ReportServiceAnswerInferred['resolvedCount'];
  /** How many were cancelled in that time. */
  cancelledCount: ReportServiceAnswerInferred['cancelledCount'];
  /** How many orders the engineer has in hand now. */
  openCount: ReportServiceAnswerInferred['openCount'];
  /** How many were raised in that time because an earlier fault came back. */
  repeatCount: ReportServiceAnswerInferred['repeatCount'];
  /** How long it took on average until an engineer accepted, in minutes of service time. */
  responseMinutes?: ReportServiceAnswerInferred['responseMinutes'];
  /** How long it took on average until it was resolved, in minutes of service time. */
  resolutionMinutes?: ReportServiceAnswerInferred['resolutionMinutes'];
  /** How many were accepted in time, from 0 to 1; absent where none had a limit. */
  responseMetShare?: ReportServiceAnswerInferred['responseMetShare'];
  /** How many were resolved in time, from 0 to 1; absent where none had a limit. */
  slaMetShare?: ReportServiceAnswerInferred['slaMetShare'];
  /** The mean of the ratings that people gave, from 1 to 5; absent where there was none. */
  satisfaction?: ReportServiceAnswerInferred['satisfaction'];
  /** How many were rated by people. */
  evaluatedCount: ReportServiceAnswerInferred['evaluatedCount'];
  /** The same by type of order. */
  byType: ({
    /** The type of the order as people read it. */
    typeName: ReportServiceAnswerInferred['byType'][number]['typeName'];
    /** How many there are. */
    count: ReportServiceAnswerInferred['byType'][number]['count'];
    /** How many were resolved in that time. */
    resolvedCount: ReportServiceAnswerInferred['byType'][number]['resolvedCount'];
  })[];
  /** The same day by day. */
  byDay: ({
    /** A day as YYYY-MM-DD, in the time zone of the organisation. */
    date: ReportServiceAnswerInferred['byDay'][number]['date'];
    /** How many were made in that time. */
    created: ReportServiceAnswerInferred['byDay'][number]['created'];
    /** How many were resolved in that time. */
    resolved: ReportServiceAnswerInferred['byDay'][number]['resolved'];
  })[];
}

/** Calls of `reports` as methods. */
export interface ReportsMethods {
  /** What was done for a site in a month. */
  service(request: ReportServiceQuery, options?: CallOptions): Promise<ReportServiceAnswer>;
}
