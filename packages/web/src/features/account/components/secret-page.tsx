import type { ReactNode } from 'react';
import { FormAlert } from '../../../shared/blocks/form/form-note.tsx';
import type { SecretForm } from '../../../shared/blocks/form/use-secret-form.ts';
import { Button } from '../../../shared/components/button.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Form } from '../../../shared/components/form.tsx';
import { Page } from '../../../shared/components/page.tsx';
import './secret-page.css';

interface SecretPageProps<Fields extends object> {
  form: SecretForm<Fields>;
  backTo: string;
  submitLabel: string;
  danger?: boolean;
  /** What it means, before the button. */
  note?: ReactNode;
  /** Instead of sending at once, such as asking once more. */
  onSubmit?: () => unknown;
  children: ReactNode;
}

/** A screen with one form of passwords or codes. */
export function SecretPage<Fields extends object>(props: SecretPageProps<Fields>) {
  const { form, backTo, submitLabel, danger, note, onSubmit, children } = props;
  return (
    <Page backTo={backTo}>
      <Card>
        <Form onSubmit={onSubmit ?? form.submit}>
          {children}
          <div className="sd-secret-end">
            {note !== undefined && <p className="sd-meta">{note}</p>}
            <FormAlert words={form.failure} />
            <Button kind={danger ? 'danger' : 'main'} type="submit" block busy={form.busy}>
              {submitLabel}
            </Button>
          </div>
        </Form>
      </Card>
    </Page>
  );
}
