import { edit } from '@svcdesk/core/contract/orders';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { press, serve, show, signIn } from '../../../testing/show.fixture.tsx';
import { Form } from '../../components/form.tsx';
import { drafts } from '../../platform/storage/draft-store.ts';
import { useToasts } from '../../platform/toast-store.ts';
import type { RecordBase, RecordKind } from '../record/record.ts';
import { WordsField } from './fields.tsx';
import { ChangedBar, FormNote } from './form-note.tsx';
import { useActionForm } from './use-action-form.ts';

interface Order extends RecordBase {
  priority: number;
}

const order = (number: number, more: Partial<Order> = {}): Order => ({
  id: `01970000-0000-7000-8000-00000000000${number}`,
  version: 1,
  title: `Order ${number}`,
  priority: 3,
  can: ['edit'],
  refused: [],
  ...more,
});

const kind: RecordKind<Order> = {
  name: 'order',
  useRecord: () => {
    throw new Error('The form is given its order.');
  },
  showNew: () => undefined,
  pathOf: (id) => `/orders/${id}`,
  Head: () => null,
  noun: () => 'order',
  actionWords: (action) => action,
  doneWords: () => 'Saved',
  reasonWords: (reason) => reason,
  watched: [
    {
      field: 'priority',
      name: () => 'Priority',
      words: (value) => (value === 1 ? 'Urgent' : 'Usual'),
    },
  ],
};

function Correction({ record }: { record: Order }) {
  const form = useActionForm({
    kind,
    record,
    action: 'edit',
    call: edit,
    initial: { remark: '' },
    request: ({ remark }, base) => ({ orderId: record.id, ...base, remark }),
  });
  return (
    <Form onSubmit={form.submit}>
      <ChangedBar form={form} />
      <WordsField form={form} name="remark" label="Remark" />
      <FormNote form={form} />
      <button type="submit">Save</button>
    </Form>
  );
}

const remark = () => screen.findByRole('textbox', { name: /Remark/ });
const holds = (words: string) => waitFor(async () => expect(await remark()).toHaveProperty('value', words));
const save = () => press('Save');

beforeEach(async () => {
  signIn();
  const kept = await drafts();
  for (const key of await kept.keys()) await kept.remove(key);
});

it('says what others changed since its draft was begun, and keeps what was typed', async () => {
  const asked = serve();
  const page = show(<Correction record={order(1)} />);
  await userEvent.type(await remark(), 'Replaced the plug');
  page.unmount();
  show(<Correction record={order(1, { version: 2, priority: 1 })} />);
  expect(await screen.findByText('The order changed while you were writing')).toBeTruthy();
  expect(screen.getByText(/^Priority: Usual → Urgent/)).toBeTruthy();
  await holds('Replaced the plug');
  await press('Got it');
  expect(screen.queryByText(/while you were writing/)).toBeNull();
  await save();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(JSON.parse(String(asked[0]?.body))).toMatchObject({ version: 2, remark: 'Replaced the plug' });
});

it('keeps a draft with its order when another takes its place', async () => {
  serve();
  const one = <Correction record={order(1)} />;
  const page = show(one);
  await userEvent.type(await remark(), 'Of the first');
  page.rerender(<Correction record={order(2)} />);
  await holds('');
});

it('says that somebody was faster, and keeps what was typed to be sent again', async () => {
  serve({ 'orders.edit': { error: 'orderChanged' } });
  show(<Correction record={order(1)} />);
  await userEvent.type(await remark(), 'Mine');
  await save();
  expect((await screen.findByRole('alert')).textContent).toContain('The order has just changed');
  await holds('Mine');
});

it('leads to its order when it is done, with a word, and leaves no draft', async () => {
  serve();
  show(<Correction record={order(1)} />, '/orders/1?do=edit');
  await userEvent.type(await remark(), 'Done');
  await save();
  await waitFor(() => expect(location.hash).toBe(`#/orders/${order(1).id}`));
  expect(useToasts.getState().toast).toMatchObject({ words: 'Saved' });
  expect(await (await drafts()).all()).toEqual([]);
});
