import { useId } from 'react';
import { DraftNotice } from '../../../shared/blocks/drafts/draft-notice.tsx';
import { BottomBar } from '../../../shared/components/bottom-bar.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { Form } from '../../../shared/components/form.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { Skeleton } from '../../../shared/components/skeleton.tsx';
import { clientPaths } from '../../../shared/domain/client-order/paths.ts';
import type { OrderDetail, OrderSummary } from '../../../shared/domain/order/order.ts';
import type { Account } from '../../../shared/platform/api/account.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import type { BuildDraft } from '../data/build-draft.ts';
import { type BuildForm as Handle, useBuildForm } from '../data/use-build-form.ts';
import { withoutStop } from '../data/without-stop.ts';
import { ordersText } from '../phrases/index.ts';
import { MoreCard, WhatCard, WhereCard } from './build-fields.tsx';
import { FormAlert } from './form-alert.tsx';

interface BuildFormProps {
  account: Account;
  initial: BuildDraft;
  /** The closed order that came back. */
  repeated?: OrderDetail;
  onMade: (order: OrderSummary) => void;
}

/** The form of a fault report. */
export function BuildForm({ account, initial, repeated, onMade }: BuildFormProps) {
  const { build: text } = useText(ordersText);
  const formId = useId();
  const form = useBuildForm({ account, initial, repeatOfId: repeated?.id, onMade });
  const { draft, sending } = form;
  return (
    <Page
      title={text.title}
      backTo={clientPaths.home}
      bottom={
        <BottomBar>
          <BuildAlert form={form} />
          <Button kind="main" type="submit" form={formId} busy={sending.busy} block>
            {text.submit}
          </Button>
        </BottomBar>
      }
    >
      <DraftNotice draft={draft} />
      {draft.ready ? (
        <Form id={formId} onSubmit={form.submit}>
          <div className="sd-stack">
            {repeated && <p className="sd-meta sd-num">{text.repeatOf(repeated.orderNo)}</p>}
            <WhatCard form={form} />
            <WhereCard form={form} account={account} />
            <MoreCard form={form} />
          </div>
        </Form>
      ) : (
        <Skeleton cards={2} />
      )}
    </Page>
  );
}

function BuildAlert({ form }: { form: Handle }) {
  const { build: text } = useText(ordersText);
  const { sending, uploading, alreadyMade, goOnAsNote } = form;
  if (alreadyMade) {
    return (
      <FormAlert
        words={text.already}
        action={
          <Button block onClick={goOnAsNote}>
            {text.toNote}
          </Button>
        }
      />
    );
  }
  const failed =
    sending.failure?.quiet === false ? text.failed(withoutStop(sending.failure.words)) : undefined;
  return <FormAlert words={sending.busy && uploading ? text.sending : failed} />;
}
