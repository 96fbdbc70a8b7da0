import type { EntrustAction } from '@svcdesk/core/rules';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRecordId, WithRecord } from '../../../shared/blocks/record/with-record.tsx';
import { lazyPart } from '../../../shared/components/lazy-part.tsx';
import { LeadOn } from '../../../shared/components/lead-on.tsx';
import type { EntrustOrder } from '../../../shared/domain/entrust/entrust.ts';
import { entrusted } from '../../../shared/domain/entrust/entrust-kind.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { entrustBook } from '../phrases.ts';

type Form = ComponentType<{ record: EntrustOrder }>;

/** One path, a form for each action; without one it is that of the next step. */
const forms: Readonly<Record<EntrustAction, Form>> = {
  accept: lazyPart(async () => (await import('../handle-forms.tsx')).AcceptForm),
  distribute: lazyPart(async () => (await import('../distribute-form.tsx')).DistributeForm),
  retake: lazyPart(async () => (await import('../handle-forms.tsx')).RetakeForm),
  takeBack: lazyPart(async () => (await import('../handle-forms.tsx')).TakeBackForm),
  decline: lazyPart(async () => (await import('../handle-forms.tsx')).DeclineForm),
  reject: lazyPart(async () => (await import('../handle-forms.tsx')).RejectForm),
  progress: lazyPart(async () => (await import('../handle-forms.tsx')).ProgressForm),
  finish: lazyPart(async () => (await import('../handle-forms.tsx')).FinishForm),
  return: lazyPart(async () => (await import('../handle-forms.tsx')).ReturnForm),
};

function isAction(word: string | null): word is EntrustAction {
  return word !== null && Object.hasOwn(forms, word);
}

const nextSteps: readonly EntrustAction[] = ['accept', 'finish', 'distribute', 'return', 'progress'];

export function HandleEntrustScreen() {
  const [query] = useSearchParams();
  const text = useText(entrustBook).forms;
  const record = entrusted.useRecord(useRecordId());
  const wanted = query.get('do');
  const action = isAction(wanted) ? wanted : nextSteps.find((each) => record.data?.can.includes(each));
  if (action === undefined && record.data) return <LeadOn to={entrusted.pathOf(record.data.id)} />;
  const shown = action ?? 'progress';
  return (
    <WithRecord key={shown} kind={entrusted} title={text[shown].title} action={shown} Form={forms[shown]} />
  );
}
