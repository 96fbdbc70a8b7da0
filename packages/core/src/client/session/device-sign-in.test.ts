import { describe, expect, it, vi } from 'vitest';
import { mockTransport } from '../../testing/index.ts';
import { createCaller } from '../caller.ts';
import { type DevicePrompt, signInByDevice } from './device-sign-in.ts';
import { createSession } from './session.ts';

const prompt: DevicePrompt = {
  deviceCode: 't1.secret',
  userCode: 'WDJB-MJHT',
  verifyUrl: 'http://desk/#/centerPage?kind=terminal',
  verifyUrlComplete: 'http://desk/#/centerPage?kind=terminal&id=WDJB-MJHT',
  expiresIn: 900,
  interval: 5,
};
const login = {
  token: 't1.a',
  id: '1',
  type: 1,
  admin: 0,
  menuList: [],
  expiresAt: '2099-12-20T00:00:00Z',
};

function terminal(answers: Parameters<typeof mockTransport>[0], shows = (_code: string) => {}) {
  const session = createSession();
  const fake = mockTransport(answers);
  const caller = createCaller({ baseUrl: 'http://desk', transport: fake.transport, session, retries: 0 });
  const [waited, shown]: [number[], string[]] = [[], []];
  const wait = async (ms: number) => void waited.push(ms);
  const show = ({ userCode }: DevicePrompt) => {
    shown.push(userCode);
    shows(userCode);
  };
  const ask = (signal?: AbortSignal) =>
    signInByDevice(caller, session, { request: { name: 'workshop' }, show, wait, signal });
  return { session, ask, waited, shown, ...fake };
}

describe('a terminal that is signed in from another device', () => {
  it('shows its code, polls as the server wants it, and keeps the session', async () => {
    const { session, ask, waited, shown } = terminal([
      { data: prompt },
      { data: { state: 'pending', interval: 5 } },
      { data: { state: 'slowDown', interval: 10 } },
      { data: { state: 'approved', login } },
    ]);
    expect(await ask()).toEqual(login);
    expect(session.current()).toEqual(login);
    expect(shown).toEqual(['WDJB-MJHT']);
    expect(waited).toEqual([5000, 5000, 10_000]);
  });

  it('goes on though what shows the code throws, which is told', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { ask } = terminal([{ data: prompt }, { data: { state: 'approved', login } }], () => {
      throw new Error('the screen is gone');
    });
    expect(await ask()).toEqual(login);
    expect(told).toHaveBeenCalledOnce();
    told.mockRestore();
  });

  it('goes on when the line was down for a moment, and for a word of a newer server', async () => {
    const { ask, requests } = terminal([
      { data: prompt },
      new Error('cut'),
      { data: { state: 'asksForMore', interval: 5 } },
      { data: { state: 'approved', login } },
    ]);
    expect(await ask()).toEqual(login);
    expect(requests).toHaveLength(4);
  });

  it.each([
    ['denied', 'noPermission'],
    ['expired', 'tokenExpired'],
  ] as const)('says when it was %s', async (state, code) => {
    const { ask, session } = terminal([{ data: prompt }, { data: { state } }]);
    await expect(ask()).rejects.toMatchObject({ code });
    expect(session.current()).toBeUndefined();
  });

  it('stops when it is told to', async () => {
    const stopped = new AbortController();
    const { ask, requests } = terminal([{ data: prompt }, { data: { state: 'pending', interval: 5 } }]);
    const asked = ask(stopped.signal);
    stopped.abort();
    await expect(asked).rejects.toMatchObject({ code: 'aborted' });
    expect(requests.length).toBeLessThanOrEqual(2);
  });
});
