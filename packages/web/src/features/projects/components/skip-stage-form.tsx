import { handle } from '@svcdesk/core/contract/projects';
import { isVisible } from '@svcdesk/core/format';
import { useSearchParams } from 'react-router-dom';
import { ActionPage } from '../../../shared/blocks/action/action-page.tsx';
import { WordsField } from '../../../shared/blocks/form/fields.tsx';
import { useActionForm } from '../../../shared/blocks/form/use-action-form.ts';
import type { ProjectOrder } from '../../../shared/domain/project/project.ts';
import { projectOrder } from '../../../shared/domain/project/project-kind.tsx';
import { currentStage } from '../../../shared/domain/project/stages.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { projectBook } from '../phrases.ts';
import { StageField } from './stage-field.tsx';

/** The project manager leaves a stage out, and says why. */
export function SkipStageForm({ thing }: { thing: ProjectOrder }) {
  const text = useText(projectBook).skip;
  const tapped = useSearchParams()[0].get('stage') ?? '';
  const form = useActionForm({
    kind: projectOrder,
    thing,
    action: 'skipStage',
    call: handle,
    initial: { stageId: tapped || (currentStage(thing.stages)?.id ?? ''), remark: '' },
    check: ({ stageId, remark }) => ({ stageId: stageId === '', remark: !isVisible(remark) }),
    request: ({ stageId, remark }, base) => ({
      orderId: thing.id,
      action: 'skipStage' as const,
      ...base,
      stageId,
      remark: remark.trim(),
    }),
  });
  return (
    <ActionPage title={text.title} form={form} submitLabel={text.submit} danger>
      <StageField form={form} thing={thing} label={text.stage} last={text.last} />
      <WordsField form={form} name="remark" label={text.remark} required />
    </ActionPage>
  );
}
