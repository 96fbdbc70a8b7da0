import { type ReactNode, useId } from 'react';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Form } from '../../components/form.tsx';
import { BottomBar, Page } from '../../components/page.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { ChangedBar, FormNote } from '../form/form-note.tsx';
import type { ActionForm } from '../form/use-action-form.ts';
import { WaitingOn } from '../outbox/outbox-entry.tsx';
import type { Thing } from '../thing/thing.ts';

interface ActionPageProps<T extends Thing, F extends object> {
  title: string;
  form: ActionForm<T, F>;
  submitLabel: string;
  /** It cannot be undone by the one who does it. */
  danger?: boolean;
  children: ReactNode;
}

/** A form about one thing: what it is about on top, the one button under the thumb, whatever went wrong above it. */
export function ActionPage<T extends Thing, F extends object>(props: ActionPageProps<T, F>) {
  const { title, form, submitLabel, danger, children } = props;
  const { kind, thing, draft } = form;
  const { Head } = kind;
  const formId = useId();
  return (
    <Page
      title={title}
      backTo={kind.pathOf(thing.id)}
      bottom={
        <BottomBar>
          <FormNote form={form} />
          <Button kind={danger ? 'danger' : 'main'} type="submit" form={formId} busy={form.busy} block>
            {submitLabel}
          </Button>
        </BottomBar>
      }
    >
      <div className="sd-stack">
        <Head thing={thing} />
        <WaitingOn kind={kind.name} id={thing.id} />
        <ChangedBar form={form} />
        <DraftNotice draft={draft} />
        {draft.ready ? (
          <Card>
            <Form id={formId} onSubmit={form.submit}>
              {children}
            </Form>
          </Card>
        ) : (
          <Skeleton cards={1} />
        )}
      </div>
    </Page>
  );
}
