import { plusMinutes } from './form-times.ts';

/** When one means to work on it; `later` has a time of its own. */
export interface Plan {
  when: 'none' | 'now' | 'later';
  /** Instant; of `later` only. */
  start: string;
  minutes: '30' | '60' | '120' | '240';
}

export const noPlan: Plan = { when: 'none', start: '', minutes: '60' };

/** What is sent of a plan. Now is when the form was first sent, so that trying again is the same request. */
export function planOf({ when, start, minutes }: Plan, at: string): { planStart?: string; planEnd?: string } {
  if (when === 'none') return {};
  // Without a time only the content is asked for, which has to differ from that of another plan.
  if (when === 'now' && at === '') return { planStart: when, planEnd: minutes };
  const from = when === 'now' ? at : start;
  return { planStart: from, planEnd: plusMinutes(from, Number(minutes)) };
}
