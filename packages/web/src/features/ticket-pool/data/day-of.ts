import { formatTimestamp } from '@svcdesk/core/format';

/** The day of a moment, YYYY-MM-DD, in the device's zone. */
export function dayOf(moment: number): string {
  return formatTimestamp(moment).slice(0, 10);
}
