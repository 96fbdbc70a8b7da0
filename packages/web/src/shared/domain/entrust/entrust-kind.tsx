import { entrustStatus } from '@svcdesk/core/rules';
import type { RecordKind } from '../../blocks/record/record.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { momentFact } from '../../platform/i18n/time-words.ts';
import { staffPaths, withId } from '../../platform/paths.ts';
import { itemWords, reasonWords } from '../order/order-words.ts';
import { kindStatusWords } from '../work/kind-words.ts';
import type { EntrustOrder } from './entrust.ts';
import { EntrustCard } from './entrust-card.tsx';
import { entrustText } from './phrases.ts';
import { showNewEntrust, useEntrust } from './use-entrust.ts';

type Words = Readonly<Record<string, string>>;

const watched = (field: keyof ReturnType<typeof entrustText.in>['watched']) => ({
  field,
  name: (locale: Locale) => entrustText.in(locale).watched[field],
});

/** Why the account may not: who may, by the action; else what the reason itself says. */
function whyNot(reason: string, action: string, locale: Locale): string {
  const words: Words = entrustText.in(locale).reason;
  if (reason === 'notHandler' && Object.hasOwn(words, action)) return words[action] ?? reason;
  return words[reason] ?? reasonWords(reason, locale);
}

/** Entrusted orders, of either side: what goes from one organisation to another and comes back. */
export const entrusted: RecordKind<EntrustOrder> = {
  name: 'entrust',
  useRecord: useEntrust,
  showNew: showNewEntrust,
  pathOf: (id) => withId(staffPaths.entrust.detail, id),
  Head: EntrustCard,
  noun: (locale) => entrustText.in(locale).noun,
  actionWords(action, locale, record) {
    const isAgain = action === 'distribute' && record?.engineerId !== undefined;
    return (entrustText.in(locale).action as Words)[isAgain ? 'redistribute' : action] ?? action;
  },
  doneWords: (action, locale) => (entrustText.in(locale).done as Words)[action] ?? action,
  reasonWords: whyNot,
  watched: [
    {
      ...watched('status'),
      words: (value, locale) => kindStatusWords('entrust', entrustStatus, Number(value), locale),
    },
    watched('engineerName'),
    { ...watched('priority'), words: (value, locale) => itemWords('priority', Number(value), locale) },
    { ...watched('dueAt'), words: (value) => momentFact(String(value)) },
  ],
};
