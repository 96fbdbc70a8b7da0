import { QueryPage } from '../../../shared/blocks/page/query-page.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { OrderHistory } from '../../../shared/domain/order/order-history.tsx';
import { aboutOrder } from '../../../shared/domain/order/staff-paths.ts';
import { useHistory, useOrderId } from '../../../shared/domain/order/use-order.ts';
import { detailText } from '../../../shared/domain/order-work/phrases/detail.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { paths } from '../paths.ts';

/** Everything that happened to an order. */
export function ProgressHistoryScreen() {
  const text = useText(detailText);
  const id = useOrderId();
  return (
    <QueryPage query={useHistory(id)} title={text.history} backTo={aboutOrder(paths.detail, id)}>
      {(records) => (
        <Card>
          <OrderHistory records={records} />
        </Card>
      )}
    </QueryPage>
  );
}
