import { screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { press, show } from '../../testing/show.fixture.tsx';
import { lazyPart } from './lazy-part.tsx';

const Signature = () => <p>Sign here</p>;
const waiting = <p>One moment</p>;

function Opened({ part }: { part: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        {open ? 'Close' : 'Open'}
      </button>
      {open && part}
    </>
  );
}

it('shows at once, without waiting even for a moment, what came before', async () => {
  const Part = lazyPart(async () => Signature, waiting);
  await Part.chunk.ahead();
  show(<Part />);
  expect(screen.getByText('Sign here')).toBeTruthy();
});

it('holds the place of what is on its way, and shows it wherever it is drawn from then on', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Signature>();
  const Part = lazyPart(() => promise, waiting);
  show(<Opened part={<Part />} />);
  await press('Open');
  expect(await screen.findByText('One moment')).toBeTruthy();
  resolve(Signature);
  expect(await screen.findByText('Sign here')).toBeTruthy();
  await press('Close');
  await press('Open');
  expect(await screen.findByText('Sign here')).toBeTruthy();
});

it('says in its place that it did not come, and comes when asked again', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}));
  const load = vi.fn(async () => Signature);
  load.mockRejectedValueOnce(new Error('lost')).mockRejectedValueOnce(new Error('lost again'));
  const Part = lazyPart(load, waiting);
  show(<Opened part={<Part />} />);
  await press('Open');
  expect((await screen.findByRole('alert')).textContent).toContain("This part couldn't be loaded");
  // React tells of what a boundary has caught.
  expect(vi.mocked(console.error)).toHaveBeenCalledOnce();
  vi.mocked(console.error).mockClear();
  await press(/again/i);
  expect(await screen.findByText('Sign here')).toBeTruthy();
});
