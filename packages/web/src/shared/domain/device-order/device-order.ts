import type { DataOf, deviceOrders } from '@svcdesk/core/contract';
import { deviceStatus } from '@svcdesk/core/rules';
import type { PillTone } from '../../components/marks.tsx';
import type { Locale } from '../../platform/i18n/locale.ts';
import { kindStatusWords } from '../work/kind-words.ts';

/** A device order as lists show it. */
export type DeviceSummary = DataOf<typeof deviceOrders.page>['list'][number];
/** All of one, with its history. */
export type DeviceOrder = DataOf<typeof deviceOrders.detail>;
/** One with the state that it will have once what waits has arrived. */
export type ExpectedDevice = DeviceOrder & { expectedStatus?: number };

const tones: Readonly<Record<number, PillTone>> = {
  [deviceStatus.toAllocate]: 'pending',
  [deviceStatus.allocated]: 'assigned',
  [deviceStatus.scheduled]: 'assigned',
  [deviceStatus.inProgress]: 'processing',
  [deviceStatus.toCheck]: 'resolved',
  [deviceStatus.closed]: 'closed',
  [deviceStatus.void]: 'cancelled',
  [deviceStatus.suspended]: 'suspended',
};

/** A status as its pill shows it. */
export function deviceStatusPill(status: number, locale: Locale): { words: string; tone: PillTone } {
  return {
    words: kindStatusWords('device', deviceStatus, status, locale),
    tone: tones[status] ?? 'plain',
  };
}
