import type { DataOf, plans } from '@svcdesk/core/contract';
import type { AgendaEntry } from '../../blocks/calendar/agenda-move.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { minutesText } from '../../platform/i18n/time-words.ts';
import { targetPath } from '../target/target-path.ts';

/** An entry of an engineer's schedule. */
export type Schedule = DataOf<typeof plans.engineerOrders>[number];

/** Entries that may still get another time: this app plans orders, other kinds have screens of their own. */
function isMovable({ orderKind, status }: Pick<Schedule, 'orderKind' | 'status'>): boolean {
  return orderKind === 'order' && status === 'planned';
}

/** A schedule as an agenda shows it. */
export function agendaEntry(schedule: Schedule, locale: Locale, mayMove: boolean): AgendaEntry {
  const { id, orderId, orderKind, orderNo, title, planStart, planEnd, minutes, allDay, status, cellName } =
    schedule;
  const place = [cellName, minutesText(minutes, locale)].filter(Boolean).join(' · ');
  const to = orderId === '' ? undefined : targetPath('staff', { kind: orderKind, id: orderId });
  return {
    id,
    title: title || orderNo,
    start: planStart,
    end: planEnd,
    note: place,
    tone: status === 'running' ? 'now' : status === 'ended' ? 'done' : 'plain',
    ...(allDay && { allDay }),
    ...(orderId !== '' && { about: orderId }),
    ...(to !== undefined && { to }),
    movable: mayMove && isMovable(schedule),
  };
}
