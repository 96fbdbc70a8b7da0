import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { lazySheet } from '../../components/lazy-part.tsx';
import { Row, Rows } from '../../components/rows.tsx';
import { useLocale } from '../../platform/i18n/locale.ts';
import { minutesText } from '../../platform/i18n/time-words.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { dispatchText } from './phrases.ts';
import { type Delay, useDelays } from './use-delays.ts';

const DelayRepair = lazySheet(async () => (await import('./delay-repair.tsx')).DelayRepair);

interface DelayCardProps {
  /** Only jobs of that group; of all groups unless said. */
  groupId?: string | undefined;
}

/** Jobs under way that make others late, of the caller and of those whose days they may see. */
export function DelayCard({ groupId }: DelayCardProps) {
  const text = useText(dispatchText).delay;
  const locale = useLocale((state) => state.locale);
  const [job, setJob] = useState<Delay>();
  const jobs = useDelays(groupId);
  return (
    <>
      {jobs.length > 0 && (
        <Card title={text.title}>
          <Rows plain label={text.title}>
            {jobs.map((each) => {
              const { orderId, engineerName, title, onTheWay, delayed } = each;
              const most = Math.max(...delayed.map(({ minutes }) => minutes));
              return (
                <Row
                  key={orderId}
                  description={text.behind(delayed.length, minutesText(most, locale))}
                  sentence
                  extra={
                    <Button small kind="tonal" label={text.openFor(title)} onClick={() => setJob(each)}>
                      {text.open}
                    </Button>
                  }
                >
                  {(onTheWay ? text.onTheWay : text.row)(engineerName, title)}
                </Row>
              );
            })}
          </Rows>
        </Card>
      )}
      {/* The job may be done while its sheet is open: what was chosen stays. */}
      {job && <DelayRepair job={job} onClosed={() => setJob(undefined)} />}
    </>
  );
}
