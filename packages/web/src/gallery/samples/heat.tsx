import { useState } from 'react';
import type { DayMark } from '../../shared/blocks/calendar/day-mark.ts';
import { daysFrom, dayWords } from '../../shared/blocks/calendar/days.ts';
import { type HeatCell, HeatMap } from '../../shared/blocks/calendar/heat-map.tsx';
import { Avatar } from '../../shared/components/avatar.tsx';
import { Card } from '../../shared/components/card.tsx';
import { Page } from '../../shared/components/page.tsx';
import { useLocale } from '../../shared/platform/i18n/locale.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { galleryText } from '../phrases/index.ts';

const days = daysFrom('2026-11-16', 14);
const loads = [
  [0.95, 0.88, 1.2, 1.04, 1.2, 0, 0, 0.98, 0.7, 0.6, 0.45, 0.3, 0, 0],
  [0.72, 0.8, 0.66, 0.9, 0.95, 0, 0, 0.88, 0.92, 0.71, 0.6, 0.4, 0.5, 0],
  [0.64, 0.88, 1.12, 0.75, 0.82, 0, 0, 0.96, 0.7, 1.04, 0.45, 0.3, 0, 0],
  [0.35, 0.6, 0.55, 0.48, 0.42, 0, 0, 0.6, 0.35, 0.35, 0.2, 0.2, 0, 0],
  [0.5, 0.62, 0.4, 0.35, 0.35, 0.45, 0, 0.4, 0.3, 0.25, 0.25, 0, 0, 0],
  [0, 0, 0, 0.3, 0.2, 0, 0, 0.35, 0.2, 0.2, 0, 0, 0, 0],
];

/** People by days: the figure in each cell, weekends in one line, the same as a table. */
export function HeatSample() {
  const text = useText(galleryText).heat;
  const locale = useLocale((state) => state.locale);
  const [selected, setSelected] = useState<HeatCell>({ rowId: '0', day: '2026-11-20' });
  const names = text.people.split(' ');
  const rows = loads.map((shares, row) => ({
    id: String(row),
    name: names[row] ?? '',
    face: <Avatar name={names[row] ?? ''} size={34} />,
    marks: new Map<string, DayMark>(
      shares.map((saturation, index) => [days[index] ?? '', { saturation, rest: index % 7 > 4 }]),
    ),
  }));
  return (
    <Page title={text.title} backTo="/gallery">
      <Card>
        <HeatMap
          label={text.team}
          days={days}
          rows={rows}
          today="2026-11-20"
          selected={selected}
          onSelect={setSelected}
        />
      </Card>
      <p role="status" className="sd-meta">
        {text.picked(names[Number(selected.rowId)] ?? '', dayWords(selected.day, locale))}
      </p>
    </Page>
  );
}
