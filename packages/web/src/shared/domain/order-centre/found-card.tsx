import type { DataOf } from '@svcdesk/core/contract';
import type { search } from '@svcdesk/core/contract/orders';
import { orderKindLabel } from '@svcdesk/core/phrases';
import { type OrderKind, type OrderSourceName, orderSourceNames } from '@svcdesk/core/rules';
import type { ReactNode } from 'react';
import { Avatar } from '../../components/avatar.tsx';
import { Pill } from '../../components/marks.tsx';
import { type Locale, useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { entrustPath, staffPaths, withId, withQuery } from '../../platform/paths.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import { deviceStatusPill } from '../device-order/device-order.ts';
import { EntrustPill } from '../entrust/entrust-card.tsx';
import { OrderTitle } from '../order/order-card.tsx';
import { StatusPill } from '../order/order-marks.tsx';
import { statusWords } from '../order/order-words.ts';
import { pmPath, pmStatusPill } from '../pm-order/pm-order.ts';
import type { CentreTab } from './order-centre-tabs.tsx';
import { centreText } from './phrases.ts';
import '../order/order.css';
import '../../components/marks.css';

/** The kinds that a tab of the order centre lists. */
export const kindsOfTab = {
  operations: orderSourceNames,
  project: ['project'],
  external: ['entrusted'],
  device: ['device'],
  pm: ['pm'],
} as const satisfies Record<CentreTab, readonly string[]>;

interface Found {
  readonly kind: string;
  readonly id: string;
  readonly status: number;
}

interface FoundKind {
  path: (found: Found) => string;
  pill: (status: number, locale: Locale) => ReactNode;
}

const operations: FoundKind = {
  path: ({ id }) => withId(staffPaths.order.detail, id),
  pill: (status, locale) => <StatusPill status={status}>{statusWords(status, locale)}</StatusPill>,
};

const others: Readonly<Record<Exclude<OrderKind, OrderSourceName>, FoundKind>> = {
  project: { ...operations, path: ({ id }) => withId(staffPaths.project.detail, id) },
  pm: {
    path: ({ id, status }) => pmPath(id, status),
    pill: (status, locale) => {
      const { words, tone } = pmStatusPill(status, locale);
      return <Pill tone={tone}>{words}</Pill>;
    },
  },
  device: {
    path: ({ id }) => withQuery(staffPaths.device.detail, { id }),
    pill: (status, locale) => {
      const { words, tone } = deviceStatusPill(status, locale);
      return <Pill tone={tone}>{words}</Pill>;
    },
  },
  entrusted: {
    path: entrustPath,
    pill: (status) => <EntrustPill status={status} />,
  },
};

/** Where an order of any kind opens, and how its state is shown; one of a newer server's kinds is taken for an order. */
const foundKind = (kind: string): FoundKind => new Map(Object.entries(others)).get(kind) ?? operations;

/** An order of any kind, as a search finds it. */
export type FoundOrder = DataOf<typeof search>['list'][number];

type Field = 'orderNo' | 'title' | 'cellName' | 'customerName' | 'reportName' | 'assetName' | 'content';

/** The card of an order of any kind, in which what was searched for stands out. */
export function FoundCard({ order }: { order: FoundOrder }) {
  const text = useText(sharedText);
  const { found } = useText(centreText);
  const locale = useLocale((state) => state.locale);
  const { kind, status, handlerName, hits = [] } = order;
  const { path, pill } = foundKind(kind);
  const hitsOf = (field: Field) => hits.filter((hit) => hit.field === field);
  const shown = (field: Field) => <Highlighted places={hitsOf(field)}>{order[field] ?? ''}</Highlighted>;
  // Found by something that the card does not show otherwise.
  const beside = (['customerName', 'reportName', 'assetName'] as const).filter(
    (field) => hitsOf(field).length > 0,
  );
  const inDescription = hitsOf('content').length > 0;
  return (
    <article className="sd-order">
      <div className="sd-order-body">
        <div className="sd-order-top">
          <OrderTitle to={path(order)}>{shown('title')}</OrderTitle>
          {pill(status, locale)}
        </div>
        <div className="sd-order-place">
          <span className="sd-cut sd-grow">
            {orderKindLabel(kind, locale)} · {shown('cellName')}
          </span>
        </div>
        {beside.length > 0 && (
          <div className="sd-order-place sd-cut">
            {beside.map((field) => (
              <span key={field} className="sd-cut">
                {found[field]} {shown(field)}
              </span>
            ))}
          </div>
        )}
        {inDescription && <div className="sd-order-place sd-cut">{shown('content')}</div>}
        <div className="sd-order-due">
          <span className="sd-num">{shown('orderNo')}</span>
          <span className="sd-order-owner">
            {handlerName !== undefined && <Avatar name={handlerName} size={20} />}
            {handlerName ?? text.order.unassigned}
          </span>
        </div>
      </div>
    </article>
  );
}

interface HighlightedProps {
  children: string;
  /** What stands out: in order, none over another. */
  places: readonly { readonly start: number; readonly length: number }[];
}

/** A text of which some places stand out: what was searched for. */
function Highlighted({ children, places }: HighlightedProps) {
  let behind = 0;
  const parts = places.map(({ start, length }) => {
    const plain = children.slice(behind, start);
    behind = start + length;
    return { start, plain, hit: children.slice(start, behind) };
  });
  return (
    <>
      {parts.map(({ start, plain, hit }) => (
        <span key={start}>
          {plain}
          <mark className="sd-hit">{hit}</mark>
        </span>
      ))}
      {children.slice(behind)}
    </>
  );
}
