import type { RequestOf } from '@svcdesk/core/contract';
import type { resolve } from '@svcdesk/core/contract/orders';
import { isVisible, normalizeMinutes } from '@svcdesk/core/format';
import { maxSpentMinutes } from '@svcdesk/core/rules';
import { attachmentOf, type Photo } from '../../platform/photos/photo-store.ts';

/** What the form of a resolve holds. */
export interface ResolveFields {
  solution: string;
  remark: string;
  cause: string;
  minutes: string;
  before: readonly Photo[];
  after: readonly Photo[];
  signature: readonly Photo[];
  files: readonly Photo[];
}

export const unsolved: ResolveFields = {
  solution: '',
  remark: '',
  cause: '',
  minutes: '',
  before: [],
  after: [],
  signature: [],
  files: [],
};

/** Typed minutes: nothing, or a whole number. */
function minutesOf(typed: string): number | undefined {
  return isVisible(typed) ? Number(normalizeMinutes(typed)) : undefined;
}

export function minutesProblem(typed: string): boolean {
  const minutes = minutesOf(typed);
  return minutes !== undefined && !(Number.isInteger(minutes) && minutes >= 0 && minutes <= maxSpentMinutes);
}

type Parts = Omit<RequestOf<typeof resolve>, 'orderId'>;

/** What is sent of a resolve beside the order's id and version. */
export function resolveRequest(fields: ResolveFields): Parts {
  const { solution, remark, cause, minutes, before, after, signature, files } = fields;
  return {
    solution: solution.trim(),
    remark: remark.trim() || undefined,
    causeCode: cause || undefined,
    spentMinutes: minutesProblem(minutes) ? undefined : minutesOf(minutes),
    beforePhotos: attachmentOf(before),
    afterPhotos: attachmentOf(after),
    signature: attachmentOf(signature),
    attachments: attachmentOf(files),
  };
}
