import { percentOf } from '../../../shared/blocks/calendar/day-mark.ts';
import { clockOf } from '../../../shared/blocks/calendar/days.ts';
import { Button } from '../../../shared/components/button.tsx';
import { Row, Rows } from '../../../shared/components/rows.tsx';
import type { Schedule } from '../../../shared/domain/schedule/entries.ts';
import type { Load } from '../../../shared/domain/schedule/marks.ts';
import { useMay } from '../../../shared/platform/api/auth-buttons.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { saturationWithout } from '../data/explain.ts';
import { teamText } from '../phrases/team.ts';

interface HandOverProps {
  entries: readonly Schedule[];
  load: Load;
  onChoose: (entry: Schedule) => void;
}

/** Orders of the day that somebody else could take, each with how full the day would be without it. */
export function HandOver({ entries, load, onChoose }: HandOverProps) {
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
