import { detail } from '@svcdesk/core/contract/pm-orders';
import type { ThingKind, Watched } from '../../blocks/thing/thing.ts';
import { setCallData } from '../../platform/api/use-call.ts';
import { momentFact } from '../../platform/i18n/time-words.ts';
import { reasonWords } from '../order/order-words.ts';
import { kindWords, wordOf } from '../work/kind-words.ts';
import type { ExpectedPm } from './after-waiting-pm.ts';
import { pmText } from './phrases.ts';
import { PmCard } from './pm-card.tsx';
import { type PmOrder, pmPath, pmStatusPill } from './pm-order.ts';
import { useExpectedPm } from './use-expected-pm.ts';

type Field = keyof ReturnType<typeof pmText.in>['watched'];

const watched = (field: Field, words?: Watched<ExpectedPm>['words']): Watched<ExpectedPm> => ({
  field,
  name: (locale) => pmText.in(locale).watched[field],
  words,
});

/** Preventive-maintenance orders as staff work on them. */
export const pmOrder: ThingKind<ExpectedPm> = {
  name: 'pm',
  useThing: useExpectedPm,
  showNew: (queries, id, data) =>
    setCallData(queries, detail, { id }, (before) => ({ ...before, ...(data as Partial<PmOrder>) })),
  pathOf: (id) => pmPath(id),
  Head: ({ thing }) => <PmCard order={thing} />,
  noun: (locale) => pmText.in(locale).noun,
  actionWords: (action, locale) => wordOf(kindWords(locale).pmAction, action),
  doneWords: (action, locale) => wordOf(kindWords(locale).happened, action),
  reasonWords: (reason, _action, locale) => reasonWords(reason, locale),
  watched: [
    watched('status', (value, locale) => pmStatusPill(Number(value), locale).words),
    watched('engineerName'),
    watched('groupName'),
    watched('planStart', (value) => momentFact(String(value)).slice(0, 16)),
  ],
};
