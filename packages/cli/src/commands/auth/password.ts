import { updatePassword } from '@svcdesk/core/contract/auth';
import type { Context } from '../../command/command.ts';
import { defineCommand } from '../../command/command.ts';
import { toggle } from '../../command/flag-kinds.ts';
import { About } from '../../errors/about.ts';
import { usageError } from '../../errors/cli-error.ts';
import { hintIfUncertain } from '../../errors/may-have-arrived.ts';
import { untilInterrupted } from '../../host/until-interrupted.ts';
import { ask } from '../../input/ask.ts';
import { confirmed } from '../../input/confirm.ts';
import { readStandardInput } from '../../input/standard-input.ts';
import { connectSignedIn } from '../../session/connection.ts';

/** `svcdesk auth password` */
export const password = defineCommand({
  name: 'auth password',
  calls: [updatePassword],
  arguments: [],
  flags: { 'passwords-stdin': toggle(), yes: toggle('y') },
  output: 'done',
  examples: {
    ask: 'svcdesk auth password',
    pipe: 'svcdesk auth password --passwords-stdin < old-and-new.txt',
  },
  fields: () => [],
  async run({ flags }, context) {
    const { caller } = connectSignedIn(context);
    const request = flags['passwords-stdin'] ? await piped(context) : await typed(context);
    // A script that pipes passwords has nobody to ask, and never did.
    if (!flags['passwords-stdin']) await confirmed('auth password', [], flags.yes, context, 'signsOut');
    await untilInterrupted(context.host, (signal) => caller.call(updatePassword, request, { signal })).catch(
      (error: unknown) => {
        throw new About(error, undefined, {
          hint: hintIfUncertain(error, context.phrases.errors.passwordUncertain),
        });
      },
    );
    context.terminal.note(context.phrases.notes.passwordChanged);
    return { kind: 'done', items: nothing(), many: false };
  },
});

/** The old one in the first line, the new one in the second. */
async function piped(context: Context) {
  const [oldPassword = '', newPassword = ''] = (await readStandardInput('--passwords-stdin', context)).split(
    /\r?\n/,
  );
  return { oldPassword, newPassword };
}

async function typed(context: Context) {
  const { prompts, usage } = context.phrases;
  const hidden = { flag: '--passwords-stdin', hidden: true };
  const oldPassword = await ask({ what: prompts.oldPassword, ...hidden }, context);
  const newPassword = await ask({ what: prompts.newPassword, ...hidden }, context);
  if ((await ask({ what: prompts.again, ...hidden }, context)) !== newPassword) {
    throw usageError(usage.notTheSame);
  }
  return { oldPassword, newPassword };
}

async function* nothing(): AsyncGenerator<never> {}
