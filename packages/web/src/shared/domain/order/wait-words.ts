import { orderStatus } from '@svcdesk/core/rules';
import { useNow } from '../../platform/hooks/use-now.ts';
import { useLocale } from '../../platform/i18n/locale.ts';
import { momentWords } from '../../platform/i18n/time-words.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import type { OrderSummary } from './order.ts';
import { itemWords } from './order-words.ts';

/** Why an order on hold waits and until when; undefined for one that does not, or says neither. */
export function useWaitWords(
  order: Pick<OrderSummary, 'status' | 'hangUpReason' | 'resumeAt'>,
): string | undefined {
  const text = useText(sharedText).order;
  const locale = useLocale((state) => state.locale);
  const nowMs = useNow();
  if (order.status !== orderStatus.suspended) return undefined;
  const reason = order.hangUpReason && itemWords('hangUpReason', order.hangUpReason, locale);
  const resumes = order.resumeAt && text.resumes(momentWords(order.resumeAt, nowMs));
  return [reason, resumes].filter(Boolean).join(text.comma) || undefined;
}
