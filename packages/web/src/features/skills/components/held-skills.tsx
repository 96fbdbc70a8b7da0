import { engineers } from '@svcdesk/core/contract';
import { IconButton } from '../../../shared/components/icon-button.tsx';
import { ask } from '../../../shared/components/question-store.ts';
import { useSend } from '../../../shared/platform/api/use-send.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { showToast } from '../../../shared/platform/toast-store.ts';
import type { Skill } from '../data/skill-tree.ts';
import { useLevels } from '../data/use-skills.ts';
import { skillsText } from '../phrases.ts';
import { ReviewPill } from './review-pill.tsx';
import './skills.css';

/** What somebody can do, how well, and what of it is under review; what is known no more goes at once. */
export function HeldSkills({ skills }: { skills: readonly Skill[] }) {
  const text = useText(skillsText);
  const levels = useLevels();
  const { send } = useSend(engineers.deleteSkill, { toastFailure: true });
  const drop = async ({ skillId, name }: Skill) => {
    const sure = await ask({
      title: text.dropAsk(name),
      words: text.dropWords,
      danger: true,
      okLabel: text.drop,
      cancelLabel: text.keep,
    });
    if (sure && (await send(() => ({ skillId }))) !== undefined) showToast(text.dropped);
  };
  return (
    <ul className="sd-skills">
      {skills.map((skill) => {
        const { skillId, name, parentName, level, reviewStatus } = skill;
        const words = levels.find(({ value }) => value === String(level))?.label;
        return (
          <li key={skillId} className="sd-row">
            <div className="sd-grow">
              <p>
                {name} <ReviewPill status={reviewStatus} />
              </p>
              <p className="sd-meta">{[parentName, words].filter(Boolean).join(' · ')}</p>
            </div>
            {reviewStatus !== 3 && (
              <IconButton icon="trash" label={text.dropOne(name)} onClick={() => drop(skill)} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
