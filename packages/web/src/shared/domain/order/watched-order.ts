import type { Watched } from '../../blocks/thing/thing.ts';
import { momentFact } from '../../platform/i18n/time-words.ts';
import { itemWords } from './item-words.ts';
import type { OrderDetail } from './order.ts';
import { orderWords, statusWords } from './order-words.ts';
import { orderText } from './phrases.ts';

type Own = keyof ReturnType<typeof orderText.in>['watched'];
type Field = keyof ReturnType<typeof orderWords>['field'];

const own = (field: Own, words?: Watched<OrderDetail>['words']): Watched<OrderDetail> => ({
  field,
  name: (locale) => orderText.in(locale).watched[field],
  words,
});

const named = (
  field: keyof OrderDetail & string,
  name: Field,
  words?: Watched<OrderDetail>['words'],
): Watched<OrderDetail> => ({ field, name: (locale) => orderWords(locale).field[name], words });

const instant: Watched<OrderDetail>['words'] = (value) => momentFact(String(value));

/** What somebody with a form open should hear of when another changes the order. */
export const watchedOrder: readonly Watched<OrderDetail>[] = [
  own('status', (value, locale) => statusWords(Number(value), locale)),
  own('handlerName'),
  own('assigneeName'),
  own('handlerGroupName'),
  named('title', 'title'),
  named('priority', 'priority', (value, locale) => itemWords('priority', Number(value), locale)),
  named('typeName', 'typeId'),
  named('serverCatalogName', 'serverCatalogId'),
  named('serviceMode', 'serviceMode', (value, locale) => itemWords('serviceMode', String(value), locale)),
  named('planStart', 'planStart', instant),
  own('resumeAt', instant),
];
