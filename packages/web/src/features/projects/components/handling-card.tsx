import { Card } from '../../../shared/components/card.tsx';
import { Facts } from '../../../shared/components/facts.tsx';
import { itemWords } from '../../../shared/domain/order/item-words.ts';
import { PersonLink } from '../../../shared/domain/people/person-link.tsx';
import type { ProjectOrder } from '../../../shared/domain/project/project.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { momentFact, spanFact } from '../../../shared/platform/i18n/time-words.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { projectBook } from '../phrases.ts';

/** Who manages it, who works on it and when. */
export function HandlingCard({ thing }: { thing: ProjectOrder }) {
  const text = useText(projectBook).detail;
  const locale = useLocale((state) => state.locale);
  const { handlerName, assigneeName, planStart, planEnd, hangUpReason } = thing;
  return (
    <Card title={text.handling}>
      <Facts
        facts={[
          { label: text.project, value: thing.projectName },
          {
            label: text.manager,
            value: <PersonLink id={thing.managerId} name={thing.managerName} />,
          },
          // Between the two links, so that a finger meets one of them only.
          { label: text.group, value: thing.handlerGroupName },
          {
            label: text.handler,
            value: handlerName ? (
              <PersonLink id={thing.handlerId} name={handlerName} />
            ) : assigneeName ? (
              text.named(assigneeName)
            ) : (
              text.unassigned
            ),
          },
          { label: text.plan, value: planStart && spanFact(planStart, planEnd) },
          { label: text.due, value: momentFact(thing.dueAt) },
          {
            label: text.hangUpReason,
            value: hangUpReason && itemWords('hangUpReason', hangUpReason, locale),
          },
          { label: text.resumeAt, value: momentFact(thing.resumeAt) },
          { label: text.created, value: `${momentFact(thing.createdAt)} · ${thing.creatorName}` },
        ]}
      />
    </Card>
  );
}
