import { type ReactNode, useId } from 'react';
import { DraftNotice } from '../../blocks/drafts/draft-notice.tsx';
import { SendNote } from '../../blocks/form/form-note.tsx';
import { LoadFailure } from '../../blocks/list/load-state.tsx';
import { BottomBar } from '../../components/bottom-bar.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Form } from '../../components/form.tsx';
import { Page } from '../../components/page.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { CustomFields } from '../custom-fields/custom-fields.tsx';
import { ForWhomCard, WhatCard } from './build-cards.tsx';
import { ForecastCard, SimilarOrders } from './forecast.tsx';
import { NextStepFields } from './next-step-fields.tsx';
import { buildText } from './phrases.ts';
import type { OrderBuild } from './use-order-build.ts';
import { UrgencyFields } from './what-fields.tsx';

interface BuildPageProps {
  title: string;
  backTo: string;
  build: OrderBuild;
  /** What it is made of, above the form. */
  head?: ReactNode;
  /** In the place of choosing the reporter here. */
  reporter?: ReactNode;
}

/** The form of a new order: for whom, what, the template's fields, what will become of it, and what is done at once. */
export function BuildPage({ title, backTo, build, head, reporter }: BuildPageProps) {
  const text = useText(buildText);
  const formId = useId();
  const { form, template, custom } = build;
  return (
    <Page
      title={title}
      backTo={backTo}
      bottom={
        <BottomBar>
          <SendNote form={form} />
          <Button kind="main" type="submit" form={formId} busy={form.busy} block>
            {form.fields.duplicateOf === undefined ? text.submit[form.fields.next] : text.duplicate.submit}
          </Button>
        </BottomBar>
      }
    >
      {head}
      <DraftNotice draft={form.draft} />
      {form.draft.ready ? (
        <Form id={formId} onSubmit={form.submit}>
          <div className="sd-stack">
            <ForWhomCard form={form} reporter={reporter} />
            <WhatCard form={form} />
            <SimilarOrders form={form} links={build.links} />
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
            {form.fields.duplicateOf === undefined && (
              <>
                <ForecastCard draft={form.fields} />
                <Card>
                  <NextStepFields form={form} />
                </Card>
              </>
            )}
          </div>
        </Form>
      ) : (
        <Skeleton />
      )}
    </Page>
  );
}
