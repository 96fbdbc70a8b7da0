import { expect, it } from 'vitest';
import { run as check } from '../commands/check.ts';
import { run as mutation } from '../commands/mutation.ts';
import { run as test } from '../commands/test.ts';

it('a part that is not there is refused with those that there are, for running nothing would pass', async () => {
  await expect(check(['type'])).rejects.toThrow(
    'there is no part of the check "type"; there are types, lint, unused, documents, migrations, house.',
  );
  await expect(test(['brwser'])).rejects.toThrow(
    'there is no stage "brwser"; there are check, unit, server, embedded, browser.',
  );
  await expect(mutation(['ordr'])).rejects.toThrow('there is no area "ordr"; there are ');
});

it('a stage of the long run alone is refused to the usual one, and the error says what has it', async () => {
  await expect(test(['faults'])).rejects.toThrow('"faults" is a stage of test:long.');
});

it('a shard that is not there is refused with those of its stage', async () => {
  await expect(test(['--long', 'server-99'])).rejects.toThrow(
    'there is no shard of server "server-99"; there are server-1, server-2, ',
  );
  await expect(test(['--long', 'mutation-ordr'])).rejects.toThrow('there are mutation-envelope, ');
});
