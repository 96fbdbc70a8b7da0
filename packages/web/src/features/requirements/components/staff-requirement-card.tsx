import { Icon } from '../../../shared/components/icon.tsx';
import type { Requirement } from '../../../shared/domain/requirement/requirement.ts';
import { RequirementCard } from '../../../shared/domain/requirement/requirement-card.tsx';
import {
  aboutRequirement,
  staffRequirementPaths,
} from '../../../shared/domain/requirement/requirement-paths.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { handlingText } from '../phrases.ts';
import './staff-requirement-card.css';

/** A requirement in lists of staff: who is at it, or the order that it became. */
export function StaffRequirementCard({ requirement }: { requirement: Requirement }) {
  return (
    <RequirementCard
      requirement={requirement}
      to={aboutRequirement(staffRequirementPaths.detail, requirement.id)}
      line={<StandsAt requirement={requirement} />}
    />
  );
}

function StandsAt({ requirement: { lock, orderNo, serverCatalogName } }: { requirement: Requirement }) {
  const text = useText(handlingText);
  if (lock) {
    return (
      <span className="sd-requirement-lock">
        <Icon name="lock" size={16} />
        {lock.mine ? text.lock.byMe : text.lock.by(lock.byName)}
      </span>
    );
  }
  return orderNo === undefined ? serverCatalogName : text.detail.toOrder(orderNo);
}
