import { Button } from '../../components/button.tsx';
import { SendNote } from './form-note.tsx';
import type { FormHandle } from './use-form.ts';

interface FormEndProps {
  form: Pick<FormHandle<object>, 'outcome' | 'error' | 'busy'>;
  submitLabel: string;
}

/** The end of a form that is about nothing yet: what stands in the way, and the one button. */
export function FormEnd({ form, submitLabel }: FormEndProps) {
  return (
    <div className="sd-form-end">
      <SendNote form={form} />
      <Button kind="main" type="submit" block busy={form.busy}>
        {submitLabel}
      </Button>
    </div>
  );
}
