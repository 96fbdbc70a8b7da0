import { Card } from '../../components/card.tsx';
import { spanFact } from '../../platform/i18n/time-words.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import type { OrderDetail } from '../order/order.ts';
import { detailText } from './phrases/detail.ts';

/** Planned times of this order; one that overlaps with another says so. */
export function SchedulesCard({ schedules }: Pick<OrderDetail, 'schedules'>) {
  const text = useText(detailText);
  if (schedules.length === 0) return null;
  return (
    <Card title={text.schedules}>
      <ul className="sd-stack">
        {schedules.map(({ id, accountName, planStart, planEnd, conflicts }) => (
          <li key={id}>
            <p>{accountName}</p>
            <p className="sd-meta sd-num">
              {spanFact(planStart, planEnd)}
              {conflicts.length > 0 && ` · ${text.conflict(conflicts.length)}`}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The things that the order is about; one that was taken off the shelf is marked. */
export function AssetsCard({ assets }: Pick<OrderDetail, 'assets'>) {
  const text = useText(detailText);
  if (assets.length === 0) return null;
  return (
    <Card title={text.assets} aside={assets.length > 1 ? String(assets.length) : undefined}>
      <ul className="sd-stack">
        {assets.map(({ ciId, name, code, className, flag }) => (
          <li key={ciId}>
            <p>{name}</p>
            <p className="sd-meta">
              {className} · {code}
              {flag === 0 && ` · ${text.offShelf}`}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Who was copied: people and whole groups. */
export function CopiedCard({ cc }: Pick<OrderDetail, 'cc'>) {
  const text = useText(detailText);
  if (cc.length === 0) return null;
  const names = cc.map(({ name, group }) => (group ? text.wholeGroup(name) : name));
  return (
    <Card title={text.copied}>
      <p>{names.join(text.listSeparator)}</p>
    </Card>
  );
}
