import { requirementStatus } from '@svcdesk/core/rules';
import { itemWords, statusWords } from '../../shared/domain/order/order-words.ts';
import type { Requirement } from '../../shared/domain/requirement/requirement.ts';
import type { Locale } from '../../shared/platform/i18n/locale.ts';
import { requirementsText } from './phrases.ts';

type Shown = Pick<Requirement, 'status' | 'orderNo' | 'orderStatus' | 'reasonCode'>;

/** How a requirement stands, in its customer's words; nothing for a status of a newer server, whose number the pill shows. */
export function requirementStatusText(requirement: Shown, locale: Locale): string | undefined {
  const { statusText } = requirementsText.in(locale);
  const { status, orderNo, orderStatus, reasonCode } = requirement;
  switch (status) {
    case requirementStatus.submitted:
      return statusText.submitted;
    case requirementStatus.handling:
      return statusText.handling;
    case requirementStatus.converted:
      if (orderNo === undefined || orderStatus === undefined) return statusText.convertedOnly;
      return statusText.converted(orderNo.slice(-4), statusWords(orderStatus, locale));
    case requirementStatus.rejected:
      return reasonCode === undefined
        ? statusText.rejectedOnly
        : statusText.rejected(itemWords('requirementReject', reasonCode, locale));
    case requirementStatus.cancelled:
      return reasonCode === undefined
        ? statusText.cancelled
        : statusText.cancelledBecause(itemWords('cancelReason', reasonCode, locale));
    default:
      return undefined;
  }
}
