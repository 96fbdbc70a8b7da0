import { expect, it } from 'vitest';
import { startMock } from '../testing/mock.ts';
import { idOf } from '../testing/samples.ts';
import { refuse } from '../testing/stub-server.ts';

it.each([
  ['passwordChangeNeeded', 'svcdesk auth password'],
  ['passwordExpired', '--phone NUMBER'],
])('%s names the command that helps', async (reason, command) => {
  await using mock = await startMock({
    'orders.accept': () => refuse('notAllowed', { details: { reason } }),
    'messages.mine': () => refuse('notAllowed', { details: { reason } }),
  });
  for (const line of [
    ['orders', 'accept', idOf(1)],
    ['messages', 'list'],
  ]) {
    const { code, err } = await mock.svcdesk(line);
    expect({ code, err }).toEqual({ code: 6, err: expect.stringContaining(command) });
  }
});
