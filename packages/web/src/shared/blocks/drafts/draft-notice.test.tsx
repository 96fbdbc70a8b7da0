import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { press, show, signIn } from '../../../testing/show.fixture.tsx';
import { draftKey, draftOwner, drafts, ownKey } from '../../platform/storage/draft-store.ts';
import { DraftNotice } from './draft-notice.tsx';
import { useDraft } from './use-draft.ts';

let person: string;

function Note({ about }: { about: string }) {
  const draft = useDraft('note', about, { words: '' });
  return (
    <>
      <DraftNotice draft={draft} />
      <input
        aria-label="Words"
        value={draft.value.words}
        onChange={(event) => draft.change({ words: event.target.value })}
      />
      <button type="button" onClick={() => void draft.sent()}>
        Sent
      </button>
    </>
  );
}

const words = () => screen.getByRole('textbox', { name: 'Words' });
const holds = (text: string) => waitFor(() => expect(words()).toHaveProperty('value', text));

beforeEach(async () => {
  person = signIn();
  const kept = await drafts();
  for (const key of await kept.keys()) await kept.remove(key);
});

it('puts back what was left in this tab, says so, and forgets it when asked', async () => {
  const page = show(<Note about="1" />);
  await userEvent.type(words(), 'half a sen');
  page.unmount();
  show(<Note about="1" />);
  expect(await screen.findByText('Your draft was restored')).toBeTruthy();
  await holds('half a sen');
  await press('Discard');
  await holds('');
  expect(screen.queryByText('Your draft was restored')).toBeNull();
  await waitFor(async () => expect(await (await drafts()).keys()).toEqual([]));
});

it('puts nothing into the form about something else', async () => {
  const page = show(<Note about="1" />);
  await userEvent.type(words(), 'of the first');
  page.rerender(<Note about="2" />);
  await holds('');
  page.rerender(<Note about="1" />);
  await holds('of the first');
});

it('keeps nothing of what was sent, whatever is typed in the moment after', async () => {
  const page = show(<Note about="1" />);
  await userEvent.type(words(), 'sent');
  await press('Sent');
  await userEvent.type(words(), ', and more');
  page.unmount();
  show(<Note about="1" />);
  await holds('');
  expect(screen.queryByText('Your draft was restored')).toBeNull();
});

it('gives nothing to another person', async () => {
  await (await drafts()).put({
    key: ownKey(draftKey(draftOwner(`${person}-other`), 'note', '1')),
    value: { words: 'of somebody else' },
    savedAtMs: Date.now(),
  });
  show(<Note about="1" />);
  await userEvent.type(words(), 'x');
  await holds('x');
});
