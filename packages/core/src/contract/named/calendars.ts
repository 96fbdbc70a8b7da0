// Written by `pnpm gen` from the contract and its docs.
import type * as calendars from '../calendars.ts';
import type { InferredRequestOf } from '../define.ts';
import type { ServiceCalendar } from './shapes.ts';

/** What `calendars.list` takes. Service calendars. */
export interface CalendarListQuery extends InferredRequestOf<typeof calendars.list> {}

type SaveCalendarInferred = InferredRequestOf<typeof calendars.save>;

/** What `calendars.save` takes. Make or change a service calendar. */
export type SaveCalendar = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id?: SaveCalendarInferred['id'];
  /** What people call it, or the name of a person. */
  name: SaveCalendarInferred['name'];
  /** An IANA name such as Asia/Shanghai: days and hours are told and meant by its clocks. */
  timeZone: SaveCalendarInferred['timeZone'];
  /** The hours of a usual week: Monday to Sunday, each a list of intervals. */
  weekly: SaveCalendarInferred['weekly'];
  /** The name of the set of holidays that it follows. */
  holidaySet?: SaveCalendarInferred['holidaySet'];
  /** Hours of single days, which go before holidays and the week. */
  exceptions?: SaveCalendarInferred['exceptions'];
  /** Whether it applies where nothing else is said. */
  isDefault?: SaveCalendarInferred['isDefault'];
  /** The version that the caller saw. The write is refused where it is another by now. */
  version?: SaveCalendarInferred['version'];
};

/** What the calls of `calendars` take and answer. */
export interface CalendarsCalls {
  'calendars.list': { request: CalendarListQuery; data: ServiceCalendar[] };
  'calendars.save': { request: SaveCalendar; data: ServiceCalendar };
}
