import { useId, useState } from 'react';
import { ActionDots } from '../../../shared/blocks/action/action-bar.tsx';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { OutboxEntry } from '../../../shared/blocks/outbox/outbox-entry.tsx';
import { useRecordId } from '../../../shared/blocks/record/with-record.tsx';
import { ScanButton } from '../../../shared/blocks/scan/scan-button.tsx';
import { Notice } from '../../../shared/components/notice.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { Rows } from '../../../shared/components/rows.tsx';
import { assetByCode } from '../../../shared/domain/asset/asset-sheet.tsx';
import type { ExpectedItem, ExpectedPm } from '../../../shared/domain/pm-order/after-waiting-pm.ts';
import { pmOrder, useExpectedPm } from '../../../shared/domain/pm-order/pm-order-kind.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { useWaiting } from '../../../shared/platform/outbox/outbox.ts';
import { staffPaths } from '../../../shared/platform/paths.ts';
import { showToast } from '../../../shared/platform/toast-store.ts';
import { AbnormalCard } from '../abnormal-card.tsx';
import { currentItem, itemOfAsset, nextItem } from '../check.ts';
import { CheckBar, CheckHead } from '../check-bar.tsx';
import { CheckItem } from '../check-item.tsx';
import { ItemRow } from '../item-row.tsx';
import { text as book } from '../phrases.ts';
import { PmPlace, processingActions, usePmAct } from '../pm-actions.tsx';

/** The check list of a visit that has begun. */
export function ProcessingPmScreen() {
  const query = useExpectedPm(useRecordId());
  return (
    <PmPlace path={staffPaths.pm.processing}>
      {query.data ? (
        <Checking order={query.data} onRefresh={query.refetch} />
      ) : (
        <Page backTo={staffPaths.pm.list}>
          <Loaded query={query}>{() => null}</Loaded>
        </Page>
      )}
    </PmPlace>
  );
}

interface CheckingProps {
  order: ExpectedPm;
  onRefresh: () => Promise<unknown>;
}

/** The visit: one item at a time, what was found before it and what comes after it around it. */
function Checking({ order, onRefresh }: CheckingProps) {
  const text = useText(book).check;
  const formId = useId();
  const act = usePmAct(order);
  const [chosen, setChosen] = useState<{ id?: string; arrived?: boolean }>({});
  const { items } = order;
  const mayFill = order.can.includes('record');
  const item = mayFill ? currentItem(order, chosen.id) : undefined;
  const place = item ? items.indexOf(item) : items.length;
  const choose = (id: string) => setChosen({ id, arrived: true });
  const saved = () => setChosen({ id: nextItem(items, item?.id)?.id, arrived: true });
  return (
    <Page
      title={order.title}
      backTo={staffPaths.pm.list}
      onRefresh={onRefresh}
      actions={
        <>
          {mayFill && <ScanItem items={items} onFound={choose} />}
          <ActionDots kind={pmOrder} record={order} table={processingActions} onAct={act} />
        </>
      }
      top={<CheckHead order={order} itemId={item?.id} />}
      bottom={mayFill && <CheckBar order={order} item={item} formId={formId} onChoose={choose} />}
    >
      <div className="sd-stack">
        <Stopped id={order.id} />
        {!mayFill && <Notice tone="plain">{text.readOnly}</Notice>}
        {mayFill && !item && (
          <Notice tone="ok" icon="check">
            {text.done} · {text.doneHint}
          </Notice>
        )}
        <Items items={items.slice(0, place)} from={1} onChoose={mayFill ? choose : undefined} />
        {item && (
          <CheckItem
            key={item.id}
            order={order}
            item={item}
            formId={formId}
            arrived={chosen.arrived === true}
            onSaved={saved}
          />
        )}
        <Items items={items.slice(place + 1)} from={place + 2} onChoose={mayFill ? choose : undefined} />
        <AbnormalCard order={order} />
      </div>
    </Page>
  );
}

interface ItemsProps {
  items: readonly ExpectedItem[];
  from: number;
  onChoose?: (id: string) => void;
}

function Items({ items, from, onChoose }: ItemsProps) {
  const text = useText(book).detail;
  if (items.length === 0) return null;
  return (
    <Rows label={text.checkList}>
      {items.map((item, index) => (
        <ItemRow
          key={item.id}
          item={item}
          place={from + index}
          onPress={onChoose && (() => onChoose(item.id))}
        />
      ))}
    </Rows>
  );
}

/** What was refused; what only waits is shown by its item. */
function Stopped({ id }: { id: string }) {
  const stopped = useWaiting('pm', id).filter(({ state }) => state !== 'waiting');
  return (
    <div role="status">
      {stopped.map((each) => (
        <OutboxEntry key={each.key} item={each} />
      ))}
    </div>
  );
}

interface ScanItemProps {
  items: readonly ExpectedItem[];
  onFound: (itemId: string) => void;
}

/** On a visit to many things: the label of the one at hand leads to what is to be checked of it. */
function ScanItem({ items, onFound }: ScanItemProps) {
  const text = useText(book).check;
  if (items.every(({ ciId }) => ciId === undefined)) return null;
  return (
    <ScanButton
      onFound={async (code) => {
        const asset = await assetByCode(code);
        if (!asset) return;
        const item = itemOfAsset(items, asset.ciId);
        if (item) onFound(item.id);
        else showToast(text.notListed(asset.name), 'error');
      }}
    />
  );
}
