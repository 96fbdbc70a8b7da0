// Written by `pnpm gen` from the contract and its docs.
import type * as calendars from '../../contract/calendars.ts';
import type { RequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';
import type { ServiceCalendar } from './shapes.ts';

/** What `calendars.list` takes. Service calendars. */
export interface CalendarListQuery extends RequestOf<typeof calendars.list> {}

/** What `calendars.save` takes. Make or change a service calendar. */
export interface SaveCalendar extends RequestOf<typeof calendars.save> {}

/** Calls of `calendars` as methods. */
export interface CalendarsMethods {
  /** Service calendars. */
  list(request: CalendarListQuery, options?: CallOptions): Promise<ServiceCalendar[]>;
  /** Make or change a service calendar. */
  save(request: SaveCalendar, options?: CallOptions): Promise<ServiceCalendar>;
}
