import type { DataOf } from '@svcdesk/core/contract';
import { lastTenHistory } from '@svcdesk/core/contract/orders';
import { Link } from 'react-router-dom';
import { HistoryList } from '../../../shared/blocks/history/history-list.tsx';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { useHistoryEntry } from '../../../shared/domain/order/order-history.tsx';
import { aboutOrder, staffPaths } from '../../../shared/domain/order/staff-paths.ts';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { assetsText } from '../phrases.ts';

/** What happened lately to orders about an asset, each a way to its order. */
export function AssetHistory({ assetId }: { assetId: string }) {
  const text = useText(assetsText);
  const records = useCall(lastTenHistory, { assetId });
  const entryOf = useHistoryEntry();
  if (records.data?.length === 0) return null;
  return (
    <Card title={text.history} aside={text.historyAside}>
      <Loaded query={records} cards={1}>
        {(list) => (
          <HistoryList
            entries={list.toReversed().map((record) => {
              const entry = entryOf(record);
              return { ...entry, lines: [<OrderLine key="order" record={record} />, ...(entry.lines ?? [])] };
            })}
          />
        )}
      </Loaded>
    </Card>
  );
}

type OrderRecord = DataOf<typeof lastTenHistory>[number];

function OrderLine({ record }: { record: OrderRecord }) {
  return (
    <Link to={aboutOrder(staffPaths.detail, record.orderId)}>
      {record.title} <span className="sd-num">{record.orderNo}</span>
    </Link>
  );
}
