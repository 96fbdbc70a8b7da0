import { Card } from '../../../shared/components/card.tsx';
import { itemWords } from '../../../shared/domain/order/item-words.ts';
import type { Requirement } from '../../../shared/domain/requirement/requirement.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { handlingText } from '../phrases.ts';
import '../../../shared/domain/order-work/content-card.css';

/** By status, where the reason's name comes from. */
const dictionaries = { 4: 'requirementReject', 5: 'cancelReason' } as const;

/** Why it was refused or taken back. */
export function WhyCard({ requirement: { status, reasonCode, remark } }: { requirement: Requirement }) {
  const text = useText(handlingText).detail;
  const locale = useLocale((state) => state.locale);
  if (status !== 4 && status !== 5) return null;
  if (reasonCode === undefined && !remark) return null;
  return (
    <Card title={status === 4 ? text.refused : text.cancelled} tone="pending">
      {reasonCode !== undefined && <p>{itemWords(dictionaries[status], reasonCode, locale)}</p>}
      {remark && <p className="sd-long-text">{remark}</p>}
    </Card>
  );
}
