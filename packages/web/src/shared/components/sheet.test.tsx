import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { press, show } from '../../testing/show.fixture.tsx';
import { offerUndo, undoMs, useUndo } from '../platform/undo-store.ts';
import { QuestionSheet } from './question-sheet.tsx';
import { Sheet } from './sheet.tsx';

function Opener({ onClosed }: { onClosed: () => void }) {
  const [open, setOpen] = useState(false);
  const [tried, setTried] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <Sheet
          title="Reasons"
          onClosed={() => {
            setOpen(false);
            onClosed();
          }}
        >
          {(close) => (
            <>
              <input aria-label="Other" />
              {!tried && (
                <button type="button" onClick={() => setTried(true)}>
                  Try again
                </button>
              )}
              <button type="button" onClick={close}>
                Done
              </button>
            </>
          )}
        </Sheet>
      )}
    </>
  );
}

async function opened() {
  const onClosed = vi.fn();
  show(<Opener onClosed={onClosed} />);
  const opener = screen.getByRole('button', { name: 'Open' });
  const before = history.length;
  await userEvent.click(opener);
  const sheet = await screen.findByRole('dialog', { name: 'Reasons' });
  // It has an entry of its own, so that back closes it first.
  await waitFor(() => expect((history.state as { overlay?: number }).overlay).toBeDefined());
  return { sheet, opener, onClosed, before };
}

async function isGone(onClosed: () => void, opener: HTMLElement) {
  await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((history.state as { overlay?: number } | null)?.overlay).toBeUndefined();
  expect(document.activeElement).toBe(opener);
}

it('keeps its keys when what was pressed in it goes, and focus with it', async () => {
  const { sheet, opener, onClosed } = await opened();
  await press('Try again');
  expect(document.activeElement).toBe(document.body);
  await userEvent.tab();
  expect(sheet.contains(document.activeElement)).toBe(true);
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('{Escape}');
  await isGone(onClosed, opener);
});

it('takes the focus, keeps it within, and gives it back', async () => {
  const { sheet, opener, onClosed } = await opened();
  expect(sheet.contains(document.activeElement)).toBe(true);
  const close = screen.getByRole('button', { name: 'Close' });
  const done = screen.getByRole('button', { name: 'Done' });
  done.focus();
  await userEvent.tab();
  expect(document.activeElement).toBe(close);
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(done);
  await userEvent.click(done);
  await isGone(onClosed, opener);
});

it.each<[string, () => unknown]>([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its own button', () => press('Close')],
  ['back', () => history.back()],
])('is closed by %s, and leaves no entry behind', async (_, close) => {
  const { opener, onClosed } = await opened();
  await close();
  await isGone(onClosed, opener);
});

it('shows what can be undone, reached by keys within it, and keeps the focus when it was', async () => {
  const { sheet } = await opened();
  const onUndo = vi.fn();
  act(() => offerUndo({ words: 'Moved', label: 'Undo', onUndo }));
  expect(within(sheet).getByText('Moved')).toBeTruthy();
  const undo = within(sheet).getByRole('button', { name: 'Undo' });
  undo.focus();
  await userEvent.keyboard('{Enter}');
  expect(onUndo).toHaveBeenCalledOnce();
  expect(within(sheet).queryByText('Moved')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(sheet));
});

it('holds what can be undone while a question stands over it', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const question = { title: 'Sure?', okLabel: 'Yes', cancelLabel: 'No' };
  offerUndo({ words: 'Moved', label: 'Undo', onUndo: () => undefined });
  const { unmount } = show(<QuestionSheet question={question} onAnswer={vi.fn()} onClosed={vi.fn()} />);
  act(() => vi.advanceTimersByTime(10 * undoMs));
  expect(useUndo.getState().offer?.words).toBe('Moved');
  unmount();
  act(() => vi.advanceTimersByTime(undoMs));
  expect(useUndo.getState().offer).toBeUndefined();
  vi.useRealTimers();
});
