import { pmStatus } from '@svcdesk/core/rules';
import { staffPaths, withQuery } from '../../platform/paths.ts';

/** Which of the three details shows an order in a state. */
export function pmDetailPath(status: number): string {
  if (status === pmStatus.inProgress) return staffPaths.pm.processing;
  return status === pmStatus.finished || status === pmStatus.skipped
    ? staffPaths.pm.solved
    : staffPaths.pm.pending;
}

/** Where one is shown whole; where its state is not known, its first detail, which leads on to the right one. */
export function pmPath(id: string, status: number = pmStatus.pending): string {
  return withQuery(pmDetailPath(status), { id });
}
