import { type DataOf, joins } from '@svcdesk/core/contract';
import { isVisible } from '@svcdesk/core/format';
import { useEffect } from 'react';
import { DraftNotice } from '../../blocks/drafts/draft-notice.tsx';
import { FormField, WordsField } from '../../blocks/form/fields.tsx';
import { FormEnd } from '../../blocks/form/form-end.tsx';
import { useForm } from '../../blocks/form/use-form.ts';
import { Loaded } from '../../blocks/list/load-state.tsx';
import { Card } from '../../components/card.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { Form } from '../../components/form.tsx';
import { Pill, type PillTone } from '../../components/marks.tsx';
import { Notice } from '../../components/notice.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { WholeTimes } from '../../components/whole-times.tsx';
import { useAccount } from '../../platform/api/account.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { momentFact } from '../../platform/i18n/time-words.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { showToast } from '../../platform/toast-store.ts';
import { joinStatus } from './join-status.ts';
import { joinsText } from './phrases.ts';
import './joins.css';

/** What a client sees who has signed up and belongs nowhere yet: their requests, and how to ask. */
export function Newcomer() {
  const text = useText(joinsText).newcomer;
  const mine = useCall(joins.mine, {});
  return (
    <>
      <div className="sd-notice-apart">
        <Notice icon="people">
          <span className="sd-strong">{text.title}</span>
          <br />
          {text.hint}
        </Notice>
      </div>
      <Loaded query={mine} cards={1}>
        {(list) => list.length > 0 && <MyRequests requests={list} />}
      </Loaded>
      <AskToJoin />
    </>
  );
}

/** A request to belong to the site of a code. */
export function AskToJoin() {
  const text = useText(joinsText).newcomer;
  const form = useForm({
    form: 'askToJoin',
    call: joins.ask,
    live: { cellCode: '', remark: '' },
    snapshot: {},
    request: ({ fields: { cellCode, remark } }) => ({
      cellCode: cellCode.trim(),
      ...(isVisible(remark) && { remark: remark.trim() }),
    }),
    onDone() {
      form.draft.next();
      showToast(text.asked);
    },
  });
  return (
    <Card title={text.ask}>
      <DraftNotice draft={form.draft} />
      <Form onSubmit={form.submit}>
        <FormField form={form} path="cellCode" label={text.code} hint={text.codeHint} required>
          <TextInput
            value={form.fields.cellCode}
            onChange={(cellCode) => form.set({ cellCode })}
            autoComplete="off"
            maxLength={form.maxLength('cellCode')}
          />
        </FormField>
        <WordsField form={form} name="remark" label={text.remark} placeholder={text.remarkHint} rows={2} />
        <FormEnd form={form} submitLabel={text.submit} />
      </Form>
    </Card>
  );
}

type JoinRequest = DataOf<typeof joins.mine>[number];

const tones: Readonly<Record<number, PillTone>> = { 1: 'accent', 2: 'ok', 3: 'late' };

/** What I asked for and what became of it. */
function MyRequests({ requests }: { requests: readonly JoinRequest[] }) {
  const text = useText(joinsText);
  const account = useAccount();
  const { refetch } = account;
  // Let in meanwhile: the menu of a member is another one.
  const isIn = requests.some(({ status }) => status === joinStatus.approved);
  const isBehind = isIn && account.data?.underReview === true;
  useEffect(() => {
    if (isBehind) void refetch();
  }, [isBehind, refetch]);
  const words: Readonly<Record<number, string>> = text.status;
  return (
    <Card title={text.newcomer.mine}>
      <ul className="sd-joins">
        {requests.map(({ id, status, cellCode, cellName, createdAt, comment }) => (
          <li key={id}>
            <p>
              {cellName ?? cellCode} <Pill tone={tones[status] ?? 'plain'}>{words[status]}</Pill>
            </p>
            <p className="sd-meta">
              <WholeTimes>{text.askedAt(momentFact(createdAt))}</WholeTimes>
            </p>
            {comment !== undefined && <p>{comment}</p>}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** For who belongs somewhere already and wants to belong to another site too. */
export function JoinMore() {
  const text = useText(joinsText);
  return (
    <Disclosure title={text.more}>
      <AskToJoin />
    </Disclosure>
  );
}
