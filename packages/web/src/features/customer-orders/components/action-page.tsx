import type { Call } from '@svcdesk/core/contract';
import { type ReactNode, useId } from 'react';
import { DraftNotice } from '../../../shared/blocks/drafts/draft-notice.tsx';
import type { DraftHandle } from '../../../shared/blocks/drafts/use-draft.ts';
import { BottomBar } from '../../../shared/components/bottom-bar.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { Form } from '../../../shared/components/form.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { Skeleton } from '../../../shared/components/skeleton.tsx';
import { ClientOrderCard } from '../../../shared/domain/client-order/client-order-card.tsx';
import { clientPaths } from '../../../shared/domain/client-order/paths.ts';
import type { OrderDetail } from '../../../shared/domain/order/order.ts';
import { aboutOrder } from '../../../shared/domain/order/staff-paths.ts';
import type { OrderActionHandle } from '../../../shared/domain/order/use-order-action.ts';
import type { ClientAction } from '../data/client-actions.ts';
import { ActionNote } from './action-note.tsx';

interface ActionPageProps<C extends Call> {
  title: string;
  order: OrderDetail;
  action: ClientAction;
  handle: OrderActionHandle<C>;
  draft: Pick<DraftHandle<object>, 'ready' | 'restored' | 'discard'>;
  submitLabel: string;
  /** It cannot be undone. */
  danger?: boolean;
  onSubmit: () => unknown;
  children: ReactNode;
}

/** A form about one order: what it is about on top, the one button under the thumb, whatever went wrong above it. */
export function ActionPage<C extends Call>(props: ActionPageProps<C>) {
  const { title, order, action, handle, draft, submitLabel, danger, onSubmit, children } = props;
  const formId = useId();
  return (
    <Page
      title={title}
      backTo={aboutOrder(clientPaths.detail, order.id)}
      bottom={
        <BottomBar>
          <ActionNote order={order} action={action} handle={handle} />
          <Button kind={danger ? 'danger' : 'main'} type="submit" form={formId} busy={handle.busy} block>
            {submitLabel}
          </Button>
        </BottomBar>
      }
    >
      <div className="sd-stack">
        <ClientOrderCard order={order} linked={false} />
        <DraftNotice draft={draft} />
        {draft.ready ? (
          <section className="sd-card">
            <Form id={formId} onSubmit={onSubmit}>
              {children}
            </Form>
          </section>
        ) : (
          <Skeleton cards={1} />
        )}
      </div>
    </Page>
  );
}
