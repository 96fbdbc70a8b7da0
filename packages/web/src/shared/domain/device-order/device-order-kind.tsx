import { detail } from '@svcdesk/core/contract/device-orders';
import type { ThingKind, Watched } from '../../blocks/thing/thing.ts';
import { setCallData } from '../../platform/api/use-call.ts';
import { momentFact } from '../../platform/i18n/time-words.ts';
import { withQuery } from '../../platform/routing.ts';
import { reasonWords } from '../order/item-words.ts';
import { kindWords, wordOf } from '../work/kind-words.ts';
import { DeviceCard } from './device-card.tsx';
import type { ExpectedDevice } from './device-order.ts';
import { devicePaths } from './device-paths.ts';
import { deviceStatusPill } from './device-words.ts';
import { deviceText } from './phrases.ts';
import { useExpectedDevice } from './use-expected-device.ts';

type Field = keyof ReturnType<typeof deviceText.in>['watched'];

const watched = (field: Field, words?: Watched<ExpectedDevice>['words']): Watched<ExpectedDevice> => ({
  field,
  name: (locale) => deviceText.in(locale).watched[field],
  words,
});

const instant: Watched<ExpectedDevice>['words'] = (value) => momentFact(String(value)).slice(0, 16);

/** Device orders as staff work on them. */
export const deviceOrder: ThingKind<ExpectedDevice> = {
  name: 'device',
  useThing: useExpectedDevice,
  showNew: (queries, id, data) => setCallData(queries, detail, { id }, (before) => ({ ...before, ...data })),
  pathOf: (id) => withQuery(devicePaths.detail, { id }),
  Head: ({ thing }) => <DeviceCard order={thing} />,
  noun: (locale) => deviceText.in(locale).noun,
  actionWords: (action, locale) => wordOf(kindWords(locale).deviceAction, action),
  doneWords: (action, locale) => wordOf(kindWords(locale).happened, action),
  reasonWords: (reason, _action, locale) => reasonWords(reason, locale),
  watched: [
    watched('status', (value, locale) => deviceStatusPill(Number(value), locale).words),
    watched('managerName'),
    watched('engineerName'),
    watched('checkerName'),
    watched('groupName'),
    watched('planStart', instant),
    watched('resumeAt', instant),
  ],
};
