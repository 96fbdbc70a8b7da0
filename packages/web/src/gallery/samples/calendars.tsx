import { useState } from 'react';
import { Agenda } from '../../shared/blocks/calendar/agenda.tsx';
import { type AgendaEntry, moved } from '../../shared/blocks/calendar/agenda-move.ts';
import type { DayMark } from '../../shared/blocks/calendar/day-mark.ts';
import { dayWords, monthOf, weekOf } from '../../shared/blocks/calendar/days.ts';
import { MonthGrid } from '../../shared/blocks/calendar/month-grid.tsx';
import { PeriodHead } from '../../shared/blocks/calendar/period-head.tsx';
import { WeekStrip } from '../../shared/blocks/calendar/week-strip.tsx';
import { Card } from '../../shared/components/card.tsx';
import { Page } from '../../shared/components/page.tsx';
import { useLocale } from '../../shared/platform/i18n/locale.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { showToast } from '../../shared/platform/toast-store.ts';
import { galleryText } from '../phrases/index.ts';

const today = '2026-11-20';
const loads = [0.74, 0.81, 0.55, 1.06, 0.9, 0, 0, 0.6, 0.84, 0.92, 0.77, 0.58, 0, 0.3, 0.2];
const marks = new Map<string, DayMark>(
  loads.map((saturation, index) => [
    `2026-11-${String(index + 9).padStart(2, '0')}`,
    { saturation, rest: saturation === 0 },
  ]),
);
const at = (clock: string) => `${today}T${clock}:00.000Z`;

/** Month, week and day of one person; entries are moved by finger, by keys, and asked for a form by a tap. */
export function CalendarSample() {
  const text = useText(galleryText).calendars;
  const locale = useLocale((state) => state.locale);
  const [day, setDay] = useState(today);
  const [moves, setMoves] = useState<Readonly<Record<string, number>>>({});
  const { cooling, printer, port, wireless, round } = text.entries;
  const plan = [
    { id: 'a', title: cooling, start: at('01:00'), end: at('02:30'), tone: 'now' as const, movable: true },
    { id: 'b', title: printer, start: at('03:30'), end: at('04:30'), movable: true },
    { id: 'c', title: port, start: at('04:00'), end: at('05:00'), movable: true },
    { id: 'd', title: wireless, start: at('06:00'), end: at('07:00'), movable: true },
    { id: 'e', title: round, start: at('08:00'), end: at('09:00'), tone: 'done' as const },
  ];
  const entries: AgendaEntry[] = plan.map((entry) => ({
    ...moved(entry, moves[entry.id] ?? 0),
    note: text.store,
    to: '/gallery',
  }));
  return (
    <Page title={text.title} backTo="/gallery">
      <Card>
        <PeriodHead unit="month" day={day} today={today} onGo={setDay} />
        <MonthGrid month={monthOf(day)} marks={marks} today={today} selected={day} onSelect={setDay} />
      </Card>
      <Card>
        <PeriodHead unit="week" day={day} today={today} onGo={setDay} />
        <WeekStrip
          label={text.load}
          days={weekOf(day)}
          marks={marks}
          today={today}
          selected={day}
          onSelect={setDay}
        />
      </Card>
      <Card title={dayWords(day, locale)}>
        <Agenda
          label={text.agenda}
          entries={entries}
          onMove={(entry, minutes) => {
            setMoves({ ...moves, [entry.id]: (moves[entry.id] ?? 0) + minutes });
            showToast(text.movedBy(entry.title, minutes));
          }}
          onEdit={(entry) => showToast(text.edited(entry.title))}
        />
      </Card>
    </Page>
  );
}
