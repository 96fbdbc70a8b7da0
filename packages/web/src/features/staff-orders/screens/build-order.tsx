import { useId } from 'react';
import { DraftNotice } from '../../../shared/blocks/drafts/draft-notice.tsx';
import { SendNote } from '../../../shared/blocks/form/form-note.tsx';
import { LoadFailure } from '../../../shared/blocks/list/load-state.tsx';
import { BottomBar } from '../../../shared/components/bottom-bar.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Form } from '../../../shared/components/form.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { Skeleton } from '../../../shared/components/skeleton.tsx';
import { CustomFields } from '../../../shared/domain/custom-fields/custom-fields.tsx';
import { ForWhomCard, WhatCard } from '../../../shared/domain/order-build/build-cards.tsx';
import { NextStepFields } from '../../../shared/domain/order-build/next-step-fields.tsx';
import { buildText } from '../../../shared/domain/order-build/phrases/build.ts';
import { useOrderBuild } from '../../../shared/domain/order-build/use-order-build.ts';
import { UrgencyFields } from '../../../shared/domain/order-build/what-fields.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { paths } from '../paths.ts';

/** A new order by staff: for whom, what, the template's fields, and what becomes of it. */
export function BuildOrderScreen() {
  const text = useText(buildText);
  const formId = useId();
  const { form, template, custom } = useOrderBuild();
  return (
    <Page
      title={text.title}
      backTo={paths.orders}
      bottom={
        <BottomBar>
          <SendNote form={form} />
          <Button kind="main" type="submit" form={formId} busy={form.busy} block>
            {text.submit[form.fields.next]}
          </Button>
        </BottomBar>
      }
    >
      <DraftNotice draft={form.draft} />
      {form.draft.ready ? (
        <Form id={formId} onSubmit={form.submit}>
          <div className="sd-stack">
            <ForWhomCard form={form} />
            <WhatCard form={form} />
            {template.error !== undefined && template.error !== null && (
              <LoadFailure error={template.error} onRetry={template.refetch} />
            )}
            {!template.ready && !template.error && <Skeleton cards={1} />}
            {custom.shown.length > 0 && (
              <Card title={text.more}>
                <CustomFields form={custom} />
              </Card>
            )}
            <Card title={text.urgency}>
              <UrgencyFields form={form} />
            </Card>
            <Card>
              <NextStepFields form={form} />
            </Card>
          </div>
        </Form>
      ) : (
        <Skeleton />
      )}
    </Page>
  );
}
