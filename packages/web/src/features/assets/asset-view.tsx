import type { DataOf } from '@svcdesk/core/contract';
import { assetFlag, update } from '@svcdesk/core/contract/assets';
import { lastTenHistory, page } from '@svcdesk/core/contract/orders';
import { orderStatusName } from '@svcdesk/core/rules';
import { Link } from 'react-router-dom';
import { type ActionTable, useOpenForm } from '../../shared/blocks/action/action-plan.ts';
import { useAction } from '../../shared/blocks/action/use-action.ts';
import { HistoryList } from '../../shared/blocks/history/history-list.tsx';
import { Loaded } from '../../shared/blocks/list/load-state.tsx';
import { DetailPage } from '../../shared/blocks/record/detail-page.tsx';
import { Button } from '../../shared/components/button.tsx';
import { Card } from '../../shared/components/card.tsx';
import { confirm } from '../../shared/components/question.tsx';
import { Row, Rows } from '../../shared/components/rows.tsx';
import { type Asset, isOnShelf } from '../../shared/domain/asset/asset.ts';
import { AssetCard } from '../../shared/domain/asset/asset-card.tsx';
import { type AssetRecord, assetKind } from '../../shared/domain/asset/asset-kind.tsx';
import { AssetValues } from '../../shared/domain/asset/asset-values.tsx';
import { assetText } from '../../shared/domain/asset/phrases.ts';
import { CheckButton } from '../../shared/domain/device-check/check-button.tsx';
import { ordersPath } from '../../shared/domain/order/order-filters.ts';
import { useHistoryEntry } from '../../shared/domain/order/order-history.tsx';
import { StatusPill } from '../../shared/domain/order/order-marks.tsx';
import { orderWords } from '../../shared/domain/order/order-words.ts';
import { useRaiseAbout } from '../../shared/domain/order-build/use-raise-about.ts';
import { useMay } from '../../shared/platform/api/auth-buttons.ts';
import { useCall } from '../../shared/platform/api/use-call.ts';
import { useLocale } from '../../shared/platform/i18n/locale.ts';
import { momentFact } from '../../shared/platform/i18n/time-words.ts';
import { textNow, useText } from '../../shared/platform/i18n/use-text.ts';
import { staffPaths, withId } from '../../shared/platform/paths.ts';
import { sharedText } from '../../shared/platform/phrases/shared.ts';
import { useScreenTitle } from '../../shared/platform/screens.ts';
import { assetsText } from './phrases.ts';

/** What staff may do with an asset. */
const assetActions: ActionTable<'edit' | 'offShelf' | 'onShelf'> = {
  buttons: { edit: 'asset.edit', offShelf: 'asset.edit', onShelf: 'asset.edit' },
  main: ['edit', 'onShelf'],
  beside: [],
  dangers: ['offShelf'],
};

/** All of one asset: what it is, its values, the orders about it. */
export function AssetView() {
  const text = useText(assetsText);
  return (
    <DetailPage
      kind={assetKind}
      title={useScreenTitle()}
      heading={({ name }) => name}
      backTo={staffPaths.asset.detail}
      table={assetActions}
      useAct={useDoAsset}
    >
      {(asset) => (
        <>
          <AssetCard asset={asset} actions={isOnShelf(asset) && <AssetWays asset={asset} />} />
          <AssetValues asset={asset} title={text.values} />
          <AssetOrders assetId={asset.id} />
          <AssetHistory assetId={asset.id} />
        </>
      )}
    </DetailPage>
  );
}

/** Where one goes on from an asset that is in use: its check, and an order about it. */
function AssetWays({ asset }: { asset: Asset }) {
  const text = useText(assetsText);
  const mayRaise = useMay('order.create');
  const raise = useRaiseAbout();
  return (
    <>
      <CheckButton asset={asset} />
      {mayRaise && (
        <Button small kind="tonal" onClick={() => raise([asset])}>
          {text.raise}
        </Button>
      )}
    </>
  );
}

const shownCount = 3;

/** The newest orders about an asset, and the way to all of them. */
function AssetOrders({ assetId }: { assetId: string }) {
  const text = useText(assetsText);
  const words = useLocale((state) => orderWords(state.locale));
  const orders = useCall(page, { assetId, scope: 'tenant', size: shownCount });
  const total = orders.data?.total ?? 0;
  const all = ordersPath({ asset: assetId, scope: 'tenant', status: [] });
  return (
    <Card title={text.orders} aside={total > 0 && <Link to={all}>{text.allOrders(total)}</Link>}>
      <Loaded query={orders} cards={1}>
        {({ list }) =>
          list.length === 0 ? (
            <p className="sd-meta">{text.noOrders}</p>
          ) : (
            <Rows plain label={text.orders}>
              {list.map(({ id, title, orderNo, createdAt, status }) => (
                <Row
                  key={id}
                  to={withId(staffPaths.order.detail, id)}
                  description={`${momentFact(createdAt)} · ${orderNo}`}
                  extra={
                    <StatusPill status={status}>
                      {words.status[orderStatusName(status) ?? 'pending']}
                    </StatusPill>
                  }
                >
                  {title}
                </Row>
              ))}
            </Rows>
          )
        }
      </Loaded>
    </Card>
  );
}

/** What happened lately to orders about an asset, each a way to its order. */
function AssetHistory({ assetId }: { assetId: string }) {
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
    <Link to={withId(staffPaths.order.detail, record.orderId)}>
      {record.title} <span className="sd-num">{record.orderNo}</span>
    </Link>
  );
}

/** Starts an action: putting an asset back needs no more than a yes, the others have a form. */
function useDoAsset(asset: AssetRecord): (action: string) => Promise<unknown> {
  const open = useOpenForm();
  const putBack = useAction({
    kind: assetKind,
    record: asset,
    action: 'onShelf',
    call: update,
    request: ({ version }) => ({ ciId: asset.id, version, flag: assetFlag.onShelf }),
  });

  async function onShelf(): Promise<unknown> {
    const text = textNow(assetsText).shelf;
    const sure = await confirm({
      title: text.back,
      words: text.backWords,
      okLabel: textNow(assetText).action.onShelf,
      cancelLabel: textNow(sharedText).action.cancel,
    });
    return sure && putBack();
  }

  return (action) => {
    if (action === 'onShelf') return onShelf();
    const form = action === 'edit' ? staffPaths.asset.edit : staffPaths.asset.detail;
    return open(withId(form, asset.id, action === 'edit' ? {} : { do: action }));
  };
}
