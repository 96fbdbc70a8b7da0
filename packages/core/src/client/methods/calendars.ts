// Written by `pnpm gen` from the contract and its docs.
import type { CalendarListQuery, SaveCalendar, ServiceCalendar } from '../../contract/named/index.ts';
import type { CallOptions } from '../caller.ts';

/** Calls of `calendars` as methods. */
export interface CalendarsMethods {
  /** Service calendars. */
  list(request: CalendarListQuery, options?: CallOptions): Promise<ServiceCalendar[]>;
  /** Make or change a service calendar. */
  save(request: SaveCalendar, options?: CallOptions): Promise<ServiceCalendar>;
}
