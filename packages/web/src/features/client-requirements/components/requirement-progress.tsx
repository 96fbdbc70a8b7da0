import { HistoryList } from '../../../shared/blocks/history/history-list.tsx';
import { itemWords } from '../../../shared/domain/order/item-words.ts';
import type { RequirementRecord } from '../../../shared/domain/requirement/requirement.ts';
import { type Locale, useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { requirementsText } from '../phrases/index.ts';

/** What happened to a requirement, newest first, in its customer's words. */
export function RequirementProgress({ records }: { records: readonly RequirementRecord[] }) {
  const { happened } = useText(requirementsText);
  const locale = useLocale((state) => state.locale);
  const words: Readonly<Record<string, unknown>> = happened;
  const entries = records.map((record) => {
    const done = words[record.action];
    return {
      key: record.id,
      title: `${record.byName} ${typeof done === 'string' ? done : record.action}`,
      at: record.at,
      lines: [whyOf(record, locale)].filter((line) => line !== undefined),
      words: record.remark,
      attachments: record.attachments,
    };
  });
  return <HistoryList entries={entries} />;
}

function whyOf({ action, reasonCode }: RequirementRecord, locale: Locale): string | undefined {
  if (reasonCode === undefined) return undefined;
  const dictionary = (action as string) === 'reject' ? 'requirementReject' : 'cancelReason';
  return itemWords(dictionary, reasonCode, locale);
}
