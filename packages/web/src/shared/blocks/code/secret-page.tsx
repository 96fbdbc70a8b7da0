import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Form } from '../../components/form.tsx';
import { Page } from '../../components/page.tsx';
import { EmptyState } from '../../components/states.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { FormAlert } from '../form/form-note.tsx';
import type { SecretForm } from '../form/use-secret-form.ts';
import { codeText } from './phrases.ts';
import './secret-page.css';

interface SecretPageProps {
  /** The screen's documented title unless given. */
  title?: string;
  form: Pick<SecretForm<object>, 'submit' | 'busy' | 'failure'>;
  backTo: string;
  submitLabel: string;
  danger?: boolean;
  /** What it means, before the button. */
  note?: ReactNode;
  /** Instead of sending at once, such as asking once more. */
  onSubmit?: () => unknown;
  /** Above the form: what one came with. */
  head?: ReactNode;
  /** Below the form: other ways. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A screen with one form of passwords or codes. */
export function SecretPage(props: SecretPageProps) {
  const { title, form, backTo, submitLabel, danger, note, onSubmit, head, foot, children } = props;
  return (
    <Page title={title} backTo={backTo}>
      {head}
      <Card>
        <Form onSubmit={onSubmit ?? form.submit}>
          <div className="sd-secret">{children}</div>
          <div className="sd-secret-end">
            {note !== undefined && <p className="sd-meta">{note}</p>}
            <FormAlert words={form.failure} />
            <Button kind={danger ? 'danger' : 'main'} type="submit" block busy={form.busy}>
              {submitLabel}
            </Button>
          </div>
        </Form>
      </Card>
      {foot}
    </Page>
  );
}

/** A step that one came to without the one before, as after a reload: codes are kept nowhere. */
export function StepBefore({ to }: { to: string }) {
  const text = useText(codeText).step;
  return (
    <Page backTo={to}>
      <EmptyState
        icon="lock"
        title={text.missing}
        hint={text.why}
        action={
          <Button kind="tonal" to={to}>
            {text.back}
          </Button>
        }
      />
    </Page>
  );
}
