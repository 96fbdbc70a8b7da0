import { Attachments } from '../../../shared/blocks/photos/attachments.tsx';
import { Card } from '../../../shared/components/card.tsx';
import type { ExpectedPm } from '../../../shared/domain/pm-order/after-waiting-pm.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { readingOf } from '../data/reading.ts';
import { answerWords, beyondWords } from '../data/words.ts';
import { text as book } from '../phrases.ts';
import { Raise } from './raise-button.tsx';
import './abnormal-card.css';

/** Everything abnormal, each with what was seen and the order that comes of it. */
export function AbnormalCard({ order }: { order: ExpectedPm }) {
  const text = useText(book).check;
  const locale = useLocale((state) => state.locale);
  const abnormal = order.items.filter(({ answer }) => answer?.result === 'abnormal');
  if (abnormal.length === 0) return null;
  return (
    <Card title={text.abnormal(abnormal.length)}>
      <ul className="sd-pm-faults">
        {abnormal.map((item) => {
          const { id, name, assetName, answer } = item;
          const value = answer?.value === undefined ? undefined : readingOf(answer.value);
          const found = [assetName, answerWords(item, locale), beyondWords(item, value, locale)];
          return (
            <li key={id}>
              <div className="sd-wrap sd-pm-fault">
                <span className="sd-grow">
                  <b>{name}</b>
                  <span className="sd-meta sd-pm-found">{found.filter(Boolean).join(' · ')}</span>
                </span>
                <Raise order={order} item={item} />
              </div>
              {answer?.remark !== undefined && <p>{answer.remark}</p>}
              {answer && <Attachments attachments={answer.photos} />}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
