import type { DataOf, engineers } from '@svcdesk/core/contract';
import { reviewStatus } from '@svcdesk/core/rules';
import { Card } from '../../../shared/components/card.tsx';
import { Pill } from '../../../shared/components/pill.tsx';
import { itemWords } from '../../../shared/domain/order/item-words.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { engineerText } from '../phrases.ts';
import './abilities.css';

type Engineer = DataOf<typeof engineers.findOne>;

/** What they can do and how well; what is under review says so. */
export function SkillsCard({ skills }: Pick<Engineer, 'skills'>) {
  const text = useText(engineerText);
  const locale = useLocale((state) => state.locale);
  return (
    <Card title={text.skills}>
      {skills.length === 0 && <p className="sd-meta">{text.noSkills}</p>}
      <ul className="sd-abilities">
        {skills.map(({ skillId, name, parentName, level, reviewStatus: review }) => (
          <li key={skillId}>
            <span className="sd-grow">
              {name}
              {parentName !== undefined && <span className="sd-meta"> {parentName}</span>}
            </span>
            {review === reviewStatus.waiting && <Pill tone="pending">{text.underReview}</Pill>}
            <Pill tone="accent">{itemWords('skillLevel', level, locale)}</Pill>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Where they work. */
export function AreasCard({ areas }: { areas: Engineer['serviceAreas'] }) {
  const text = useText(engineerText);
  return (
    <Card title={text.areas}>
      {areas.length === 0 && <p className="sd-meta">{text.noAreas}</p>}
      <ul className="sd-abilities">
        {areas.map(({ code, name, reviewStatus: review }) => (
          <li key={code}>
            <span className="sd-grow">{name}</span>
            {review === reviewStatus.waiting && <Pill tone="pending">{text.underReview}</Pill>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
