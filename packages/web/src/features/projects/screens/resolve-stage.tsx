import { handle } from '@svcdesk/core/contract/projects';
import { isVisible } from '@svcdesk/core/format';
import { useSearchParams } from 'react-router-dom';
import { ActionPage } from '../../../shared/blocks/action/action-page.tsx';
import { FormField, PhotosAndFilesField, WordsField } from '../../../shared/blocks/form/fields.tsx';
import { useActionForm } from '../../../shared/blocks/form/use-action-form.ts';
import type { FieldsHandle } from '../../../shared/blocks/form/use-form.ts';
import { WithRecord } from '../../../shared/blocks/record/with-record.tsx';
import { RadioChips } from '../../../shared/components/choice.tsx';
import { currentStage, isOpenStage, type ProjectOrder } from '../../../shared/domain/project/project.ts';
import { projectOrder } from '../../../shared/domain/project/project-kind.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { attachmentOf, type Photo } from '../../../shared/platform/photos/photo-store.ts';
import { projectBook } from '../phrases.ts';

/** A stage is finished, or by the project manager skipped. */
export function ResolveStageScreen() {
  const [query] = useSearchParams();
  const text = useText(projectBook);
  const skips = query.get('do') === 'skipStage';
  return skips ? (
    <WithRecord
      key="skip"
      kind={projectOrder}
      action="skipStage"
      title={text.skip.title}
      Form={SkipStageForm}
    />
  ) : (
    <WithRecord
      key="resolve"
      kind={projectOrder}
      action="resolveStage"
      title={text.resolve.title}
      Form={ResolveStageForm}
    />
  );
}

/** What came of a stage; the present one unless another was tapped. */
function ResolveStageForm({ record }: { record: ProjectOrder }) {
  const text = useText(projectBook).resolve;
  const tapped = useSearchParams()[0].get('stage') ?? '';
  const form = useActionForm({
    kind: projectOrder,
    record,
    action: 'resolveStage',
    call: handle,
    initial: {
      stageId: tapped || (currentStage(record.stages)?.id ?? ''),
      result: '',
      photos: [] as readonly Photo[],
    },
    check: ({ stageId, result }) => ({ stageId: stageId === '', result: !isVisible(result) }),
    request: ({ stageId, result, photos }, base) => ({
      orderId: record.id,
      action: 'resolveStage' as const,
      ...base,
      stageId,
      result: result.trim(),
      attachments: attachmentOf(photos),
    }),
  });
  return (
    <ActionPage title={text.title} form={form} submitLabel={text.submit}>
      <StageField form={form} record={record} label={text.stage} last={text.last} />
      <WordsField form={form} name="result" label={text.result} required placeholder={text.hint} rows={4} />
      <PhotosAndFilesField form={form} name="photos" path="attachments" label={text.files} />
    </ActionPage>
  );
}

/** The project manager leaves a stage out, and says why. */
function SkipStageForm({ record }: { record: ProjectOrder }) {
  const text = useText(projectBook).skip;
  const tapped = useSearchParams()[0].get('stage') ?? '';
  const form = useActionForm({
    kind: projectOrder,
    record,
    action: 'skipStage',
    call: handle,
    initial: { stageId: tapped || (currentStage(record.stages)?.id ?? ''), remark: '' },
    check: ({ stageId, remark }) => ({ stageId: stageId === '', remark: !isVisible(remark) }),
    request: ({ stageId, remark }, base) => ({
      orderId: record.id,
      action: 'skipStage' as const,
      ...base,
      stageId,
      remark: remark.trim(),
    }),
  });
  return (
    <ActionPage title={text.title} form={form} submitLabel={text.submit} danger>
      <StageField form={form} record={record} label={text.stage} last={text.last} />
      <WordsField form={form} name="remark" label={text.remark} required />
    </ActionPage>
  );
}

interface StageFieldProps {
  form: FieldsHandle<{ stageId: string }>;
  record: ProjectOrder;
  label: string;
  /** Said while the chosen one is the last that is open. */
  last: string;
}

/** Which of the stages that are still open. */
function StageField({ form, record, label, last }: StageFieldProps) {
  const open = record.stages.filter(isOpenStage);
  return (
    <FormField
      form={form}
      path="stageId"
      label={label}
      required
      group
      hint={open.length === 1 ? last : undefined}
    >
      <RadioChips
        options={open.map(({ id, name }) => ({ value: id, label: name }))}
        value={form.fields.stageId || undefined}
        onChange={(stageId) => form.set({ stageId })}
      />
    </FormField>
  );
}
