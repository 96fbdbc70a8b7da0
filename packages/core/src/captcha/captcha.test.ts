import { describe, expect, it } from 'vitest';
import { createCaller } from '../client/caller.ts';
import { login } from '../contract/auth.ts';
import { type MockAnswer, mockTransport } from '../testing/index.ts';
import type { CaptchaHost } from './captcha-host.ts';
import { type GeetestCaptcha, geetestWindow, type InitGeetest } from './geetest-window.ts';
import { passCaptcha, withCaptcha } from './pass-captcha.ts';

const puzzle = {
  background: 'data:,a',
  piece: 'data:,b',
  width: 320,
  height: 160,
  pieceWidth: 50,
  pieceHeight: 50,
  pieceTop: 40,
};
const posed = (challengeId: string): MockAnswer => ({ data: { challengeId, provider: 'puzzle', puzzle } });
const wrong: MockAnswer = { status: 10009 };
const passed: MockAnswer = { data: { captcha: 'pass' } };

function mock(answers: MockAnswer[], host: Partial<CaptchaHost> = {}) {
  const fake = mockTransport(answers);
  const shown: unknown[] = [];
  return {
    caller: createCaller({ baseUrl: 'http://desk', transport: fake.transport, retries: 0 }),
    bodies: () => fake.requests.map(({ body }) => JSON.parse(String(body)) as Record<string, unknown>),
    shown,
    host: {
      puzzle: async (picture, state) => {
        shown.push({ picture, ...state });
        return { x: 120, by: 'drag' };
      },
      ...host,
    } satisfies CaptchaHost,
  };
}

describe('passing the slider', () => {
  it('hands in what the person did and gives the pass', async () => {
    const { caller, host, bodies } = mock([posed('c1'), passed]);
    expect(await passCaptcha(caller, 'login', host)).toBe('pass');
    expect(bodies()).toEqual([{ scene: 'login' }, { challengeId: 'c1', x: 120, by: 'drag' }]);
  });

  it('poses a fresh challenge after a wrong answer and says so', async () => {
    const { caller, host, bodies, shown } = mock([posed('c1'), wrong, posed('c2'), passed]);
    expect(await passCaptcha(caller, 'login', host)).toBe('pass');
    expect(shown).toEqual([
      { picture: puzzle, wrong: false },
      { picture: puzzle, wrong: true },
    ]);
    expect(bodies()[3]).toMatchObject({ challengeId: 'c2' });
  });

  it('gives up after as many wrong answers as it may', async () => {
    const { caller, host, shown } = mock([posed('c1'), wrong, posed('c2'), wrong, posed('c3')]);
    await expect(passCaptcha(caller, 'login', host, { tries: 2 })).rejects.toMatchObject({
      code: 'captchaNeeded',
    });
    expect(shown).toHaveLength(2);
  });

  it('is aborted by a person who closes it', async () => {
    const { caller, host } = mock([posed('c1')], { puzzle: async () => undefined });
    await expect(passCaptcha(caller, 'login', host)).rejects.toMatchObject({ code: 'aborted' });
  });

  it('does not take a lost line for a wrong answer', async () => {
    const { caller, host, shown } = mock([posed('c1'), new Error('cut')]);
    await expect(passCaptcha(caller, 'login', host)).rejects.toMatchObject({ code: 'network' });
    expect(shown).toHaveLength(1);
  });

  it('shows nothing where the server poses nothing', async () => {
    const { caller, host, bodies, shown } = mock([{ data: { challengeId: 'c1', provider: 'none' } }, passed]);
    expect(await passCaptcha(caller, 'login', host)).toBe('pass');
    expect(bodies()[1]).toEqual({ challengeId: 'c1' });
    expect(shown).toEqual([]);
  });

  it('falls back to the puzzle that the server poses once GeeTest cannot be reached', async () => {
    const geetest = { lotNumber: 'l', captchaOutput: 'o', passToken: 'p', genTime: 't' };
    const answers = [{ data: { challengeId: 'c1', provider: 'geetest', geetest: { captchaId: 'g' } } }];
    const { caller, host, bodies } = mock([...answers, wrong, posed('c2'), passed], {
      geetest: async (captchaId) => ({ ...geetest, lotNumber: captchaId }),
    });
    expect(await passCaptcha(caller, 'login', host)).toBe('pass');
    expect(bodies()[1]).toEqual({ challengeId: 'c1', geetest: { ...geetest, lotNumber: 'g' } });
    expect(bodies()[3]).toMatchObject({ challengeId: 'c2', x: 120 });
  });

  it('says so when the host knows no GeeTest, and is aborted when its window is closed', async () => {
    const answer = { data: { challengeId: 'c1', provider: 'geetest', geetest: { captchaId: 'g' } } };
    const without = mock([answer]);
    await expect(passCaptcha(without.caller, 'login', without.host)).rejects.toThrow('GeeTest');
    const closed = mock([answer], { geetest: async () => undefined });
    await expect(passCaptcha(closed.caller, 'login', closed.host)).rejects.toMatchObject({ code: 'aborted' });
  });
});

describe('a call that may ask for the slider', () => {
  const credentials = { account: 'engineer', password: 'secret' };

  it('is made once without a pass where none is needed', async () => {
    const { caller, host, shown } = mock([{ data: 'x' }]);
    expect(await withCaptcha(caller, 'login', host, async (captcha) => captcha ?? 'none')).toBe('none');
    expect(shown).toEqual([]);
  });

  it('is made again with the pass when the server wants one', async () => {
    const { caller, host, bodies } = mock([wrong, posed('c1'), passed, { status: 10002 }]);
    const call = withCaptcha(caller, 'login', host, (captcha) =>
      caller.call(login, { ...credentials, captcha }),
    );
    await expect(call).rejects.toMatchObject({ code: 'wrongCredentials' });
    expect(bodies().at(-1)).toEqual({ ...credentials, captcha: 'pass' });
  });
});

describe("GeeTest's window", () => {
  const validate = { lot_number: 'l', captcha_output: 'o', pass_token: 'p', gen_time: 't' };

  function script(ending: 'success' | 'empty' | 'error' | 'close') {
    const log: unknown[] = [];
    const init: InitGeetest = (options, ready) => {
      log.push(options);
      const heard: Record<string, (error: { msg?: string }) => void> = {};
      const on = (name: string) => (listener: (error: { msg?: string }) => void) => {
        heard[name] = listener;
        return captcha;
      };
      const captcha: GeetestCaptcha = {
        showCaptcha: () => heard[ending === 'empty' ? 'success' : ending]?.({ msg: 'offline' }),
        destroy: () => log.push('destroyed'),
        getValidate: () => (ending === 'empty' ? false : validate),
        onReady: on('ready'),
        onSuccess: on('success'),
        onError: on('error'),
        onClose: on('close'),
      };
      ready(captcha);
      heard.ready?.({});
    };
    return { log, init };
  }

  it('gives what its script gives, by our names, in the reader’s language', async () => {
    const { log, init } = script('success');
    const answer = await geetestWindow(async () => init, 'en')('g1');
    expect(answer).toEqual({ lotNumber: 'l', captchaOutput: 'o', passToken: 'p', genTime: 't' });
    expect(log).toEqual([{ captchaId: 'g1', product: 'bind', language: 'eng' }, 'destroyed']);
  });

  it.each(['close', 'empty'] as const)('gives nothing when it ends by %s', async (ending) => {
    expect(await geetestWindow(async () => script(ending).init)('g1')).toBeUndefined();
  });

  it('tells when GeeTest cannot be reached', async () => {
    await expect(geetestWindow(async () => script('error').init)('g1')).rejects.toMatchObject({
      code: 'network',
      message: 'GeeTest did not answer: offline.',
    });
  });
});
