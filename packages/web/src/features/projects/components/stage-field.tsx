import { FormField } from '../../../shared/blocks/form/fields.tsx';
import type { FieldsHandle } from '../../../shared/blocks/form/use-form.ts';
import { RadioChips } from '../../../shared/components/radio-chips.tsx';
import type { ProjectOrder } from '../../../shared/domain/project/project.ts';
import { isOpenStage } from '../../../shared/domain/project/stages.ts';

interface StageFieldProps {
  form: FieldsHandle<{ stageId: string }>;
  thing: ProjectOrder;
  label: string;
  /** Said while the chosen one is the last that is open. */
  last: string;
}

/** Which of the stages that are still open. */
export function StageField({ form, thing, label, last }: StageFieldProps) {
  const open = thing.stages.filter(isOpenStage);
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
