import { engineers } from '@svcdesk/core/contract';
import { useSearchParams } from 'react-router-dom';
import { DraftNotice } from '../../../shared/blocks/drafts/draft-notice.tsx';
import { FormEnd } from '../../../shared/blocks/form/form-end.tsx';
import { useForm } from '../../../shared/blocks/form/use-form.ts';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { RadioChips } from '../../../shared/components/choice.tsx';
import { FieldFrame } from '../../../shared/components/field-frame.tsx';
import { Form } from '../../../shared/components/form.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { useGoBack } from '../../../shared/platform/hooks/use-go-back.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { showToast } from '../../../shared/platform/toast-store.ts';
import { skillsText } from '../phrases.ts';
import { leavesOf, type Skill, type SkillNode, withChoices } from '../skill-tree.ts';
import { useSkillPaths } from '../use-skill-paths.ts';
import { useLevels, useSkills } from '../use-skills.ts';

/** The skills of one group, each with how well one knows it. */
export function SecondSkillScreen() {
  const text = useText(skillsText);
  const paths = useSkillPaths();
  const [query] = useSearchParams();
  const skills = useSkills();
  return (
    <Page backTo={paths.first}>
      <Loaded query={skills} cards={2}>
        {({ tree, mine }) => {
          const group = tree.find(({ value }) => value === query.get('id'));
          if (!group) return <EmptyState icon="tool" title={text.noTree} hint={text.noTreeHint} />;
          return <Levels group={group} mine={mine} />;
        }}
      </Loaded>
    </Page>
  );
}

function Levels({ group, mine }: { group: SkillNode; mine: readonly Skill[] }) {
  const text = useText(skillsText);
  const paths = useSkillPaths();
  const leave = useGoBack(paths.first);
  const levels = [{ value: '0', label: text.unknown }, ...useLevels()];
  const leaves = leavesOf([group]);
  const now = Object.fromEntries(mine.map(({ skillId, level }) => [skillId, level]));
  const form = useForm({
    form: 'skills',
    objectId: group.value,
    call: engineers.update,
    live: { chosen: {} as Readonly<Record<string, number>> },
    snapshot: {},
    request: ({ fields: { chosen } }) => ({ skills: withChoices(mine, chosen) }),
    onDone() {
      showToast(text.handedIn);
      leave();
    },
  });
  const { chosen } = form.fields;
  return (
    <Card title={group.label}>
      <DraftNotice draft={form.draft} />
      <Form onSubmit={form.submit}>
        {leaves.map(({ id, name }) => (
          <FieldFrame key={id} label={name} group>
            <RadioChips
              options={levels}
              value={String(chosen[id] ?? now[id] ?? 0)}
              onChange={(level) => form.set({ chosen: { ...chosen, [id]: Number(level) } })}
            />
          </FieldFrame>
        ))}
        <FormEnd form={form} submitLabel={text.submit} />
      </Form>
    </Card>
  );
}
