import type { ReactNode } from 'react';
import type { ActionTable } from '../../../shared/blocks/action/action-plan.ts';
import { DetailPage } from '../../../shared/blocks/record/detail-page.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Facts } from '../../../shared/components/facts.tsx';
import { Rows } from '../../../shared/components/rows.tsx';
import { PersonLink } from '../../../shared/domain/people/person-link.tsx';
import type { ExpectedPm } from '../../../shared/domain/pm-order/after-waiting-pm.ts';
import { PmCard } from '../../../shared/domain/pm-order/pm-card.tsx';
import { pmOrder } from '../../../shared/domain/pm-order/pm-order-kind.tsx';
import { WorkHistory } from '../../../shared/domain/work/work-history.tsx';
import { useNow } from '../../../shared/platform/hooks/use-now.ts';
import { joinNames } from '../../../shared/platform/i18n/join-names.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { minutesText, momentFact, spanWords } from '../../../shared/platform/i18n/time-words.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { staffPaths } from '../../../shared/platform/paths.ts';
import { AbnormalCard } from '../abnormal-card.tsx';
import { ItemRow } from '../item-row.tsx';
import { text as book } from '../phrases.ts';
import { type PmAct, PmPlace, pendingActions, processingActions, usePmAct } from '../pm-actions.tsx';

/** What is to be checked, by when and by whom: plan it, or begin. */
export function PendingPmScreen() {
  const text = useText(book).detail;
  return (
    <PmPage path={staffPaths.pm.pending} table={pendingActions}>
      {(order) => (
        <>
          <PmFacts order={order} />
          <ItemsCard title={text.checkList} order={order} />
        </>
      )}
    </PmPage>
  );
}

/** What was found: first what is abnormal and what became of it, then every item. */
export function SolvedPmScreen() {
  const text = useText(book).detail;
  return (
    <PmPage path={staffPaths.pm.solved} table={processingActions}>
      {(order) => (
        <>
          <AbnormalCard order={order} />
          <PmFacts order={order} />
          {order.answeredCount > 0 && <ItemsCard title={text.found} order={order} />}
        </>
      )}
    </PmPage>
  );
}

interface PmPageProps {
  /** Which of the details it is. */
  path: string;
  table: ActionTable<PmAct>;
  /** Between what it is and what happened to it. */
  children: (order: ExpectedPm) => ReactNode;
}

/** A detail of a preventive-maintenance order that is not being filled in. */
function PmPage({ path, table, children }: PmPageProps) {
  const text = useText(book);
  return (
    <PmPlace path={path}>
      <DetailPage
        kind={pmOrder}
        title={text.list.title}
        heading={({ orderNo }) => <span className="sd-num">{orderNo}</span>}
        backTo={staffPaths.pm.list}
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

const moment = (instant: string | undefined) => instant && momentFact(instant);

/** What it is of, by when, by whom, and when it was done. */
function PmFacts({ order }: { order: ExpectedPm }) {
  const text = useText(book).detail;
  const nowMs = useNow();
  const locale = useLocale((state) => state.locale);
  const { planName, dueOn, merged, groupName, engineerName, planStart, planEnd, minutes } = order;
  return (
    <Card>
      <Facts
        facts={[
          { label: text.skipped, value: order.skipReason },
          { label: text.plan, value: planName },
          { label: text.due, value: dueOn },
          { label: text.planned, value: planStart && planEnd && spanWords(planStart, planEnd, nowMs) },
          { label: text.minutes, value: minutesText(minutes, locale) },
          { label: text.group, value: groupName },
          {
            label: text.engineer,
            value: engineerName ? <PersonLink id={order.engineerId} name={engineerName} /> : text.nobody,
          },
          { label: text.started, value: moment(order.startedAt) },
          { label: text.finished, value: moment(order.finishedAt) },
          { label: text.merged, value: joinNames(merged) },
        ]}
      />
    </Card>
  );
}

/** Every item of the check list, with what was found. */
function ItemsCard({ title, order: { items } }: { title: string; order: ExpectedPm }) {
  const text = useText(book).detail;
  return (
    <Card title={title} aside={text.all(items.length)}>
      <Rows plain label={title}>
        {items.map((item, index) => (
          <ItemRow key={item.id} item={item} place={index + 1} />
        ))}
      </Rows>
    </Card>
  );
}
