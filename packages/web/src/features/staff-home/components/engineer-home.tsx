import type { CountsQuery } from '../data/use-counts.ts';
import { useDay } from '../data/use-day.ts';
import { DayOfMine } from './day-of-mine.tsx';
import { HomePage } from './home-page.tsx';
import { MyWeek } from './my-week.tsx';

/** The engineer's day: how full the week is, the next job with its one next step, and the way to the others. */
export function EngineerHome({ counts }: { counts: CountsQuery }) {
  const day = useDay();
  const again = () => Promise.all([counts.refetch(), day.refetch()]);
  return (
    <HomePage top={<MyWeek />} onRefresh={again}>
      <DayOfMine counts={counts} day={day} again={again} />
    </HomePage>
  );
}
