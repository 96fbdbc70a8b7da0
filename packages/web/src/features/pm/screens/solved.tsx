import { DetailPage } from '../../../shared/blocks/thing/detail-page.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Rows } from '../../../shared/components/rows.tsx';
import type { ExpectedPm } from '../../../shared/domain/pm-order/after-waiting-pm.ts';
import { PmCard } from '../../../shared/domain/pm-order/pm-card.tsx';
import { pmOrder } from '../../../shared/domain/pm-order/pm-order-kind.tsx';
import { WorkHistory } from '../../../shared/domain/work/work-history.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { AbnormalCard } from '../components/abnormal-card.tsx';
import { ItemRow } from '../components/item-row.tsx';
import { PmFacts } from '../components/pm-facts.tsx';
import { PmPlace } from '../components/pm-place.tsx';
import { processingActions } from '../data/pm-actions.ts';
import { usePmAct } from '../data/use-pm-act.ts';
import { paths } from '../paths.ts';
import { text as book } from '../phrases/index.ts';

/** What was found: first what is abnormal and what became of it, then every item. */
export function SolvedPmScreen() {
  const text = useText(book);
  return (
    <PmPlace path={paths.solved}>
      <DetailPage
        kind={pmOrder}
        title={text.list.title}
        heading={({ orderNo }) => <span className="sd-num">{orderNo}</span>}
        backTo={paths.list}
        table={processingActions}
        useAct={usePmAct}
      >
        {(order) => <Parts order={order} />}
      </DetailPage>
    </PmPlace>
  );
}

function Parts({ order }: { order: ExpectedPm }) {
  const text = useText(book).detail;
  const { items, records } = order;
  return (
    <>
      <PmCard order={order} />
      <AbnormalCard order={order} />
      <PmFacts order={order} />
      {order.answeredCount > 0 && (
        <Card title={text.found} aside={text.all(items.length)}>
          <Rows plain label={text.found}>
            {items.map((item, index) => (
              <ItemRow key={item.id} item={item} place={index + 1} />
            ))}
          </Rows>
        </Card>
      )}
      <WorkHistory records={records} />
    </>
  );
}
