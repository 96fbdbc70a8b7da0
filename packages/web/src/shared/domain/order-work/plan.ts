import { plusMinutes } from './form-times.ts';

/** When one means to work on it; `later` has a time of its own. */
export interface Plan {
  when: 'none' | 'now' | 'later';
  /** Instant; of `later` only. */
  start: string;
  minutes: '30' | '60' | '120' | '240';
}

export const noPlan: Plan = { when: 'none', start: '', minutes: '60' };

/** Whether a time of its own is still to be chosen. */
export function planProblem({ when, start }: Plan): boolean {
  return when === 'later' && start === '';
}

/** What is sent of a plan. Now is when the form was first sent, so that trying again is the same request. */
export function planOf(
  { when, start, minutes }: Plan,
  at: string | undefined,
): { planStart?: string; planEnd?: string } {
  if (when === 'none') return {};
  const from = when === 'now' ? (at ?? unsent) : start;
  return from === '' ? {} : { planStart: from, planEnd: plusMinutes(from, Number(minutes)) };
}

/** Stands for "now" as long as it has not been sent, so that two plans differ by their length. */
const unsent = '2000-01-01T00:00:00.000Z';
