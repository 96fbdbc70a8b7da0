import { engineerOrders } from '@svcdesk/core/contract/plans';
import { useRef } from 'react';
import { Agenda } from '../../../shared/blocks/calendar/agenda.tsx';
import { dayWords } from '../../../shared/blocks/calendar/days.ts';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { Sheet } from '../../../shared/components/sheet.tsx';
import { agendaEntry, type Schedule } from '../../../shared/domain/schedule/entries.ts';
import type { Load } from '../../../shared/domain/schedule/marks.ts';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { teamText } from '../phrases/team.ts';
import { Explanation } from './explanation.tsx';
import { HandOver } from './hand-over.tsx';

interface DaySheetProps {
  name: string;
  load: Load;
  /** Somebody else shall take an entry; asked once the sheet is gone. */
  onHandOver: (entry: Schedule) => void;
  onClosed: () => void;
}

/** A day of somebody: why it is as full as it is, what is planned, and who could take some of it. */
export function DaySheet({ name, load, onHandOver, onClosed }: DaySheetProps) {
  const text = useText(teamText).sheet;
  const locale = useLocale((state) => state.locale);
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
