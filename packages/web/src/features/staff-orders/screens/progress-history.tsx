import { QueryPage } from '../../../shared/blocks/page/query-page.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { OrderHistory } from '../../../shared/domain/order/order-history.tsx';
import { useHistory, useOrderId } from '../../../shared/domain/order/use-order.ts';
import { detailText } from '../../../shared/domain/order-work/phrases/detail.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { staffPaths, withId } from '../../../shared/platform/paths.ts';

/** Everything that happened to an order. */
export function ProgressHistoryScreen() {
  const text = useText(detailText);
  const id = useOrderId();
  return (
    <QueryPage query={useHistory(id)} title={text.history} backTo={withId(staffPaths.order.detail, id)}>
      {(records) => (
        <Card>
          <OrderHistory records={records} />
        </Card>
      )}
    </QueryPage>
  );
}
