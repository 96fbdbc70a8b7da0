import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { aboutOrder } from '../../../shared/domain/order/staff-paths.ts';
import { useHistory, useOrderId } from '../../../shared/domain/order/use-order.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { HistoryList } from '../components/history-list.tsx';
import { paths } from '../paths.ts';
import { detailText } from '../phrases/detail.ts';

/** Everything that happened to an order. */
export function ProgressHistoryScreen() {
  const text = useText(detailText);
  const id = useOrderId();
  const history = useHistory(id);
  return (
    <Page title={text.history} backTo={aboutOrder(paths.detail, id)} onRefresh={() => history.refetch()}>
      <Loaded query={history}>
        {(records) => (
          <Card>
            <HistoryList records={records} />
          </Card>
        )}
      </Loaded>
    </Page>
  );
}
