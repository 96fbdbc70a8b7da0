import { cancelCc } from '@svcdesk/core/contract/orders';
import { Link } from 'react-router-dom';
import { fromBelow } from '../../blocks/form/use-navigate-back.ts';
import { Card } from '../../components/card.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Row, Rows } from '../../components/rows.tsx';
import { WholeTimes } from '../../components/whole-times.tsx';
import { useMay } from '../../platform/api/auth-buttons.ts';
import { useSession } from '../../platform/api/session.ts';
import { useSend } from '../../platform/api/use-send.ts';
import { spanFact } from '../../platform/i18n/time-words.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { staffPaths, withId } from '../../platform/paths.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import { showToast } from '../../platform/toast-store.ts';
import { isOnShelf } from '../asset/asset.ts';
import { CheckButton } from '../device-check/check-button.tsx';
import type { OrderDetail } from '../order/order.ts';
import { actText } from './phrases/act.ts';
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
              <WholeTimes>{spanFact(planStart, planEnd)}</WholeTimes>
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
        <Link to={withId(staffPaths.asset.ofOrder, id)}>
          {assets.length === 0 ? text.linkAssets : shared.action.viewAll}
        </Link>
      }
    >
      {assets.length === 0 ? (
        <p className="sd-meta">{text.noAssets}</p>
      ) : (
        <Rows plain label={text.assets}>
          {assets.map((asset) => (
            <Row
              key={asset.ciId}
              to={withId(staffPaths.asset.detail, asset.ciId)}
              description={`${asset.className} · ${asset.code}`}
              extra={isOnShelf(asset) ? <CheckButton asset={asset} orderId={id} /> : text.offShelf}
            >
              {asset.name}
            </Row>
          ))}
        </Rows>
      )}
    </Card>
  );
}

/** Who was copied: people and whole groups. The person who answers for the order takes them off, and everybody themselves. */
export function CopiedCard({ order: { id, cc, can } }: { order: OrderDetail }) {
  const text = useText(detailText);
  const act = useText(actText).cc;
  const me = useSession((state) => state.signedIn?.id);
  const removing = useSend(cancelCc, { toastFailure: true });
  const add = withId(staffPaths.order.detail, id, { do: 'cc' });
  const mayAdd = can.includes('cc');
  if (cc.length === 0) return null;
  const remove = async (one: OrderDetail['cc'][number]) => {
    const request = one.group ? { orderId: id, groupIds: [one.id] } : { orderId: id, userIds: [one.id] };
    if ((await removing.send(() => request)) !== undefined) showToast(act.removed);
  };
  return (
    <Card
      title={text.copied}
      aside={
        mayAdd && (
          <Link to={add} state={fromBelow}>
            {act.add}
          </Link>
        )
      }
    >
      <Rows plain label={text.copied}>
        {cc.map((one) => {
          const name = one.group ? text.wholeGroup(one.name) : one.name;
          const mayRemove = can.includes('edit') || one.id === me;
          return (
            <Row
              key={one.id}
              extra={
                mayRemove && (
                  <IconButton icon="close" label={act.remove(name)} onClick={() => void remove(one)} />
                )
              }
            >
              {name}
            </Row>
          );
        })}
      </Rows>
    </Card>
  );
}
