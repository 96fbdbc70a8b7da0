import type { DataOf } from '@svcdesk/core/contract';
import type { search } from '@svcdesk/core/contract/orders';
import { orderKindLabel } from '@svcdesk/core/phrases';
import { Face } from '../../components/face.tsx';
import { Highlighted } from '../../components/highlighted.tsx';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import { OrderTitle } from '../order/order-card.tsx';
import '../order/order.css';
import { foundKind } from './found-order.tsx';
import { centreText } from './phrases.ts';

/** An order of any kind, as a search finds it. */
export type FoundOrder = DataOf<typeof search>['list'][number];

type Field = 'orderNo' | 'title' | 'cellName' | 'customerName' | 'reportName' | 'assetName' | 'content';

/** The card of an order of any kind, in which what was searched for stands out. */
export function FoundCard({ order }: { order: FoundOrder }) {
  const text = useText(sharedText);
  const { found } = useText(centreText);
  const locale = useLocale((state) => state.locale);
  const { kind, status, handlerName, hits = [] } = order;
  const { path, pill } = foundKind(kind);
  const hitsOf = (field: Field) => hits.filter((hit) => hit.field === field);
  const shown = (field: Field) => <Highlighted places={hitsOf(field)}>{order[field] ?? ''}</Highlighted>;
  // Found by something that the card does not show otherwise.
  const beside = (['customerName', 'reportName', 'assetName'] as const).filter(
    (field) => hitsOf(field).length > 0,
  );
  const inDescription = hitsOf('content').length > 0;
  return (
    <article className="sd-order">
      <div className="sd-order-body">
        <div className="sd-order-top">
          <OrderTitle to={path(order)}>{shown('title')}</OrderTitle>
          {pill(status, locale)}
        </div>
        <div className="sd-order-place">
          <span className="sd-cut sd-grow">
            {orderKindLabel(kind, locale)} · {shown('cellName')}
          </span>
        </div>
        {beside.length > 0 && (
          <div className="sd-order-place sd-cut">
            {beside.map((field) => (
              <span key={field} className="sd-cut">
                {found[field]} {shown(field)}
              </span>
            ))}
          </div>
        )}
        {inDescription && <div className="sd-order-place sd-cut">{shown('content')}</div>}
        <div className="sd-order-due">
          <span className="sd-num">{shown('orderNo')}</span>
          <span className="sd-order-owner">
            {handlerName !== undefined && <Face name={handlerName} size={20} />}
            {handlerName ?? text.order.unassigned}
          </span>
        </div>
      </div>
    </article>
  );
}
