import type { Call } from '@svcdesk/core/contract';
import type { OrderAction } from '@svcdesk/core/rules';
import { type ReactNode, useId } from 'react';
import { DraftNotice } from '../../../shared/blocks/drafts/draft-notice.tsx';
import type { DraftHandle } from '../../../shared/blocks/drafts/use-draft.ts';
import { BottomBar } from '../../../shared/components/bottom-bar.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Form } from '../../../shared/components/form.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { Skeleton } from '../../../shared/components/skeleton.tsx';
import type { OrderDetail } from '../../../shared/domain/order/order.ts';
import { OrderCard } from '../../../shared/domain/order/order-card.tsx';
import { aboutOrder } from '../../../shared/domain/order/staff-paths.ts';
import type { OrderActionHandle } from '../../../shared/domain/order/use-order-action.ts';
import { paths } from '../paths.ts';
import { FormNote } from './form-note.tsx';

interface FormPageProps<C extends Call> {
  title: string;
  order: OrderDetail;
  action: OrderAction;
  handle: OrderActionHandle<C>;
  draft: Pick<DraftHandle<object>, 'ready' | 'restored' | 'discard'>;
  submitLabel: string;
  /** It cannot be undone by the one who does it. */
  danger?: boolean;
  onSubmit: () => unknown;
  children: ReactNode;
}

/** A form about one order: what it is about on top, the one button under the thumb, whatever went wrong above it. */
export function FormPage<C extends Call>(props: FormPageProps<C>) {
  const { title, order, action, handle, draft, submitLabel, danger, onSubmit, children } = props;
  const formId = useId();
  return (
    <Page
      title={title}
      backTo={aboutOrder(paths.detail, order.id)}
      bottom={
        <BottomBar>
          <FormNote order={order} action={action} handle={handle} />
          <Button kind={danger ? 'danger' : 'main'} type="submit" form={formId} busy={handle.busy} block>
            {submitLabel}
          </Button>
        </BottomBar>
      }
    >
      <OrderCard order={order} />
      <DraftNotice draft={draft} />
      {draft.ready ? (
        <Card>
          <Form id={formId} onSubmit={onSubmit}>
            {children}
          </Form>
        </Card>
      ) : (
        <Skeleton cards={1} />
      )}
    </Page>
  );
}
