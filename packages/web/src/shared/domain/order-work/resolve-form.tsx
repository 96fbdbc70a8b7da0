import { answers, choice } from '@svcdesk/core/contract/knowledge';
import { maxLongTextLength } from '@svcdesk/core/contract/limits';
import { maxLengthOf } from '@svcdesk/core/contract/max-length';
import { resolve } from '@svcdesk/core/contract/orders';
import { isVisible } from '@svcdesk/core/format';
import { useState } from 'react';
import { ActionPage } from '../../blocks/action/action-page.tsx';
import { FilesField, FormField, PhotosField, WordsField } from '../../blocks/form/fields.tsx';
import { useActionForm } from '../../blocks/form/use-action-form.ts';
import type { FieldsHandle } from '../../blocks/form/use-form.ts';
import { maxPhotos } from '../../blocks/photos/photo.ts';
import { type FormOf, WithRecord } from '../../blocks/record/with-record.tsx';
import { Icon } from '../../components/icon.tsx';
import { lazyPart, lazySheet } from '../../components/lazy-part.tsx';
import { Row, Rows } from '../../components/rows.tsx';
import { caller } from '../../platform/api/caller.ts';
import { useSession } from '../../platform/api/session.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import { type Answer, useAnswers } from '../answer/answer.ts';
import { usePartnersResult } from '../entrust/use-entrusted-orders.ts';
import type { OrderDetail } from '../order/order.ts';
import { centerOrder, type OrderKind } from './order-kind.ts';
import { actText } from './phrases/act.ts';
import { minutesProblem, type ResolveFields, resolveRequest, unsolved } from './resolve-draft.ts';
import { WorkFields } from './work-fields.tsx';
import './forms.css';

export function ResolveScreen({ kind = centerOrder }: { kind?: OrderKind }) {
  const text = useText(actText).resolve;
  return <WithRecord kind={kind} action="resolve" title={text.title} Form={ResolveForm} />;
}

function ResolveForm({ record, kind }: FormOf<OrderDetail>) {
  const text = useText(actText);
  const shared = useText(sharedText).file;
  const me = useSession((state) => state.signedIn?.id);
  // A lead who does it in the handler's place says why.
  const remarkWanted = record.handlerId !== me;
  const result = usePartnersResult(record);
  const form = useActionForm({
    kind,
    record,
    action: 'resolve',
    call: resolve,
    // What was written in the round before is still true, mostly: it is carried on, not typed again.
    initial: ({ solution = '', causeCode = '' }) => ({
      ...unsolved,
      solution: result || solution,
      cause: causeCode,
    }),
    check: ({ remark, minutes }) => ({
      remark: remarkWanted && !isVisible(remark),
      spentMinutes: minutesProblem(minutes) && text.resolve.minutesWrong,
    }),
    request: (fields, base) => ({ orderId: record.id, ...base, ...resolveRequest(fields) }),
  });
  const { title, submit, remarkHint: hint } = text.resolve;
  return (
    <ActionPage title={title} form={form} submitLabel={submit}>
      <ResolvePhotos form={form} />
      <SolutionField form={form} order={record} />
      <WorkFields form={form} order={record} />
      <FilesField
        form={form}
        name="files"
        path="attachments"
        label={shared.label}
        hint={shared.hint(maxPhotos)}
      />
      <ResolveSignature form={form} />
      {remarkWanted && <WordsField form={form} name="remark" label={text.remark} required hint={hint} />}
    </ActionPage>
  );
}

const SignaturePad = lazyPart(async () => (await import('../custom-fields/signature-pad.tsx')).SignaturePad);

type Pictures = Pick<ResolveFields, 'before' | 'after' | 'signature'>;

/** Proof of the work: before and after beside each other. */
function ResolvePhotos({ form }: { form: FieldsHandle<Pictures> }) {
  const text = useText(actText).resolve;
  return (
    <div className="sd-before-after">
      <PhotosField form={form} name="before" path="beforePhotos" label={text.before} />
      <PhotosField form={form} name="after" path="afterPhotos" label={text.after} />
    </div>
  );
}

/** The customer's signature, as wide as the page: the ink is the value. */
function ResolveSignature({ form }: { form: FieldsHandle<Pictures> }) {
  const text = useText(actText).resolve;
  const { signature } = form.fields;
  return (
    <FormField form={form} path="signature" label={text.signature} group hint={text.signatureHint}>
      <SignaturePad
        signature={signature[0]}
        onChange={(drawn) => form.set({ signature: drawn ? [drawn] : [] })}
      />
    </FormField>
  );
}

interface SolutionFieldProps {
  form: FieldsHandle<Pick<ResolveFields, 'solution'>>;
  order: OrderDetail;
}

/** What was done, with what solved the like before to be taken over. */
function SolutionField({ form, order }: SolutionFieldProps) {
  const text = useText(actText).resolve;
  const written = form.fields.solution;
  const take = (words: string) =>
    form.set({ solution: [written.trim(), words].filter(Boolean).join('\n').slice(0, maxLongTextLength) });
  return (
    <>
      <WordsField
        form={form}
        name="solution"
        label={text.solution}
        required
        hint={order.solution !== undefined && written === order.solution ? text.keptHint : undefined}
        placeholder={text.solutionHint}
      />
      <SolutionAnswers order={order} onTake={take} />
    </>
  );
}

const AnswerSheet = lazySheet(async () => (await import('./answer-sheet.tsx')).AnswerSheet);

const maxAnswers = 3;

interface SolutionAnswersProps {
  order: Pick<OrderDetail, 'id' | 'title' | 'content' | 'serverCatalogId'>;
  /** Its words are to stand in the solution. */
  onTake: (words: string) => void;
}

/** What solved the like before: read whole by a tap, and taken over by another. */
function SolutionAnswers({ order, onTake }: SolutionAnswersProps) {
  const text = useText(actText).resolve;
  const [read, setRead] = useState<Answer>();
  const { id: orderId, title, content, serverCatalogId } = order;
  const question = `${title} ${content}`.trim().slice(0, maxLengthOf(answers, 'question'));
  const found = useAnswers({ question, serverCatalogId }, { most: maxAnswers });
  if (found.length === 0) return null;
  const take = (answer: Answer) => {
    onTake(answer.content);
    // A voice helps others; the engineer who gives it must not wait for it, nor hear that it was lost.
    caller.call(choice, { answerId: answer.id, helpful: true, orderId }).catch(() => undefined);
  };
  return (
    <div className="sd-solution-answers">
      <p className="sd-meta">{text.answers}</p>
      <Rows plain label={text.answers}>
        {found.map((answer) => (
          <Row
            key={answer.id}
            prefix={<Icon name="info" size={20} />}
            description={answer.helpfulCount > 0 ? text.helped(answer.helpfulCount) : undefined}
            onPress={() => setRead(answer)}
          >
            {answer.title}
          </Row>
        ))}
      </Rows>
      {read && <AnswerSheet answer={read} onTake={() => take(read)} onClosed={() => setRead(undefined)} />}
    </div>
  );
}
