import type { DataOf } from '@svcdesk/core/contract';
import { accept } from '@svcdesk/core/contract/orders';
import { useId, useRef } from 'react';
import { ActionPage } from '../../blocks/action/action-page.tsx';
import { useOpenForm } from '../../blocks/action/action-plan.ts';
import { DraftNotice } from '../../blocks/drafts/draft-notice.tsx';
import { ChangedBar, FormNote } from '../../blocks/form/form-note.tsx';
import { type Base, useActionForm } from '../../blocks/form/use-action-form.ts';
import { Loaded } from '../../blocks/list/load-state.tsx';
import { type FormOf, WithRecord } from '../../blocks/record/with-record.tsx';
import { Button } from '../../components/button.tsx';
import { Form } from '../../components/form.tsx';
import { BottomBar } from '../../components/page.tsx';
import { Sheet } from '../../components/sheet.tsx';
import { currentLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { showToast, toastMs } from '../../platform/toast-store.ts';
import type { OrderDetail } from '../order/order.ts';
import { acceptRequest, withoutTime } from './accept.ts';
import { centerOrder, type OrderKind } from './order-kind.ts';
import { actText } from './phrases/act.ts';
import { noPlan, type Plan, planOf, planProblem } from './plan.ts';
import { PlanFields } from './plan-fields.tsx';
import { SlotProposal } from './slot-proposal.tsx';

type GiveBack = 'decline' | 'release';

/** Where an order is given back with a reason, for its lead to send another engineer. */
const giveBackPath = (kind: Pick<OrderKind, 'pathOf'>, id: string, action: GiveBack) =>
  `${kind.pathOf(id)}&do=${action}`;

interface AcceptSheetProps {
  id: string;
  kind?: OrderKind;
  onClosed: () => void;
}

/** Takes an order over where one stands: half a sheet, its time proposed and never asked for. */
export function AcceptSheet({ id, kind = centerOrder, onClosed }: AcceptSheetProps) {
  const text = useText(actText).accept;
  const order = kind.useRecord(id);
  const open = useOpenForm();
  const given = useRef<GiveBack>(undefined);
  const closed = () => {
    onClosed();
    if (given.current) void open(giveBackPath(kind, id, given.current));
  };
  return (
    <Sheet title={text.title} onClosed={closed}>
      {(close) => (
        <Loaded query={order} cards={1}>
          {(record) => (
            <AcceptBody
              record={record}
              kind={kind}
              close={close}
              onGiveBack={(action) => {
                given.current = action;
              }}
            />
          )}
        </Loaded>
      )}
    </Sheet>
  );
}

interface AcceptBodyProps extends FormOf<OrderDetail> {
  close: () => void;
  onGiveBack: (action: GiveBack) => void;
}

function AcceptBody({ record, kind, close, onGiveBack }: AcceptBodyProps) {
  const text = useText(actText);
  const formId = useId();
  const form = useActionForm({
    kind,
    record,
    action: 'accept',
    call: accept,
    ...acceptFormOf(record.id, kind, text.plan.missing),
    back: close,
  });
  const { fields, set, error } = form;
  return (
    <>
      <p className="sd-meta sd-sheet-about">
        {record.title} · {record.cellName}
      </p>
      <ChangedBar form={form} />
      <DraftNotice draft={form.draft} />
      <Form id={formId} onSubmit={form.submit}>
        <PlanFields plan={fields.plan} onChange={(plan) => set({ plan })} error={error('planStart')} />
        <SlotProposal
          order={record}
          plan={fields.plan}
          onChange={(plan) => set({ plan })}
          onGiveBack={(action) => {
            onGiveBack(action);
            close();
          }}
        />
      </Form>
      <BottomBar>
        <FormNote form={form} />
        <Button kind="main" type="submit" form={formId} busy={form.busy} block>
          {text.accept.submit}
        </Button>
      </BottomBar>
    </>
  );
}

export function AcceptScreen({ kind = centerOrder }: { kind?: OrderKind }) {
  const text = useText(actText).accept;
  return <WithRecord kind={kind} action="accept" title={text.title} Form={AcceptForm} />;
}

/** Take the order over; a planned time is offered, never asked for: accepting is two taps from home. */
function AcceptForm({ record, kind }: FormOf<OrderDetail>) {
  const text = useText(actText);
  const open = useOpenForm();
  const form = useActionForm({
    kind,
    record,
    action: 'accept',
    call: accept,
    ...acceptFormOf(record.id, kind, text.plan.missing),
  });
  const { fields, set, error } = form;
  return (
    <ActionPage title={text.accept.title} form={form} submitLabel={text.accept.submit}>
      <PlanFields plan={fields.plan} onChange={(plan) => set({ plan })} error={error('planStart')} />
      <SlotProposal
        order={record}
        plan={fields.plan}
        onChange={(plan) => set({ plan })}
        onGiveBack={(action) => open(giveBackPath(kind, record.id, action))}
      />
    </ActionPage>
  );
}

interface AcceptFields {
  plan: Plan;
}

/** What accepting asks for, sends and says, on a page of its own or over another. */
function acceptFormOf(orderId: string, kind: Pick<OrderKind, 'doneWords'>, missing: string) {
  return {
    initial: { plan: noPlan },
    check: ({ plan }: AcceptFields) => ({ planStart: planProblem(plan) && missing }),
    request: ({ plan }: AcceptFields, base: Base) =>
      acceptRequest(orderId, { ...base, ...planOf(plan, base.at) }),
    onDone({ notPlanned }: DataOf<typeof accept>) {
      if (notPlanned) showToast(withoutTime(notPlanned), 'error', toastMs.long);
      else showToast(kind.doneWords('accept', currentLocale()));
    },
  };
}
