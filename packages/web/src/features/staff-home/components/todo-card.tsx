import { Card } from '../../../shared/components/card.tsx';
import { Figures } from '../../../shared/components/figures.tsx';
import { useText } from '../../../shared/i18n/use-text.ts';
import { ordersPath, todoStatuses } from '../../../shared/order/order-filters.ts';
import { loadLevel, percent } from '../data/load-level.ts';
import type { HomeCounts } from '../data/use-home.ts';
import { homeText } from '../phrases/index.ts';
import './todo-card.css';

/** Four figures, each leading to what it counts, and how full the day is. */
export function TodoCard({ counts }: { counts: HomeCounts }) {
  const text = useText(homeText);
  const level = loadLevel(counts.saturation);
  const late = counts.timeoutCount;
  const soon = counts.willTimeoutCount;
  return (
    <Card
      title={text.todo}
      aside={
        <>
          {text.saturation}{' '}
          <b className={level === 'over' ? 'sd-load-over' : 'sd-load'}>{percent(counts.saturation)}</b>{' '}
          {text.level[level]}
        </>
      }
    >
      <Figures
        figures={[
          {
            key: 'pending',
            value: counts.pendingCount,
            label: text.pending,
            to: ordersPath({ scope: 'mine', status: todoStatuses, sort: 'due' }),
          },
          {
            key: 'late',
            value: late,
            label: text.late,
            tone: late > 0 ? 'late' : undefined,
            to: ordersPath({ scope: 'mine', sla: ['late'], sort: 'due' }),
          },
          {
            key: 'soon',
            value: soon,
            label: text.soon,
            tone: soon > 0 ? 'soon' : undefined,
            to: ordersPath({ scope: 'mine', sla: ['soon'], sort: 'due' }),
          },
          {
            key: 'copied',
            value: counts.ccUserCount,
            label: text.copied,
            to: ordersPath({ scope: 'cc', status: [] }),
          },
        ]}
      />
    </Card>
  );
}
