import { noReason, type Reason } from '../../blocks/form/reason.ts';
import { noResume, type Resume } from './resume.ts';

/** Why work stands still, and when it goes on: work on hold without either is forgotten. */
export interface Hold extends Reason {
  resume: Resume;
}

export const noHold: Hold = { ...noReason, resume: noResume };

/** What is sent of it. */
export function heldBy({ reasonCode, remark, resume }: Hold) {
  return { reasonCode, remark: remark || undefined, resumeAt: resume.at || undefined };
}
