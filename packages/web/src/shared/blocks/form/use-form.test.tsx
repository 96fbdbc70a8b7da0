import { okStatus } from '@svcdesk/core';
import { edit } from '@svcdesk/core/contract/orders';
import { sampleData } from '@svcdesk/core/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { press, serve, show, signIn } from '../../../testing/show.fixture.tsx';
import { Form } from '../../components/form.tsx';
import { drafts } from '../../platform/storage/draft-store.ts';
import { useToasts } from '../../platform/toast-store.ts';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { WordsField } from './fields.tsx';
import { FormEnd } from './form-end.tsx';
import { useForm } from './use-form.ts';

const orderId = '01970000-0000-7000-8000-000000000001';
const onDone = vi.fn();

function Correction() {
  const form = useForm({
    form: 'edit',
    objectId: orderId,
    call: edit,
    live: { remark: '' },
    snapshot: {},
    request: ({ fields: { remark } }, at) => ({ orderId, version: 1, at, remark }),
    check: ({ fields: { remark } }) => (remark === '' ? { remark: true } : {}),
    onDone,
  });
  return (
    <Form onSubmit={form.submit}>
      <DraftNotice draft={form.draft} />
      <WordsField form={form} name="remark" label="Remark" required />
      <FormEnd form={form} submitLabel="Save" />
    </Form>
  );
}

const remark = () => screen.findByRole('textbox', { name: /Remark/ });
const save = () => press('Save');

beforeEach(async () => {
  onDone.mockClear();
  signIn();
  const kept = await drafts();
  for (const key of await kept.keys()) await kept.remove(key);
});

it('says what is missing once it was sent, leads there, and sends nothing', async () => {
  const asked = serve();
  show(<Correction />);
  const field = await remark();
  expect(field.getAttribute('aria-invalid')).not.toBe('true');
  await save();
  expect(await screen.findByText('Please fill in: Remark')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(asked).toEqual([]);
});

it('sends once, however often the button is pressed in one moment, and is done', async () => {
  const asked = serve();
  show(<Correction />);
  await userEvent.type(await remark(), 'Second floor');
  const button = screen.getByRole('button', { name: 'Save' });
  button.click();
  button.click();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(asked.map(({ body }) => JSON.parse(String(body)))).toEqual([
    expect.objectContaining({ remark: 'Second floor' }),
  ]);
  expect(await (await drafts()).all()).toEqual([]);
});

it('shows what the server has against a field, and nothing of it once that is changed', async () => {
  serve({
    'orders.edit': { error: 'badRequest', data: { issues: [{ path: 'remark', text: 'Too vague' }] } },
  });
  show(<Correction />);
  await userEvent.type(await remark(), 'x');
  await save();
  expect(await screen.findByText('Too vague')).toBeTruthy();
  await userEvent.type(await remark(), 'y');
  expect(screen.queryByText('Too vague')).toBeNull();
});

it.each([
  ['without permission', { error: 'noPermission' }, 'No permission to access'],
  ['without a network', new TypeError('Failed to fetch'), 'network'],
] as const)('says %s why nothing was sent, in a toast and beside the button', async (_, answer, words) => {
  serve({ 'orders.edit': answer });
  show(<Correction />);
  await userEvent.type(await remark(), 'x');
  await save();
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  const said = useToasts.getState().toast;
  expect(said).toMatchObject({ tone: 'error' });
  expect(said?.words.toLowerCase()).toContain(words.toLowerCase());
  expect(screen.getByRole('alert').textContent).toContain(said?.words.replace(/\.$/, ''));
  expect(await remark()).toHaveProperty('value', 'x');
});

it('keeps the key of a sending before it leaves, and sends the very same when the page is back', async () => {
  const keptAtLeaving: unknown[] = [];
  let isGone = true;
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    if (!isGone) return new Response(JSON.stringify({ status: okStatus, msg: '', data: sampleData(edit) }));
    for (const { value } of await (await drafts()).all()) {
      keptAtLeaving.push((value as { $submission?: { key: string } }).$submission?.key);
    }
    // It gets no answer: the page is gone before one comes.
    return new Promise<never>(() => undefined);
  });
  const page = show(<Correction />);
  await userEvent.type(await remark(), 'Third floor');
  await save();
  await waitFor(() => expect(keptAtLeaving).toHaveLength(1));
  expect(keptAtLeaving).toEqual(keys);
  page.unmount();
  isGone = false;
  show(<Correction />);
  await waitFor(async () => expect(await remark()).toHaveProperty('value', 'Third floor'));
  expect(screen.getByText(/restored/i)).toBeTruthy();
  await save();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(keys).toEqual([keys[0], keys[0]]);
});
