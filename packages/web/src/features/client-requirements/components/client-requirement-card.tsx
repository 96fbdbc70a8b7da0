import type { Requirement } from '../../../shared/domain/requirement/requirement.ts';
import { RequirementCard } from '../../../shared/domain/requirement/requirement-card.tsx';
import {
  aboutRequirement,
  clientRequirementPaths,
} from '../../../shared/domain/requirement/requirement-paths.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { requirementStory } from '../data/requirement-story.ts';

/** A requirement in its customer's lists, and on top of what they do with it. */
export function ClientRequirementCard({
  requirement,
  linked = true,
}: {
  requirement: Requirement;
  linked?: boolean;
}) {
  const locale = useLocale((state) => state.locale);
  return (
    <RequirementCard
      requirement={requirement}
      to={linked ? aboutRequirement(clientRequirementPaths.detail, requirement.id) : undefined}
      line={requirementStory(requirement, locale)}
    />
  );
}
