import { engineers } from '@svcdesk/core/contract';
import { maxKeywordLength } from '@svcdesk/core/contract/limits';
import { useState } from 'react';
import { DraftNotice } from '../../../shared/blocks/drafts/draft-notice.tsx';
import { PhotosAndFilesField } from '../../../shared/blocks/form/fields.tsx';
import { FormEnd } from '../../../shared/blocks/form/form-end.tsx';
import { useForm } from '../../../shared/blocks/form/use-form.ts';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Check } from '../../../shared/components/check.tsx';
import { Segments } from '../../../shared/components/choice.tsx';
import { FieldFrame } from '../../../shared/components/field-frame.tsx';
import { Form } from '../../../shared/components/form.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { TextInput } from '../../../shared/components/text-input.tsx';
import { useGoBack } from '../../../shared/platform/hooks/use-go-back.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { attachmentOf, type Photo } from '../../../shared/platform/photos/photo-store.ts';
import { showToast } from '../../../shared/platform/toast-store.ts';
import { skillsText } from '../phrases.ts';
import {
  leavesOf,
  matching,
  type Skill,
  type SkillLeaf,
  type SkillNode,
  withChoices,
} from '../skill-tree.ts';
import { useSkillPaths } from '../use-skill-paths.ts';
import { useLevels, useSkills } from '../use-skills.ts';
import '../skills.css';

/** Several skills at once, found by words, with a photo of what proves them. */
export function AddSkillsScreen() {
  const paths = useSkillPaths();
  const skills = useSkills();
  return (
    <Page backTo={paths.first}>
      <Loaded query={skills} cards={2}>
        {({ tree, mine }) => <AddForm tree={tree} mine={mine} />}
      </Loaded>
    </Page>
  );
}

function AddForm({ tree, mine }: { tree: readonly SkillNode[]; mine: readonly Skill[] }) {
  const text = useText(skillsText);
  const paths = useSkillPaths();
  const leave = useGoBack(paths.first);
  const [words, setWords] = useState('');
  const open = leavesOf(tree).filter(({ id }) => !mine.some(({ skillId }) => skillId === id));
  const form = useForm({
    form: 'addSkills',
    call: engineers.update,
    live: { chosen: {} as Readonly<Record<string, number>>, photos: [] as readonly Photo[] },
    snapshot: {},
    request: ({ fields: { chosen, photos } }) => ({
      skills: withChoices(mine, chosen, photos.length > 0 ? attachmentOf(photos) : undefined),
    }),
    check: ({ fields: { chosen } }) => ({
      '': Object.values(chosen).some((level) => level > 0) ? undefined : text.chooseOne,
    }),
    onDone() {
      showToast(text.handedIn);
      leave();
    },
  });
  const { chosen } = form.fields;
  const isChosen = ({ id }: { id: string }) => (chosen[id] ?? 0) > 0;
  // What is chosen stays in sight, whatever is searched for next.
  const shown = [...open.filter(isChosen), ...matching(open, words).filter((leaf) => !isChosen(leaf))];
  if (open.length === 0) return <EmptyState icon="check" title={text.allHeld} hint={text.allHeldHint} />;
  return (
    <Form onSubmit={form.submit}>
      <DraftNotice draft={form.draft} />
      <div className="sd-stack">
        <Card>
          <FieldFrame label={text.find}>
            <TextInput
              value={words}
              onChange={setWords}
              type="search"
              enterKeyHint="search"
              maxLength={maxKeywordLength}
            />
          </FieldFrame>
          <ul className="sd-skills">
            {shown.map((leaf) => (
              <SkillToChoose
                key={leaf.id}
                leaf={leaf}
                level={chosen[leaf.id] ?? 0}
                onLevel={(level) => form.set({ chosen: { ...chosen, [leaf.id]: level } })}
              />
            ))}
          </ul>
          {shown.length === 0 && <p className="sd-meta">{text.notFound}</p>}
        </Card>
        <Card>
          <PhotosAndFilesField
            form={form}
            name="photos"
            path="certificate"
            label={text.certificate}
            hint={text.certificateHint}
          />
          <FormEnd form={form} submitLabel={text.submit} />
        </Card>
      </div>
    </Form>
  );
}

interface SkillToChooseProps {
  leaf: SkillLeaf;
  /** 0 while it is not chosen. */
  level: number;
  onLevel: (level: number) => void;
}

/** What most people mean who tick a skill without saying how well they know it. */
const usualLevel = 2;

/** A skill to tick; then how well one knows it. */
function SkillToChoose({ leaf, level, onLevel }: SkillToChooseProps) {
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
