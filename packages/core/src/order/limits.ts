const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Periods in the lifecycle of orders, in milliseconds. */
export const limits = {
  /** From resolve until the order evaluates itself. */
  automaticEvaluationMs: 7 * dayMs,
  /** How long an automatic evaluation may be replaced by a given one. */
  evaluateOverAutomaticMs: 30 * dayMs,
  /** How far ahead a hung-up order may be set to resume. */
  maxHangUpMs: 30 * dayMs,
  /** Between two reminders of one order. */
  reminderIntervalMs: 30 * minuteMs,
} as const;

/** Most minutes of work that a resolve may name. */
export const maxSpentMinutes = 100_000;

/** From this reminder on, the lead is notified too. */
export const reminderThatNotifiesLead = 3;

/** Most characters of what is said with a rating. */
export const maxEvaluationLength = 500;

/** A rating up to this one is bad news: a content is required, and the lead is notified. */
export const lowRating = 2;
