import { engineerOrders } from '@svcdesk/core/contract/plans';
import { useRef } from 'react';
import { Agenda } from '../../shared/blocks/calendar/agenda.tsx';
import { percentOf } from '../../shared/blocks/calendar/day-mark.ts';
import { clockOf, dayWords } from '../../shared/blocks/calendar/days.ts';
import { fromBelow } from '../../shared/blocks/form/use-navigate-back.ts';
import { Loaded } from '../../shared/blocks/list/load-state.tsx';
import { Button } from '../../shared/components/button.tsx';
import { Row, Rows } from '../../shared/components/rows.tsx';
import { Sheet } from '../../shared/components/sheet.tsx';
import { agendaEntry, type Schedule } from '../../shared/domain/schedule/entries.ts';
import type { Load } from '../../shared/domain/schedule/marks.ts';
import { useMay } from '../../shared/platform/api/auth-buttons.ts';
import { useCall } from '../../shared/platform/api/use-call.ts';
import { useLocale } from '../../shared/platform/i18n/locale.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { staffPaths, withQuery } from '../../shared/platform/paths.ts';
import { saturationWithout } from './explain.ts';
import { Explanation } from './explanation.tsx';
import { teamText } from './phrases/team.ts';

interface DaySheetProps {
  name: string;
  load: Load;
  /** Another engineer shall take an entry; asked once the sheet is gone. */
  onHandOver: (entry: Schedule) => void;
  onClosed: () => void;
}

/** A day of an engineer: why it is as full as it is, what is planned, and who could take some of it. */
export function DaySheet({ name, load, onHandOver, onClosed }: DaySheetProps) {
  const text = useText(teamText).sheet;
  const locale = useLocale((state) => state.locale);
  const mayEnterLeave = useMay('pool.setDuty');
  const handed = useRef<Schedule>(undefined);
  const entries = useCall(engineerOrders, { accountId: load.accountId, date: load.date });
  const closed = () => {
    onClosed();
    if (handed.current) onHandOver(handed.current);
  };
  return (
    <Sheet title={text.title(name, dayWords(load.date, locale))} onClosed={closed}>
      {(close) => (
        <div className="sd-stack">
          <Explanation load={load} />
          {mayEnterLeave && (
            <Button
              to={withQuery(staffPaths.schedule.duty, {
                do: 'leave',
                person: load.accountId,
                day: load.date,
              })}
              state={fromBelow}
            >
              {text.away}
            </Button>
          )}
          <Loaded query={entries} cards={1}>
            {(loaded) => (
              <>
                <Agenda
                  label={text.entries}
                  entries={loaded.map((each) => agendaEntry(each, locale, false))}
                />
                <HandOver
                  entries={loaded}
                  load={load}
                  onChoose={(entry) => {
                    handed.current = entry;
                    close();
                  }}
                />
              </>
            )}
          </Loaded>
        </div>
      )}
    </Sheet>
  );
}

interface HandOverProps {
  entries: readonly Schedule[];
  load: Load;
  onChoose: (entry: Schedule) => void;
}

/** Orders of the day that another engineer could take, each with how full the day would be without it. */
function HandOver({ entries, load, onChoose }: HandOverProps) {
  const text = useText(teamText).sheet;
  const may = useMay('order.transfer');
  const some = entries.filter(({ orderKind, status }) => orderKind === 'order' && status !== 'ended');
  if (!may || some.length === 0) return null;
  return (
    <Rows label={text.move} plain>
      {some.map((entry) => {
        const without = saturationWithout(load, entry.orderId);
        return (
          <Row
            key={entry.id}
            prefix={<b className="sd-num">{clockOf(entry.planStart)}</b>}
            description={without !== undefined && text.without(percentOf(without))}
            extra={
              <Button
                kind="tonal"
                small
                label={`${text.move} ${entry.title}`}
                onClick={() => onChoose(entry)}
              >
                {text.move}
              </Button>
            }
          >
            {entry.title}
          </Row>
        );
      })}
    </Rows>
  );
}
