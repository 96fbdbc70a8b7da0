import type { ReactNode } from 'react';
import { Card } from '../../../shared/components/card.tsx';
import { Figures } from '../../../shared/components/figures.tsx';
import { pathOfMenu } from '../../../shared/platform/built-screens.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { loadLevel, percent } from '../data/load-level.ts';
import type { HomeCounts, Whose } from '../data/todo.ts';
import { todoPath } from '../paths.ts';
import { homeText } from '../phrases/home.ts';
import './todo-card.css';

interface TodoCardProps {
  counts: HomeCounts;
  /** How much is planned today, where the day itself does not stand beside it; a dash until it is known. */
  scheduledCount?: number | '–';
  whose?: Whose;
  /** Below the figures. */
  children?: ReactNode;
}

/** Figures, each leading to the list that it counts, and how full the day is. */
export function TodoCard({ counts, scheduledCount, whose = 'mine', children }: TodoCardProps) {
  const text = useText(homeText);
  const level = loadLevel(counts.saturation);
  const late = counts.timeoutCount;
  const soon = counts.willTimeoutCount;
  return (
    <Card
      title={whose === 'mine' ? text.todo : text.team.todos}
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
          ...(scheduledCount === undefined
            ? []
            : [
                {
                  key: 'scheduled',
                  value: scheduledCount,
                  label: text.scheduled,
                  to: pathOfMenu('m.schedule.mine'),
                },
              ]),
          {
            key: 'pending',
            value: counts.pendingCount,
            label: text.pending,
            to: todoPath('pending', 'today', whose),
          },
          {
            key: 'late',
            value: late,
            label: text.late,
            tone: late > 0 ? 'late' : undefined,
            to: todoPath('late', 'today', whose),
          },
          {
            key: 'soon',
            value: soon,
            label: text.soon,
            tone: soon > 0 ? 'soon' : undefined,
            to: todoPath('soon', 'today', whose),
          },
          {
            key: 'copied',
            value: counts.ccUserCount,
            label: whose === 'mine' ? text.copied : text.team.copied,
            to: todoPath('copied', 'today', whose),
          },
          // No more than fit in a row.
          ...(scheduledCount === undefined
            ? [
                {
                  key: 'groupCopied',
                  value: counts.ccUserGroupCount,
                  label: text.groupCopied,
                  to: todoPath('groupCopied', 'today', whose),
                },
              ]
            : []),
        ]}
      />
      {children}
    </Card>
  );
}
