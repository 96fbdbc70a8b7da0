import { Row, Rows } from '../../components/rows.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import type { OrderDetail } from '../order/order.ts';
import { aboutOrder, staffPaths } from '../order/staff-paths.ts';
import { detailText } from './phrases/detail.ts';

/** The order that this one repeats, or the reports of the same that were closed in its favour. */
export function SameCard({ order: { duplicateOf, duplicates = [] } }: { order: OrderDetail }) {
  const text = useText(detailText);
  const named = duplicateOf === undefined ? duplicates : [duplicateOf];
  if (named.length === 0) return null;
  const words = duplicateOf === undefined ? text.duplicate : text.duplicateOf;
  return (
    <Rows label={words}>
      {named.map(({ id, orderNo }) => (
        <Row key={id} to={aboutOrder(staffPaths.detail, id)} description={words}>
          <span className="sd-num">{orderNo}</span>
        </Row>
      ))}
    </Rows>
  );
}
