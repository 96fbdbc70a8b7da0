import { Check } from '../../../shared/components/check.tsx';
import { Segments } from '../../../shared/components/segments.tsx';
import type { SkillLeaf } from '../data/skill-tree.ts';
import { useLevels } from '../data/use-skills.ts';
import './skills.css';

interface SkillToChooseProps {
  leaf: SkillLeaf;
  /** 0 while it is not chosen. */
  level: number;
  onLevel: (level: number) => void;
}

/** What most people mean who tick a skill without saying how well they know it. */
const usualLevel = 2;

/** A skill to tick; then how well one knows it. */
export function SkillToChoose({ leaf, level, onLevel }: SkillToChooseProps) {
  const levels = useLevels();
  return (
    <li>
      <Check checked={level > 0} onChange={(on) => onLevel(on ? usualLevel : 0)}>
        <span className="sd-skill-found">
          {leaf.name}
          <span className="sd-meta">{leaf.above.join(' / ')}</span>
        </span>
      </Check>
      {level > 0 && (
        <div className="sd-skill-chosen">
          <Segments
            label={leaf.name}
            options={levels}
            value={String(level)}
            onChange={(chosen) => onLevel(Number(chosen))}
          />
        </div>
      )}
    </li>
  );
}
