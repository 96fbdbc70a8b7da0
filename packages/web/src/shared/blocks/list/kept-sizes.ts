import type { VirtualItem } from '@tanstack/react-virtual';
import { forgetWithPerson } from '../../platform/storage/personal-data.ts';

const maxEntries = 20;
const sizes = new Map<string, VirtualItem[]>();

forgetWithPerson(() => sizes.clear());

/** Measured rows by history entry, so that coming back lands on the same row although rows differ in height. */
export const keptSizes = {
  get: (key: string): VirtualItem[] | undefined => sizes.get(key),
  set(key: string, measured: VirtualItem[]): void {
    sizes.delete(key);
    sizes.set(key, measured);
    const oldest = sizes.keys().next().value;
    if (sizes.size > maxEntries && oldest !== undefined) sizes.delete(oldest);
  },
};
