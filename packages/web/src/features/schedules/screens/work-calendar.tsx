import { calendarSaturation } from '@svcdesk/core/contract/plans';
import { today as ofDay } from '@svcdesk/core/contract/schedules';
import { saturationDays } from '@svcdesk/core/scheduling';
import { useState } from 'react';
import { percentOf } from '../../../shared/blocks/calendar/day-mark.ts';
import { daysFrom, dayWords, monthOf, weekOf } from '../../../shared/blocks/calendar/days.ts';
import { LoadBars } from '../../../shared/blocks/calendar/load-bars.tsx';
import { MonthGrid } from '../../../shared/blocks/calendar/month-grid.tsx';
import { PeriodHead } from '../../../shared/blocks/calendar/period-head.tsx';
import { WeekStrip } from '../../../shared/blocks/calendar/week-strip.tsx';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Segments } from '../../../shared/components/choice.tsx';
import { IconButton } from '../../../shared/components/icon-button.tsx';
import { lazySheet } from '../../../shared/components/lazy-part.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { WholeTimes } from '../../../shared/components/whole-times.tsx';
import { NoSchedule, useKeepsSchedule } from '../../../shared/domain/schedule/keeps-schedule.tsx';
import { fullest, marksOf, sharedLoad } from '../../../shared/domain/schedule/marks.ts';
import { useAccount } from '../../../shared/platform/api/account.ts';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { DayAgenda } from '../day-agenda.tsx';
import { mineText } from '../phrases/mine.ts';
import { useLeaveWords } from '../use-leave-words.ts';
import { useLoads } from '../use-loads.ts';
import { useShownDay } from '../use-shown-day.ts';
import '../schedules.css';

const FeedSheet = lazySheet(async () => (await import('../feed-sheet.tsx')).FeedSheet);

/** My days, how full they are, and what is planned on one of them; entries move by finger, by keys and by a form. */
export function WorkCalendarScreen() {
  const text = useText(mineText);
  const locale = useLocale((state) => state.locale);
  const { today, day, query, show } = useShownDay();
  const [feed, setFeed] = useState(false);
  // With it come the buttons that I may press.
  useAccount();
  const unit = query.get('view') === 'week' ? 'week' : 'month';
  const loads = useLoads(unit, day);
  const marks = marksOf(loads.data ?? [], useLeaveWords());
  const entries = useCall(ofDay, { date: day }, { keepPrevious: true });
  const keeps = useKeepsSchedule();
  const choose = (next: string) => show({ day: next });
  return (
    <Page
      actions={
        <>
          <Segments
            label={text.view}
            options={(['month', 'week'] as const).map((value) => ({ value, label: text[value] }))}
            value={unit}
            onChange={(view) => show({ view: view === 'week' ? 'week' : undefined })}
          />
          <IconButton icon="link" label={text.feed.open} onClick={() => setFeed(true)} />
        </>
      }
      onRefresh={() => Promise.all([loads.refetch(), entries.refetch()])}
    >
      <div className="sd-stack">
        {!keeps && <NoSchedule />}
        <Card>
          <PeriodHead unit={unit} day={day} today={today} onGo={choose} />
          {unit === 'month' ? (
            <MonthGrid month={monthOf(day)} marks={marks} today={today} selected={day} onSelect={choose} />
          ) : (
            <WeekStrip
              label={text.load}
              days={weekOf(day)}
              marks={marks}
              today={today}
              selected={day}
              onSelect={choose}
            />
          )}
        </Card>
        <SevenDays today={today} />
        <Loaded query={entries} cards={2}>
          {(loaded) => (
            <DayAgenda
              title={dayWords(day, locale)}
              load={loads.data?.find(({ date }) => date === day)}
              entries={loaded}
            />
          )}
        </Loaded>
      </div>
      {feed && <FeedSheet onClosed={() => setFeed(false)} />}
    </Page>
  );
}

/** The days ahead: how full together, and which is the fullest. */
function SevenDays({ today }: { today: string }) {
  const text = useText(mineText);
  const locale = useLocale((state) => state.locale);
  const ahead = useCall(calendarSaturation, { from: today, days: saturationDays.self });
  if (ahead.isPending) return <div className="sd-seven" aria-hidden="true" />;
  if (!ahead.data) return null;
  const most = fullest(ahead.data);
  const words = most
    ? text.fullest(dayWords(most.date, locale), percentOf(most.saturation))
    : text.nothingAhead;
  return (
    <div className="sd-seven">
      <p className="sd-seven-words">
        <b>{text.seven(percentOf(sharedLoad(ahead.data)))}</b>
        <span className="sd-meta">
          <WholeTimes>{words}</WholeTimes>
        </span>
      </p>
      <LoadBars label={text.load} days={daysFrom(today, saturationDays.self)} loads={ahead.data} />
    </div>
  );
}
