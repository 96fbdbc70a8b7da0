import { type OrderKind, type OrderSourceName, orderSourceNames } from '@svcdesk/core/rules';
import type { ReactNode } from 'react';
import { Pill } from '../../components/pill.tsx';
import type { Locale } from '../../platform/i18n/locale.ts';
import { entrustPath, staffPaths, withId, withQuery } from '../../platform/paths.ts';
import { deviceStatusPill } from '../device-order/device-order.ts';
import { EntrustPill } from '../entrust/entrust-card.tsx';
import { StatusPill } from '../order/order-marks.tsx';
import { statusWords } from '../order/order-words.ts';
import { pmPath, pmStatusPill } from '../pm-order/pm-order.ts';
import type { CentreTab } from './order-centre-tabs.tsx';

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
export const foundKind = (kind: string): FoundKind => new Map(Object.entries(others)).get(kind) ?? operations;
