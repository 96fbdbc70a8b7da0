import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { BottomBar } from '../../../shared/components/bottom-bar.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { Row, Rows } from '../../../shared/components/rows.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { useSkillPaths } from '../../../shared/domain/skills/skill-paths.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { withQuery } from '../../../shared/platform/routing.ts';
import { HeldSkills } from '../components/held-skills.tsx';
import { leavesOf, type Skill, type SkillNode } from '../data/skill-tree.ts';
import { useSkills } from '../data/use-skills.ts';
import { skillsText } from '../phrases.ts';

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
