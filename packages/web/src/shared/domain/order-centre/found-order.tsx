import { type OrderKind, type OrderSourceName, orderSourceNames } from '@svcdesk/core/rules';
import type { ReactNode } from 'react';
import { Pill } from '../../components/pill.tsx';
import type { Locale } from '../../platform/i18n/locale.ts';
import { withQuery } from '../../platform/routing.ts';
import { devicePaths } from '../device-order/device-paths.ts';
import { deviceStatusPill } from '../device-order/device-words.ts';
import { openEntrust } from '../entrust/entrust-paths.ts';
import { EntrustPill } from '../entrust/entrust-pill.tsx';
import { statusWords } from '../order/order-words.ts';
import { aboutOrder, staffPaths } from '../order/staff-paths.ts';
import { StatusPill } from '../order/status-pill.tsx';
import { pmPath } from '../pm-order/pm-paths.ts';
import { pmStatusPill } from '../pm-order/pm-words.ts';
import { aboutProject, projectPaths } from '../project/project-paths.ts';
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
  path: ({ id }) => aboutOrder(staffPaths.detail, id),
  pill: (status, locale) => <StatusPill status={status}>{statusWords(status, locale)}</StatusPill>,
};

const others: Readonly<Record<Exclude<OrderKind, OrderSourceName>, FoundKind>> = {
  project: { ...operations, path: ({ id }) => aboutProject(projectPaths.detail, id) },
  pm: {
    path: ({ id, status }) => pmPath(id, status),
    pill: (status, locale) => {
      const { words, tone } = pmStatusPill(status, locale);
      return <Pill tone={tone}>{words}</Pill>;
    },
  },
  device: {
    path: ({ id }) => withQuery(devicePaths.detail, { id }),
    pill: (status, locale) => {
      const { words, tone } = deviceStatusPill(status, locale);
      return <Pill tone={tone}>{words}</Pill>;
    },
  },
  entrusted: {
    path: openEntrust,
    pill: (status) => <EntrustPill status={status} />,
  },
};

/** Where an order of any kind opens, and how its state is shown; one of a newer server's kinds is taken for an order. */
export const foundKind = (kind: string): FoundKind => new Map(Object.entries(others)).get(kind) ?? operations;
