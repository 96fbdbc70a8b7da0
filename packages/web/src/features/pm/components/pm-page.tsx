import type { ReactNode } from 'react';
import type { ActionTable } from '../../../shared/blocks/action/action-plan.ts';
import { DetailPage } from '../../../shared/blocks/thing/detail-page.tsx';
import type { ExpectedPm } from '../../../shared/domain/pm-order/after-waiting-pm.ts';
import { PmCard } from '../../../shared/domain/pm-order/pm-card.tsx';
import { pmOrder } from '../../../shared/domain/pm-order/pm-order-kind.tsx';
import { WorkHistory } from '../../../shared/domain/work/work-history.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import type { PmAct } from '../data/pm-actions.ts';
import { usePmAct } from '../data/use-pm-act.ts';
import { paths } from '../paths.ts';
import { text as book } from '../phrases.ts';
import { PmPlace } from './pm-place.tsx';

interface PmPageProps {
  /** Which of the details it is. */
  path: string;
  table: ActionTable<PmAct>;
  /** Between what it is and what happened to it. */
  children: (order: ExpectedPm) => ReactNode;
}

/** A detail of a preventive-maintenance order that is not being filled in. */
export function PmPage({ path, table, children }: PmPageProps) {
  const text = useText(book);
  return (
    <PmPlace path={path}>
      <DetailPage
        kind={pmOrder}
        title={text.list.title}
        heading={({ orderNo }) => <span className="sd-num">{orderNo}</span>}
        backTo={paths.list}
        table={table}
        useAct={usePmAct}
      >
        {(order) => (
          <>
            <PmCard order={order} />
            {children(order)}
            <WorkHistory records={order.records} />
          </>
        )}
      </DetailPage>
    </PmPlace>
  );
}
