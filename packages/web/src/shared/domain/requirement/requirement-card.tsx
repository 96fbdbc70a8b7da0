import { requirementStatus } from '@svcdesk/core/rules';
import type { ReactNode } from 'react';
import { Pill, type PillTone } from '../../components/marks.tsx';
import { WholeTimes } from '../../components/whole-times.tsx';
import { useLocale } from '../../platform/i18n/locale.ts';
import { momentFact } from '../../platform/i18n/time-words.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useWaiting } from '../../platform/outbox/outbox.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import { OrderTitle } from '../order/order-card.tsx';
import { OrderNumber } from '../order/order-marks.tsx';
import { type Requirement, requirementStatusWords } from './requirement.ts';

interface RequirementCardProps {
  requirement: Requirement;
  /** The detail; without it the card is no link (it is the detail's own head). */
  to?: string;
  /** How it stands, in one line: who is at it, why it was refused, which order it became. */
  line?: ReactNode;
  /** Replaces the time at which it was asked. */
  aside?: ReactNode;
  /** Buttons under the line, only where one tap decides. */
  actions?: ReactNode;
}

/** By status; one of a newer server looks neutral. */
const tones: Readonly<Record<number, PillTone>> = {
  [requirementStatus.submitted]: 'pending',
  [requirementStatus.handling]: 'processing',
  [requirementStatus.converted]: 'resolved',
  [requirementStatus.rejected]: 'suspended',
  [requirementStatus.cancelled]: 'cancelled',
};

/** A requirement in lists of both sides, cut as the order card is. */
export function RequirementCard({ requirement, to, line, aside, actions }: RequirementCardProps) {
  const shared = useText(sharedText);
  const locale = useLocale((state) => state.locale);
  const waits = useWaiting('requirement', requirement.id).length > 0;
  const { title, status, cellName, reportName, requirementNo, createdAt } = requirement;
  return (
    <article className="sd-order">
      <div className="sd-order-body">
        <div className="sd-order-top">
          <OrderTitle to={to}>{title}</OrderTitle>
          <Pill tone={tones[status]}>{requirementStatusWords(status, locale)}</Pill>
        </div>
        <div className="sd-order-place">
          <span className="sd-cut sd-grow">{[cellName, reportName].filter(Boolean).join(' · ')}</span>
          <OrderNumber orderNo={requirementNo} />
        </div>
        <div className="sd-order-due">
          <span className="sd-grow">
            <WholeTimes>{line}</WholeTimes>
          </span>
          {waits ? (
            <span className="sd-order-waiting">{shared.state.waiting}</span>
          ) : (
            <span className="sd-num">
              <WholeTimes>{aside ?? momentFact(createdAt)}</WholeTimes>
            </span>
          )}
        </div>
        {actions !== undefined && <div className="sd-order-actions">{actions}</div>}
      </div>
    </article>
  );
}
