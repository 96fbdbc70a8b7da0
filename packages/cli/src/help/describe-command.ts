import type { Call } from '@svcdesk/core/contract';
import { callDocs } from '@svcdesk/core/contract/docs';
import { type RequestField, requestFields } from '@svcdesk/core/contract/request-fields';
import { format } from '@svcdesk/core/phrases';
import { isFieldFlag } from '../calls/fields.ts';
import { codesOf } from '../calls/statuses.ts';
import type { AnyCommand, Context } from '../command.ts';
import type { Flags } from '../line/flags.ts';
import type { VerbWords } from '../phrases/commands-zh-cn.ts';
import type { HelpWords } from '../phrases/index.ts';
import { headingOf, promptName } from '../print/headings.ts';

/** The words about a command, by its noun and verb. */
export function wordsFor({ name }: AnyCommand, commands: HelpWords['commands']): VerbWords {
  const [noun = '', verb = ''] = name.split(' ');
  return commands[noun]?.[verb] ?? commands['']?.[verb] ?? {};
}

/** What a command is for: its own words, else those of its call. */
export function summaryOf(
  { calls: [call] }: AnyCommand,
  words: VerbWords | undefined,
  { locale }: Context,
): string {
  if (words?.summary) return words.summary;
  const docs: Readonly<Record<string, { zh: string; en: string }>> = callDocs;
  const doc = call && docs[call.id];
  return (locale === 'en' ? doc?.en : doc?.zh) ?? '';
}

/** What describing a flag needs. */
interface Described {
  readonly value: AnyCommand;
  readonly own: VerbWords;
  readonly help: HelpWords['help'];
  readonly context: Context;
}

/** What a flag is for: the command's own words, those of flags of its name, else the name of its field. */
export function flagText(
  name: string,
  flag: Flags[string],
  { value, own, help, context }: Described,
): string {
  const [call] = value.calls;
  const shared: Readonly<Record<string, string>> = help.flags;
  const said = own.flags?.[name];
  const values = valuesOf(flag, call, context);
  if (said !== undefined) return withValues(said, values, help);
  if (!isFieldFlag(flag)) {
    const isFile = name.endsWith('-file') && Object.hasOwn(value.flags, name.slice(0, -'-file'.length));
    const text = isFile ? help.flags.file : (shared[name] ?? headingOf(name, context));
    return withValues(text, values, help);
  }
  const { field, resource } = flag.use;
  // What it is for here, and then how such a record is named.
  const label = resource
    ? help.resources[resource].replace(/^[^:：]+/, promptName(flag.use, context))
    : (shared[name] ?? headingOf(field, context));
  return withValues(label, values, help);
}

/** What may be typed for a flag, where that is one of a few words. */
function valuesOf(
  flag: Flags[string],
  call: Call | undefined,
  { phrases }: Context,
): readonly string[] | undefined {
  if (!isFieldFlag(flag)) return flag.values;
  const shape: RequestField | undefined = call && requestFields(call)[flag.use.field];
  return flag.use.isSwitch ? [] : codesOf(flag.use, shape, phrases);
}

function withValues(text: string, values: readonly string[] | undefined, help: HelpWords['help']): string {
  if (!values?.length) return text;
  return `${text} (${format(help.headings.values, { values: values.join(', ') })})`;
}
