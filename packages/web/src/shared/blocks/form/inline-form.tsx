import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { Form } from '../../components/form.tsx';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import type { RecordBase } from '../record/record.ts';
import { FormNote } from './form-note.tsx';
import type { ActionForm } from './use-action-form.ts';

interface InlineFormProps<T extends RecordBase, F extends object> {
  form: ActionForm<T, F>;
  submitLabel: string;
  /** The next step of the page. */
  main?: boolean;
  disabled?: boolean;
  children: ReactNode;
}

/** A form within a page, with its own button at its end. */
export function InlineForm<T extends RecordBase, F extends object>(props: InlineFormProps<T, F>) {
  const { form, submitLabel, main, disabled, children } = props;
  return (
    <>
      <DraftNotice draft={form.draft} />
      <Form onSubmit={form.submit}>
        {children}
        <div className="sd-form-end">
          <FormNote form={form} />
          <Button kind={main ? 'main' : 'plain'} type="submit" block busy={form.busy} disabled={disabled}>
            {submitLabel}
          </Button>
        </div>
      </Form>
    </>
  );
}
