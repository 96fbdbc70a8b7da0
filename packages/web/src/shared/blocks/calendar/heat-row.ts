import type { ReactNode } from 'react';
import type { DayMark } from './day-mark.ts';

/** Somebody, or a group, and how full each of the days is. */
export interface HeatRow {
  id: string;
  name: string;
  /** Over the name: a face. */
  face?: ReactNode;
  /** Under the name: how many people. */
  note?: string;
  marks: ReadonlyMap<string, DayMark>;
}
