import { orderStatus } from '@svcdesk/core/rules';
import { noTarget, type Target } from './target.ts';

/** Work that goes to somebody else: to whom, and what they have to know. */
export interface HandOn {
  target: Target;
  remark: string;
}

export const nobodyYet: HandOn = { target: noTarget, remark: '' };

const begun: readonly number[] = [orderStatus.processing, orderStatus.suspended];

/** It has been worked on, so whoever comes next has to be informed. */
export const remarkWanted = ({ status }: { status: number }): boolean => begun.includes(status);

/** What is sent of it. */
export function handedOn({ target: { groupId, engineerId }, remark }: HandOn) {
  return { groupId, engineerId: engineerId || undefined, remark: remark.trim() || undefined };
}
