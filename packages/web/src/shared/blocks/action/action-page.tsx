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
import type { RecordBase } from '../record/record.ts';

interface ActionPageProps<T extends RecordBase, F extends object> {
  title: string;
  form: ActionForm<T, F>;
  submitLabel: string;
  /** It cannot be undone by the one who does it. */
  danger?: boolean;
  children: ReactNode;
}

/** A form about one record: what it is about on top, the one button under the thumb, whatever went wrong above it. */
export function ActionPage<T extends RecordBase, F extends object>(props: ActionPageProps<T, F>) {
  const { title, form, submitLabel, danger, children } = props;
  const { kind, record, draft } = form;
  const { Head } = kind;
  const formId = useId();
  return (
    <Page
      title={title}
      backTo={kind.pathOf(record.id)}
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
        <Head record={record} />
        <WaitingOn kind={kind.name} id={record.id} />
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
