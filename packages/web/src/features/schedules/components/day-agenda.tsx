import { orderStatus } from '@svcdesk/core/rules';
import { useOpenForm } from '../../../shared/blocks/action/use-open-form.ts';
import { Agenda } from '../../../shared/blocks/calendar/agenda.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Pill } from '../../../shared/components/pill.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { ordersPath } from '../../../shared/domain/order/order-filters.ts';
import { aboutOrder, staffPaths } from '../../../shared/domain/order/staff-paths.ts';
import { agendaEntry, type Schedule } from '../../../shared/domain/schedule/entries.ts';
import { useKeepsSchedule } from '../../../shared/domain/schedule/keeps-schedule.tsx';
import type { Load } from '../../../shared/domain/schedule/marks.ts';
import { useMay } from '../../../shared/platform/api/auth-buttons.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { useReschedule } from '../data/use-reschedule.ts';
import { mineText } from '../phrases/mine.ts';

/** Where an order gets its time: no list is of those without one only, but all of them are in progress. */
const inProgress = ordersPath({ scope: 'mine', status: [orderStatus.processing] });

interface DayAgendaProps {
  title: string;
  load?: Load;
  entries: readonly Schedule[];
}

/** What is planned on a day. */
export function DayAgenda({ title, load, entries }: DayAgendaProps) {
  const text = useText(mineText);
  const locale = useLocale((state) => state.locale);
  const keeps = useKeepsSchedule();
  const mayMove = useMay('schedule.edit') && keeps;
  const reschedule = useReschedule();
  const open = useOpenForm();
  const find = (id: string) => entries.find((each) => each.id === id);
  const clashes = entries.filter(({ conflicts }) => conflicts.length > 0).length;
  if (entries.length === 0) {
    return (
      <Card title={title}>
        <EmptyState
          icon="calendar"
          title={text.none}
          hint={text.noneHint}
          action={
            <Button kind="tonal" small to={inProgress}>
              {text.toOrders}
            </Button>
          }
        />
      </Card>
    );
  }
  return (
    <Card
      title={
        <>
          {title} <span className="sd-meta sd-num">{entries.length}</span>
        </>
      }
      aside={clashes > 0 && <Pill tone="late">{text.clash(clashes)}</Pill>}
    >
      <Agenda
        label={text.day(title)}
        entries={entries.map((each) => agendaEntry(each, locale, mayMove))}
        onMove={(entry, minutes) => {
          const schedule = find(entry.id);
          if (schedule) void reschedule(schedule, minutes);
        }}
        onEdit={(entry) => {
          const orderId = find(entry.id)?.orderId;
          if (orderId) void open(aboutOrder(staffPaths.detail, orderId, { do: 'plan' }));
        }}
      />
      {load?.unplannedCount !== undefined && load.unplannedCount > 0 && (
        <div className="sd-row">
          <p className="sd-meta sd-grow">{text.unplanned(load.unplannedCount)}</p>
          <Button kind="tonal" to={inProgress}>
            {text.toOrders}
          </Button>
        </div>
      )}
    </Card>
  );
}
