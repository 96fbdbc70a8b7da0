import { preTrigger } from '@svcdesk/core/contract/orders';
import { useId } from 'react';
import { DraftNotice } from '../../shared/blocks/drafts/draft-notice.tsx';
import { FormAlert, SendNote } from '../../shared/blocks/form/form-note.tsx';
import { Button } from '../../shared/components/button.tsx';
import { Form } from '../../shared/components/form.tsx';
import { Icon } from '../../shared/components/icon.tsx';
import { BottomBar, Page } from '../../shared/components/page.tsx';
import { Skeleton } from '../../shared/components/skeleton.tsx';
import { WholeTimes } from '../../shared/components/whole-times.tsx';
import type { Account } from '../../shared/platform/api/account.ts';
import { useCall } from '../../shared/platform/api/use-call.ts';
import { useNow } from '../../shared/platform/hooks/use-now.ts';
import { momentWords } from '../../shared/platform/i18n/time-words.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { clientPaths } from '../../shared/platform/paths.ts';
import { AnswersCard } from './build-answers.tsx';
import type { Origin } from './build-draft.ts';
import { MoreCard, WhatCard, WhichCard } from './build-fields.tsx';
import { WhereRows } from './build-rows.tsx';
import { ordersText } from './phrases/orders.ts';
import { type BuildHandle, type Made, useBuildForm } from './use-build-form.ts';
import './build.css';

interface BuildFormProps {
  account: Account;
  cellId: string;
  origin: Origin;
  onMade: (made: Made) => void;
}

/** The form of a report: what it is about, what it looks like, what is known already, and the promise. */
export function BuildForm({ account, cellId, origin, onMade }: BuildFormProps) {
  const { build: text } = useText(ordersText);
  const formId = useId();
  const build = useBuildForm({ account, cellId, origin, onMade });
  const { draft, submit, busy } = build.form;
  const { repeated, again } = origin;
  return (
    <Page
      backTo={clientPaths.home}
      bottom={
        <BottomBar>
          <BuildAlert build={build} />
          <PromiseLine build={build} />
          <Button kind="main" type="submit" form={formId} busy={busy || build.waits} block>
            {build.isRequirement ? text.ask : text.submit}
          </Button>
        </BottomBar>
      }
    >
      <DraftNotice draft={draft} />
      {draft.ready ? (
        <Form id={formId} onSubmit={submit}>
          <div className="sd-stack">
            {repeated && <p className="sd-meta sd-num">{text.repeatOf(repeated.orderNo)}</p>}
            {again && <p className="sd-meta sd-num">{text.againOf(again.requirementNo)}</p>}
            <WhatCard build={build} />
            <AnswersCard build={build} />
            <WhichCard build={build} />
            <WhereRows build={build} account={account} />
            <MoreCard key={build.template.data?.id} build={build} />
          </div>
        </Form>
      ) : (
        <Skeleton cards={2} />
      )}
    </Page>
  );
}

function BuildAlert({ build: { form, alreadyMade, goOnAsNote } }: { build: BuildHandle }) {
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

const staleMs = 60_000;

/** What one gets for pressing the button: by when an engineer takes it, by when it works; of a wish, who decides. */
function PromiseLine({ build: { chosen, isRequirement } }: { build: BuildHandle }) {
  const { build: text } = useText(ordersText);
  const nowMs = useNow();
  const { cellId, typeId, serverCatalogId } = chosen;
  // By when an engineer takes it and by when it works again, if it were sent now.
  const known = !isRequirement && cellId !== '' && typeId !== '' && serverCatalogId !== '';
  const { data: promise } = useCall(preTrigger, known ? { cellId, typeId, serverCatalogId } : undefined, {
    staleMs,
    keepPrevious: true,
  });
  const take = promise?.responseDueAt;
  const fix = promise?.resolveDueAt;
  const promised = take && fix && text.promise(momentWords(take, nowMs), momentWords(fix, nowMs));
  const words = isRequirement ? text.promiseAsk : promised;
  if (!words) return null;
  return (
    <p className="sd-meta sd-num sd-build-promise">
      <Icon name="clock" size={16} /> <WholeTimes>{words}</WholeTimes>
    </p>
  );
}
