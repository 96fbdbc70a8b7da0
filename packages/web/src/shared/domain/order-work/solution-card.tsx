import { Attachments } from '../../blocks/photos/attachments.tsx';
import { Card } from '../../components/card.tsx';
import { Facts } from '../../components/facts.tsx';
import { minutesText } from '../../platform/i18n/durations.ts';
import { useLocale } from '../../platform/i18n/locale.ts';
import { momentFact } from '../../platform/i18n/time-words.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import { itemWords } from '../order/item-words.ts';
import type { OrderDetail } from '../order/order.ts';
import { useSolutionFiles } from '../order/use-order.ts';
import { detailText } from './phrases/detail.ts';
import './content-card.css';

/** How it was solved, with the pictures before and after, the customer's signature and other files. */
export function SolutionCard({ order }: { order: OrderDetail }) {
  const text = useText(detailText);
  const shared = useText(sharedText);
  const locale = useLocale((state) => state.locale);
  const others = useSolutionFiles(order);
  const { solution, causeCode, spentMinutes, resolvedAt } = order;
  if (solution === undefined) return null;
  const parts = [
    { key: 'before', name: text.before, files: order.beforePhotos },
    { key: 'after', name: text.after, files: order.afterPhotos },
    { key: 'signature', name: text.signature, files: order.signature },
    { key: 'files', name: shared.file.label, files: others },
  ].filter(({ files }) => files.length > 0);
  return (
    <Card title={text.solution}>
      <div className="sd-stack">
        <p className="sd-long-text">{solution}</p>
        <Facts
          facts={[
            {
              label: text.cause,
              value: causeCode === undefined ? undefined : itemWords('cause', causeCode, locale),
            },
            {
              label: text.spent,
              value: spentMinutes === undefined ? undefined : minutesText(spentMinutes, locale),
            },
            { label: text.resolvedAt, value: momentFact(resolvedAt) },
          ]}
        />
        {parts.map(({ key, name, files }) => (
          <div key={key}>
            <h3 className="sd-part-name">{name}</h3>
            <Attachments attachments={files} />
          </div>
        ))}
      </div>
    </Card>
  );
}
