import type { RequirementAction } from '@svcdesk/core/rules';
import type { ActionTable } from '../../shared/blocks/action/action-plan.ts';
import type { RecordKind } from '../../shared/blocks/record/record.ts';
import type { Requirement } from '../../shared/domain/requirement/requirement.ts';
import { RequirementCard } from '../../shared/domain/requirement/requirement-card.tsx';
import { staffRequirement } from '../../shared/domain/requirement/requirement-kind.tsx';
import { useLocale } from '../../shared/platform/i18n/locale.ts';
import { clientPaths, withId } from '../../shared/platform/paths.ts';
import { requirementsText } from './phrases.ts';
import { requirementStatusText } from './requirement-status-text.ts';

/** What a customer may do with a requirement. */
export type ClientAction = Extract<RequirementAction, 'remind' | 'cancel'>;

/** The same with the buttons that allow it. */
export const clientActions: ActionTable<ClientAction> = {
  buttons: { remind: 'c.requirement.create', cancel: 'c.requirement.cancel' },
  main: ['remind'],
  beside: ['cancel'],
  dangers: ['cancel'],
};

/** A requirement as its customer acts on it, in their words. */
export const clientRequirement: RecordKind<Requirement> = {
  ...staffRequirement,
  pathOf: (id) => withId(clientPaths.requirement.detail, id),
  Head: ({ record }) => <ClientRequirementCard requirement={record} linked={false} />,
  actionWords: (action, locale) => requirementsText.in(locale).act.name[action as ClientAction],
};

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
      to={linked ? withId(clientPaths.requirement.detail, requirement.id) : undefined}
      line={requirementStatusText(requirement, locale)}
    />
  );
}
