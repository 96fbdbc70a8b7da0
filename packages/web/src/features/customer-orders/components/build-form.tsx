import { useId } from 'react';
import { DraftNotice } from '../../../shared/blocks/drafts/draft-notice.tsx';
import { FormAlert, SendNote } from '../../../shared/blocks/form/form-note.tsx';
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
import { ordersText } from '../phrases/index.ts';
import { MoreCard, WhatCard, WhereCard } from './build-fields.tsx';

interface BuildFormProps {
  account: Account;
  initial: BuildDraft;
  /** The closed order that came back. */
  repeated?: OrderDetail;
  onMade: (order: OrderSummary | undefined) => void;
}

/** The form of a fault report. */
export function BuildForm({ account, initial, repeated, onMade }: BuildFormProps) {
  const { build: text } = useText(ordersText);
  const formId = useId();
  const build = useBuildForm({ account, initial, repeatOfId: repeated?.id, onMade });
  const { draft, submit, busy } = build.form;
  return (
    <Page
      title={text.title}
      backTo={clientPaths.home}
      bottom={
        <BottomBar>
          <BuildAlert build={build} />
          <Button kind="main" type="submit" form={formId} busy={busy} block>
            {text.submit}
          </Button>
        </BottomBar>
      }
    >
      <DraftNotice draft={draft} />
      {draft.ready ? (
        <Form id={formId} onSubmit={submit}>
          <div className="sd-stack">
            {repeated && <p className="sd-meta sd-num">{text.repeatOf(repeated.orderNo)}</p>}
            <WhatCard build={build} />
            <WhereCard build={build} account={account} />
            <MoreCard build={build} />
          </div>
        </Form>
      ) : (
        <Skeleton cards={2} />
      )}
    </Page>
  );
}

function BuildAlert({ build: { form, alreadyMade, goOnAsNote } }: { build: Handle }) {
  const { build: text } = useText(ordersText);
  if (!alreadyMade) return <SendNote form={form} />;
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
