import { calendar } from '@svcdesk/core/contract/duty';
import { list } from '@svcdesk/core/contract/leave';
import { useSearchParams } from 'react-router-dom';
import { dayAfter, dayWords, monthAfter, monthOf } from '../../../shared/blocks/calendar/days.ts';
import { MonthGrid } from '../../../shared/blocks/calendar/month-grid.tsx';
import { PeriodHead } from '../../../shared/blocks/calendar/period-head.tsx';
import { Contact } from '../../../shared/blocks/contact/contact.tsx';
import { fromBelow } from '../../../shared/blocks/form/use-navigate-back.ts';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { QueryPage } from '../../../shared/blocks/page/query-page.tsx';
import { Avatar } from '../../../shared/components/avatar.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { lazyPart } from '../../../shared/components/lazy-part.tsx';
import { Row, Rows } from '../../../shared/components/rows.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { useAccount } from '../../../shared/platform/api/account.ts';
import { useMay } from '../../../shared/platform/api/auth-buttons.ts';
import { useDictionary } from '../../../shared/platform/api/dictionary.ts';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useNow } from '../../../shared/platform/hooks/use-now.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { spanWords } from '../../../shared/platform/i18n/time-words.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { staffPaths, withQuery } from '../../../shared/platform/paths.ts';
import { type DutyDay, dutyMarks } from '../duty.ts';
import { dutyText } from '../phrases/duty.ts';
import { useShownDay } from '../use-shown-day.ts';

const LeaveForm = lazyPart(async () => (await import('../leave-form.tsx')).LeaveForm);

/** Who is on duty in my groups, and who is away; for those who lead them the form of leave stands in its place. */
export function DutyScreen() {
  const [query] = useSearchParams();
  const may = useMay('pool.setDuty');
  return may && query.get('do') === 'leave' ? <LeaveForm /> : <DutyCalendar />;
}

function DutyCalendar() {
  const text = useText(dutyText);
  const locale = useLocale((state) => state.locale);
  const { today, day, show } = useShownDay();
  const accountId = useAccount().data?.id;
  const month = monthOf(day);
  const days = useCall(calendar, { month });
  return (
    <QueryPage query={days} backTo={staffPaths.me.page} cards={2}>
      {(loaded) => (
        <>
          <Card>
            <PeriodHead unit="month" day={day} today={today} onGo={(next) => show({ day: next })} />
            <MonthGrid
              month={month}
              marks={dutyMarks(loaded, accountId, text)}
              today={today}
              selected={day}
              onSelect={(next) => show({ day: next })}
            />
          </Card>
          {loaded.length === 0 ? (
            <EmptyState icon="people" title={text.none} hint={text.noneHint} />
          ) : (
            <DutyOfDay
              title={text.day(dayWords(day, locale))}
              days={loaded.filter(({ date }) => date === day)}
            />
          )}
          <LeaveCard month={month} />
        </>
      )}
    </QueryPage>
  );
}

/** Who is on duty on a day, group by group, one tap to call. */
function DutyOfDay({ title, days }: { title: string; days: readonly DutyDay[] }) {
  const text = useText(dutyText);
  return days.map(({ groupId, groupName, date, people, holiday, can }) => (
    <Card
      key={groupId}
      title={groupName}
      aside={
        can.includes('set') ? (
          <Button
            kind="tonal"
            small
            label={text.setGroup(groupName)}
            to={withQuery(staffPaths.schedule.setDuty, { group: groupId, day: date })}
            state={fromBelow}
          >
            {text.set}
          </Button>
        ) : undefined
      }
    >
      <p className="sd-meta">
        {title}
        {holiday && ` · ${text.holiday}`}
      </p>
      {people.length === 0 && <p>{text.nobody}</p>}
      {people.map(({ accountId, name, phone, shiftName }) => (
        <Contact key={accountId} name={name} role={shiftName} phone={phone} face />
      ))}
    </Card>
  ));
}

/** Who of mine is away in a month; a lead enters it and changes it. */
function LeaveCard({ month }: { month: string }) {
  const text = useText(dutyText).leave;
  const nowMs = useNow();
  const may = useMay('pool.setDuty');
  const kinds = useDictionary('leaveType').data ?? [];
  const to = dayAfter(`${monthAfter(month, 1)}-01`, -1);
  const leaves = useCall(list, { accountIds: [], from: `${month}-01`, to });
  const form = (more: Readonly<Record<string, string>>) =>
    withQuery(staffPaths.schedule.duty, { day: `${month}-01`, do: 'leave', ...more });
  const nameOf = (code: string) => kinds.find(({ value }) => value === code)?.label ?? code;
  return (
    <Card
      title={text.title}
      aside={
        may ? (
          <Button kind="tonal" small to={form({})} state={fromBelow}>
            {text.add}
          </Button>
        ) : undefined
      }
    >
      <Loaded query={leaves} cards={1}>
        {(loaded) =>
          loaded.length === 0 ? (
            <p className="sd-meta">{text.none}</p>
          ) : (
            <Rows label={text.title} plain>
              {loaded.map(({ id, accountName, leaveType, from, to: until, remark }) => (
                <Row
                  key={id}
                  sentence
                  prefix={<Avatar name={accountName} size={36} />}
                  description={[spanWords(from, until, nowMs), remark].filter(Boolean).join(' · ')}
                  to={may ? form({ id }) : undefined}
                  state={fromBelow}
                >
                  {accountName} <span className="sd-meta">{nameOf(leaveType)}</span>
                </Row>
              ))}
            </Rows>
          )
        }
      </Loaded>
    </Card>
  );
}
