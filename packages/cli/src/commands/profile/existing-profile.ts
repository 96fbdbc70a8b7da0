import { format } from '@svcdesk/core/phrases';
import type { Context } from '../../command/command.ts';
import { CliError } from '../../errors/cli-error.ts';
import { exitCode } from '../../errors/exit-codes.ts';
import { profileNames } from '../../session/profiles.ts';

/** The name of a profile that there is; of another is said which there are. */
export function existingProfile(name: string, context: Context): string {
  const names = profileNames(context);
  if (names.includes(name)) return name;
  const { errors, usage } = context.phrases;
  const hint =
    names.length > 0
      ? format(errors.profilesThere, { names: names.join(usage.comma) })
      : format(errors.signInHint, { command: `svcdesk login --profile ${name}` });
  throw new CliError('notFound', exitCode.notFound, format(errors.noProfile, { name }), hint);
}
