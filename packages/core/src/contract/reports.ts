import * as z from 'zod/mini';
import { day, id, month } from './atoms/basic.ts';
import { call, once } from './define.ts';

const count = () => z.number();

/** So few choices say nothing yet of suggestions, and what became of them is left out. */
export const minJudgedChoices = 5;

/** Of the choices of so few people what became of them is left out: it would be a score of theirs. */
export const minJudgedPeople = 3;

/** What was done for a site, or for all sites of mine, in a month of the organisation's time zone. */
export const service = /* @__PURE__ */ call('reports.service', {
  method: 'POST',
  path: '/api/order/report/service',
  permission: 'report.view',
  side: 'client',
  request: () => z.object({ cellId: z.optional(id()), month: month() }),
  data: () =>
    z.object({
      month: z.string(),
      createdCount: count(),
      resolvedCount: count(),
      cancelledCount: count(),
      /** Raised by the end of the month and not resolved by then; of the running month, by now. */
      openCount: count(),
      /** Raised in the month as a repeat of an earlier order. */
      repeatCount: count(),
      /** Means in minutes of service time; absent when nothing was finished. */
      responseMinutes: z.optional(z.number()),
      resolutionMinutes: z.optional(z.number()),
      /** Share that met its targets, 0 to 1; absent when nothing had any. */
      responseMetShare: z.optional(z.number()),
      slaMetShare: z.optional(z.number()),
      /** Mean of given ratings, 1 to 5, automatic ones left out. */
      satisfaction: z.optional(z.number()),
      evaluatedCount: count(),
      byType: z.array(z.object({ typeName: z.string(), count: count(), resolvedCount: count() })),
      byDay: z.array(z.object({ date: z.string(), created: count(), resolved: count() })),
    }),
  errors: ['notFound'],
});

/** What became of choices. Each stands in one of the counts; what came back stays there, whatever becomes of it later. */
const choiceOutcome = /* @__PURE__ */ once(() =>
  z.object({
    count: count(),
    inTimeCount: count(),
    lateCount: count(),
    openCount: count(),
    /** Turned down, handed on or put back by the engineer who was chosen, or reopened once they had resolved it. */
    cameBackCount: count(),
    cancelledCount: count(),
  }),
);

const choiceCounts = () => ({
  choiceCount: count(),
  /** Those in which the first of the suggestions was chosen. */
  takenCount: count(),
});

/**
 * How often the first of those suggested was chosen when an order was given to a person, and what became of that, from
 * one day to another, the last thirty days unless said: of the groups that I lead, for who looks after the whole tenant of
 * all. It says nothing of persons. An order that the same person gave to another engineer within five minutes is no choice.
 */
export const suggestions = /* @__PURE__ */ call('reports.suggestions', {
  method: 'POST',
  path: '/api/order/report/suggestions',
  permission: 'suggestion.view',
  side: 'staff',
  request: () => z.object({ groupId: z.optional(id()), from: z.optional(day()), to: z.optional(day()) }),
  data: () =>
    z.object({
      from: z.string(),
      to: z.string(),
      ...choiceCounts(),
      /** Of the choices in which the first was chosen; absent while they are fewer than five, or of fewer than three people. */
      taken: z.optional(choiceOutcome()),
      /** Of those in which another engineer was, likewise. */
      otherwise: z.optional(choiceOutcome()),
      /** Groups that the orders were given to, those with the most choices first. */
      byGroup: z.array(z.object({ groupId: z.string(), groupName: z.string(), ...choiceCounts() })),
      byDay: z.array(z.object({ date: z.string(), ...choiceCounts() })),
    }),
  errors: ['notFound'],
});
