import { Attachments } from '../../../shared/blocks/photos/attachments.tsx';
import { Timeline } from '../../../shared/components/timeline.tsx';
import { itemWords } from '../../../shared/domain/order/item-words.ts';
import type { RequirementRecord } from '../../../shared/domain/requirement/requirement.ts';
import { useNow } from '../../../shared/platform/hooks/use-now.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { momentWords } from '../../../shared/platform/i18n/time-words.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { requirementsText } from '../phrases/index.ts';

/** What happened to a requirement, newest first, in its customer's words. */
export function RequirementProgress({ records }: { records: readonly RequirementRecord[] }) {
  const { happened } = useText(requirementsText);
  const locale = useLocale((state) => state.locale);
  const nowMs = useNow();
  const words: Readonly<Record<string, unknown>> = happened;
  const entries = records.toReversed().map(({ id, action, byName, at, reasonCode, remark, attachments }) => {
    const done = words[action];
    const dictionary = (action as string) === 'reject' ? 'requirementReject' : 'cancelReason';
    const why = reasonCode === undefined ? undefined : itemWords(dictionary, reasonCode, locale);
    return {
      key: id,
      title: `${byName} ${typeof done === 'string' ? done : action}`,
      time: momentWords(at, nowMs),
      note: [why, remark].filter(Boolean).join('\n') || undefined,
      more: <Attachments attachments={attachments} />,
    };
  });
  return <Timeline entries={entries} />;
}
