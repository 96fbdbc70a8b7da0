// Written by `pnpm gen` from the contract and its docs.
import type * as reports from '../reports.ts';
import type { InferredDataOf, InferredRequestOf } from '../define.ts';

type ReportServiceQueryInferred = InferredRequestOf<typeof reports.service>;

/** What `reports.service` takes. What was done for a site in a month. */
export type ReportServiceQuery = {
  /** Only what belongs to this site of a customer. */
  cellId?: ReportServiceQueryInferred['cellId'];
  /** A month as YYYY-MM, in the time zone of the organisation. */
  month: ReportServiceQueryInferred['month'];
};

type ReportServiceAnswerInferred = InferredDataOf<typeof reports.service>;

/** What `reports.service` answers. What was done for a site in a month. */
export type ReportServiceAnswer = {
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
};

type ReportSuggestionsQueryInferred = InferredRequestOf<typeof reports.suggestions>;

/** What `reports.suggestions` takes. How often the first of those suggested was chosen, and what became of it. */
export type ReportSuggestionsQuery = {
  /** Only what lies with this group, or with those below it. */
  groupId?: ReportSuggestionsQueryInferred['groupId'];
  /** The first day that counts, as YYYY-MM-DD in the time zone of the organisation. */
  from?: ReportSuggestionsQueryInferred['from'];
  /** The last day that counts, as YYYY-MM-DD in the time zone of the organisation. */
  to?: ReportSuggestionsQueryInferred['to'];
};

type ReportSuggestionsAnswerInferred = InferredDataOf<typeof reports.suggestions>;

/** What `reports.suggestions` answers. How often the first of those suggested was chosen, and what became of it. */
export type ReportSuggestionsAnswer = {
  /** The first day that counts, as YYYY-MM-DD in the time zone of the organisation. */
  from: ReportSuggestionsAnswerInferred['from'];
  /** The last day that counts, as YYYY-MM-DD in the time zone of the organisation. */
  to: ReportSuggestionsAnswerInferred['to'];
  /** How often an engineer was chosen while one was suggested. */
  choiceCount: ReportSuggestionsAnswerInferred['choiceCount'];
  /** In how many of these choices the first of those suggested was chosen. */
  takenCount: ReportSuggestionsAnswerInferred['takenCount'];
  /** What became of the choices in which the first was chosen; absent for fewer than five, or of fewer than three people. */
  taken?: {
    /** How many choices these are. */
    count: NonNullable<ReportSuggestionsAnswerInferred['taken']>['count'];
    /** How many were resolved, and not late. */
    inTimeCount: NonNullable<ReportSuggestionsAnswerInferred['taken']>['inTimeCount'];
    /** How many were resolved late. */
    lateCount: NonNullable<ReportSuggestionsAnswerInferred['taken']>['lateCount'];
    /** How many are not resolved yet. */
    openCount: NonNullable<ReportSuggestionsAnswerInferred['taken']>['openCount'];
    /** How many came back: turned down, handed on, put back, or reopened after they were resolved. */
    cameBackCount: NonNullable<ReportSuggestionsAnswerInferred['taken']>['cameBackCount'];
    /** How many were cancelled. */
    cancelledCount: NonNullable<ReportSuggestionsAnswerInferred['taken']>['cancelledCount'];
  } | undefined;
  /** What became of the choices in which another engineer was chosen; absent for fewer than five, or of fewer than three people. */
  otherwise?: {
    /** How many choices these are. */
    count: NonNullable<ReportSuggestionsAnswerInferred['otherwise']>['count'];
    /** How many were resolved, and not late. */
    inTimeCount: NonNullable<ReportSuggestionsAnswerInferred['otherwise']>['inTimeCount'];
    /** How many were resolved late. */
    lateCount: NonNullable<ReportSuggestionsAnswerInferred['otherwise']>['lateCount'];
    /** How many are not resolved yet. */
    openCount: NonNullable<ReportSuggestionsAnswerInferred['otherwise']>['openCount'];
    /** How many came back: turned down, handed on, put back, or reopened after they were resolved. */
    cameBackCount: NonNullable<ReportSuggestionsAnswerInferred['otherwise']>['cameBackCount'];
    /** How many were cancelled. */
    cancelledCount: NonNullable<ReportSuggestionsAnswerInferred['otherwise']>['cancelledCount'];
  } | undefined;
  /** The same by the group that the orders were given to. */
  byGroup: ({
    /** Which group of engineers it is about. */
    groupId: ReportSuggestionsAnswerInferred['byGroup'][number]['groupId'];
    /** The name of the group. */
    groupName: ReportSuggestionsAnswerInferred['byGroup'][number]['groupName'];
    /** How often an engineer was chosen while one was suggested. */
    choiceCount: ReportSuggestionsAnswerInferred['byGroup'][number]['choiceCount'];
    /** In how many of these choices the first of those suggested was chosen. */
    takenCount: ReportSuggestionsAnswerInferred['byGroup'][number]['takenCount'];
  })[];
  /** The same day by day. */
  byDay: ({
    /** A day as YYYY-MM-DD, in the time zone of the organisation. */
    date: ReportSuggestionsAnswerInferred['byDay'][number]['date'];
    /** How often an engineer was chosen while one was suggested. */
    choiceCount: ReportSuggestionsAnswerInferred['byDay'][number]['choiceCount'];
    /** In how many of these choices the first of those suggested was chosen. */
    takenCount: ReportSuggestionsAnswerInferred['byDay'][number]['takenCount'];
  })[];
};

/** What the calls of `reports` take and answer. */
export interface ReportsCalls {
  'reports.service': { request: ReportServiceQuery; data: ReportServiceAnswer };
  'reports.suggestions': { request: ReportSuggestionsQuery; data: ReportSuggestionsAnswer };
}
