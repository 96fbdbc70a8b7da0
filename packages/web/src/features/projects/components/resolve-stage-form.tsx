import { handle } from '@svcdesk/core/contract/projects';
import { isVisible } from '@svcdesk/core/format';
import { useSearchParams } from 'react-router-dom';
import { ActionPage } from '../../../shared/blocks/action/action-page.tsx';
import { PhotosAndFilesField, WordsField } from '../../../shared/blocks/form/fields.tsx';
import { useActionForm } from '../../../shared/blocks/form/use-action-form.ts';
import type { ProjectOrder } from '../../../shared/domain/project/project.ts';
import { projectOrder } from '../../../shared/domain/project/project-kind.tsx';
import { currentStage } from '../../../shared/domain/project/stages.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { attachmentOf, type Photo } from '../../../shared/platform/photos/photo-store.ts';
import { projectBook } from '../phrases.ts';
import { StageField } from './stage-field.tsx';

/** What came of a stage; the present one unless another was tapped. */
export function ResolveStageForm({ thing }: { thing: ProjectOrder }) {
  const text = useText(projectBook).resolve;
  const tapped = useSearchParams()[0].get('stage') ?? '';
  const form = useActionForm({
    kind: projectOrder,
    thing,
    action: 'resolveStage',
    call: handle,
    initial: {
      stageId: tapped || (currentStage(thing.stages)?.id ?? ''),
      result: '',
      photos: [] as readonly Photo[],
    },
    check: ({ stageId, result }) => ({ stageId: stageId === '', result: !isVisible(result) }),
    request: ({ stageId, result, photos }, base) => ({
      orderId: thing.id,
      action: 'resolveStage' as const,
      ...base,
      stageId,
      result: result.trim(),
      attachments: attachmentOf(photos),
    }),
  });
  return (
    <ActionPage title={text.title} form={form} submitLabel={text.submit}>
      <StageField form={form} thing={thing} label={text.stage} last={text.last} />
      <WordsField form={form} name="result" label={text.result} required placeholder={text.hint} rows={4} />
      <PhotosAndFilesField form={form} name="photos" path="attachments" label={text.files} />
    </ActionPage>
  );
}
