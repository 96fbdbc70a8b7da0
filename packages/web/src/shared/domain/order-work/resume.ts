import { limits } from '@svcdesk/core/rules';

/** When a hung-up order goes on. */
export interface Resume {
  when: '' | 'tomorrow' | 'inThreeDays' | 'inAWeek' | 'custom' | 'unknown';
  /** Instant; absent when it is not known. */
  at: string;
}

export const noResume: Resume = { when: '', at: '' };

/** Whether the order would stand still past its deadline; a clock that is paused meanwhile has none. */
export function isPastDue({ when, at }: Resume, dueAt: string | undefined, paused: boolean): boolean {
  if (paused || dueAt === undefined || when === '' || when === 'unknown') return false;
  return Date.parse(at) > Date.parse(dueAt);
}

export function resumeProblem({ when, at }: Resume, nowMs: number): 'missing' | 'outOfRange' | undefined {
  if (when === '') return 'missing';
  if (when === 'unknown') return undefined;
  const time = Date.parse(at);
  if (Number.isNaN(time)) return 'missing';
  return time > nowMs && time <= nowMs + limits.maxHangUpMs ? undefined : 'outOfRange';
}
