import { engineers } from '@svcdesk/core/contract';
import { reviewStatus } from '@svcdesk/core/rules';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { IconButton } from '../../../shared/components/icon-button.tsx';
import { BottomBar, Page } from '../../../shared/components/page.tsx';
import { confirm } from '../../../shared/components/question.tsx';
import { Row, Rows } from '../../../shared/components/rows.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { useSend } from '../../../shared/platform/api/use-send.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { withQuery } from '../../../shared/platform/paths.ts';
import { showToast } from '../../../shared/platform/toast-store.ts';
import { skillsText } from '../phrases.ts';
import { ReviewPill } from '../review-pill.tsx';
import { leavesOf, type Skill, type SkillNode } from '../skill-tree.ts';
import { useSkillPaths } from '../use-skill-paths.ts';
import { useLevels, useSkills } from '../use-skills.ts';
import '../skills.css';

/** My skills, and the groups to choose more from. */
export function FirstSkillScreen() {
  const text = useText(skillsText);
  const paths = useSkillPaths();
  const skills = useSkills();
  return (
    <Page
      backTo={paths.profile}
      onRefresh={skills.refetch}
      bottom={
        <BottomBar>
          <Button kind="main" to={paths.add}>
            {text.search}
          </Button>
        </BottomBar>
      }
    >
      <Loaded query={skills} cards={2}>
        {({ tree, mine }) => (
          <>
            {mine.length > 0 && (
              <Card title={text.mine}>
                <HeldSkills skills={mine} />
              </Card>
            )}
            {tree.length === 0 ? (
              <EmptyState icon="tool" title={text.noTree} hint={text.noTreeHint} />
            ) : (
              <Rows label={text.groups}>
                {tree.map((group) => (
                  <GroupRow key={group.value} group={group} mine={mine} />
                ))}
              </Rows>
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}

function GroupRow({ group, mine }: { group: SkillNode; mine: readonly Skill[] }) {
  const text = useText(skillsText);
  const paths = useSkillPaths();
  const leaves = leavesOf([group]);
  const chosen = leaves.filter(({ id }) => mine.some(({ skillId }) => skillId === id)).length;
  return (
    <Row
      to={withQuery(paths.second, { id: group.value })}
      extra={chosen > 0 ? text.chosen(chosen) : undefined}
    >
      {group.label}
    </Row>
  );
}

/** What the engineer can do, how well, and what of it is under review; what is known no more goes at once. */
function HeldSkills({ skills }: { skills: readonly Skill[] }) {
  const text = useText(skillsText);
  const levels = useLevels();
  const { send } = useSend(engineers.deleteSkill, { toastFailure: true });
  const drop = async ({ skillId, name }: Skill) => {
    const sure = await confirm({
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
        const { skillId, name, parentName, level, reviewStatus: status } = skill;
        const words = levels.find(({ value }) => value === String(level))?.label;
        return (
          <li key={skillId} className="sd-row">
            <div className="sd-grow">
              <p>
                {name} <ReviewPill status={status} />
              </p>
              <p className="sd-meta">{[parentName, words].filter(Boolean).join(' · ')}</p>
            </div>
            {status !== reviewStatus.rejected && (
              <IconButton icon="trash" label={text.dropOne(name)} onClick={() => drop(skill)} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
