import { IconButton } from '../../../shared/components/icon-button.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import type { Area } from '../data/areas.ts';
import { skillsText } from '../phrases.ts';
import { ReviewPill } from './review-pill.tsx';
import './skills.css';

/** Regions that somebody serves or wants to. */
export function AreaList({ areas, onRemove }: { areas: readonly Area[]; onRemove: (code: string) => void }) {
  const text = useText(skillsText);
  if (areas.length === 0) return <p className="sd-meta">{text.noAreas}</p>;
  return (
    <ul className="sd-skills">
      {areas.map(({ code, name, reviewStatus }) => (
        <li key={code} className="sd-row">
          <p className="sd-grow">
            {name} <ReviewPill status={reviewStatus} />
          </p>
          <IconButton icon="trash" label={text.dropOne(name)} onClick={() => onRemove(code)} />
        </li>
      ))}
    </ul>
  );
}
