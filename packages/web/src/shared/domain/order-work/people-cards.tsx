import { Link } from 'react-router-dom';
import { Card } from '../../components/card.tsx';
import { Row, Rows } from '../../components/rows.tsx';
import { useMay } from '../../platform/api/auth-buttons.ts';
import { spanFact } from '../../platform/i18n/time-words.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/index.ts';
import { aboutAsset, assetPaths } from '../asset/asset-paths.ts';
import type { OrderDetail } from '../order/order.ts';
import { aboutOrder } from '../order/staff-paths.ts';
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

/** The things that the order is about, each a way to it; one that was taken off the shelf is marked. */
export function AssetsCard({ order: { id, assets, can } }: { order: OrderDetail }) {
  const text = useText(detailText);
  const shared = useText(sharedText);
  const mayBind = useMay('asset.bind') && can.includes('edit');
  if (assets.length === 0 && !mayBind) return null;
  return (
    <Card
      title={text.assets}
      aside={
        <Link to={aboutOrder(assetPaths.ofOrder, id)}>
          {assets.length === 0 ? text.linkAssets : shared.action.viewAll}
        </Link>
      }
    >
      {assets.length === 0 ? (
        <p className="sd-meta">{text.noAssets}</p>
      ) : (
        <Rows plain label={text.assets}>
          {assets.map(({ ciId, name, code, className, flag }) => (
            <Row
              key={ciId}
              to={aboutAsset(assetPaths.asset, ciId)}
              description={`${className} · ${code}`}
              extra={flag === 0 ? text.offShelf : undefined}
            >
              {name}
            </Row>
          ))}
        </Rows>
      )}
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
