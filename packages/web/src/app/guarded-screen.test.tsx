import type { SignedIn } from '@svcdesk/core';
import { login } from '@svcdesk/core/contract/auth';
import { loginType } from '@svcdesk/core/roles';
import { sampleData } from '@svcdesk/core/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Sheet } from '../shared/components/sheet.tsx';
import { useSession } from '../shared/platform/api/session.ts';
import { publicPaths } from '../shared/platform/paths.ts';
import type { Screen } from '../shared/platform/screens.ts';
import { show } from '../testing/show.fixture.tsx';
import { GuardedScreen, preloadScreen } from './guarded-screen.tsx';

/** A screen with as many sheets over each other. */
function WithSheets({ count }: { count: number }) {
  const [inner, setInner] = useState(false);
  if (count === 0) return <p>Work</p>;
  return (
    <Sheet title={`Sheet ${count}`} onClosed={() => undefined}>
      <button type="button" onClick={() => setInner(true)}>
        More {count}
      </button>
      {inner && <WithSheets count={count - 1} />}
    </Sheet>
  );
}

async function open(sheets: number) {
  const account = {
    ...sampleData(login),
    expiresAt: '2099-01-01T00:00:00Z',
    type: loginType.staff,
    admin: 0,
  };
  useSession.setState({ signedIn: { ...account, mustChangePassword: false } as SignedIn, ended: undefined });
  // Each a screen of its own: what was loaded for one address is kept.
  const at = `/userSide/work-${sheets}`;
  const route: Screen = {
    path: at,
    audience: 'staff',
    title: { 'zh-CN': 'Work', en: 'Work' },
    load: async () => () => <WithSheets count={sheets} />,
  } as Screen;
  await preloadScreen(route);
  show(
    <Routes>
      <Route path={at} element={<GuardedScreen route={route} />} />
      <Route path={publicPaths.login} element={<p>Sign in here</p>} />
    </Routes>,
    at,
  );
}

/** What has been begun in history is done when this resolves. */
const historyStill = () => new Promise((done) => setTimeout(done, 100));

it.each([0, 1, 2])('leads to the sign-in when the session ends under %i sheets', async (sheets) => {
  await open(sheets);
  for (let count = sheets; count > 1; count--)
    (await screen.findByRole('button', { name: `More ${count}` })).click();
  await (sheets === 0 ? screen.findByText('Work') : screen.findByRole('dialog', { name: 'Sheet 1' }));
  await historyStill();
  const steps: string[] = [];
  const [back, replace] = [history.back.bind(history), history.replaceState.bind(history)];
  // A browser steps back some time after it is told to.
  vi.spyOn(history, 'back').mockImplementation(() => {
    setTimeout(() => {
      steps.push('stepped back');
      back();
    }, 20);
  });
  vi.spyOn(history, 'replaceState').mockImplementation((state, unused, url) => {
    if (String(url).endsWith(publicPaths.login)) steps.push('led on');
    replace(state, unused, url);
  });
  useSession.setState({ signedIn: undefined, ended: 'lost' });
  await screen.findByText('Sign in here');
  await historyStill();
  expect(screen.getByText('Sign in here')).toBeTruthy();
  expect(location.hash).toBe(`#${publicPaths.login}`);
  // A step after the navigation would undo it.
  expect(steps).toEqual([...Array.from({ length: sheets }, () => 'stepped back'), 'led on']);
  vi.restoreAllMocks();
});
