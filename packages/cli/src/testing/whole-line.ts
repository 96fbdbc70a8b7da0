import type { Call } from '@svcdesk/core/contract';
import { requestFields } from '@svcdesk/core/contract/request-fields';
import { definitionOf } from '@svcdesk/core/contract/schema-definition';
import { dictionaries } from '@svcdesk/core/rules';
import { sampleRequest } from '@svcdesk/core/testing';
import { type FieldUse, isFieldFlag } from '../calls/fields.ts';
import type { AnyCommand } from '../command.ts';
import { idOf } from './samples.ts';

/** A line with everything that a command needs, and what is typed into its standard input. */
export interface WholeLine {
  readonly line: readonly string[];
  readonly input?: string;
}

/** Writes such a line from the contract: what the command has no word or flag for goes in as JSON. */
export function wholeLine(command: AnyCommand): WholeLine {
  const [call] = command.calls;
  const words = command.name.split(' ');
  if (!call) return { line: words };
  // Of several shapes, one line can be only one: that of the example, with ids for what its arguments name.
  if (!definitionOf(call.request()).shape) {
    const example = wordsOf(command.examples.one ?? '');
    const isName = (index: number) => command.arguments[index - words.length]?.resource !== undefined;
    return { line: example.map((word, index) => (isName(index) ? idOf(1) : word)) };
  }
  const sample = sampleRequest(call) as Readonly<Record<string, unknown>>;
  const args = command.arguments.map(
    ({ resource, name, field, values }) =>
      values?.[0] ?? typedFor({ field: field ?? name, resource }, sample),
  );
  const fields = Object.entries(requestFields(call)).filter(([, { required }]) => required);
  const flags = fields.flatMap(([field, { kind }]) => {
    const found = Object.entries(command.flags).find(
      ([, flag]) => isFieldFlag(flag) && flag.use.field === field && kind !== 'files',
    );
    if (!found) return [];
    const [name, flag] = found;
    return [`--${name}`, typedFor(isFieldFlag(flag) ? flag.use : { field }, sample)];
  });
  const texts = Object.keys(command.flags).filter((name) => `${name}-file` in command.flags);
  const asked = 'yes' in command.flags ? ['--yes'] : [];
  const line = [...words, ...args, ...flags, ...texts.flatMap((name) => [`--${name}`, 'words']), ...asked];
  if (!('input' in command.flags)) return { line };
  return { line: [...line, '--input', '-'], input: JSON.stringify(requiredOf(call, sample)) };
}

/** Whatever must be there; what the line says wins over it. */
function requiredOf(call: Call, sample: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const fields = requestFields(call);
  return Object.fromEntries(
    Object.entries(sample).filter(([name]) => fields[name]?.required && fields[name]?.kind !== 'id'),
  );
}

function typedFor(
  { field, resource, words, codes, pairs }: FieldUse,
  sample: Readonly<Record<string, unknown>>,
): string {
  if (words) return Object.keys(words)[0] ?? '';
  if (codes) return dictionaries[codes][0].code;
  if (pairs) return 'key=value';
  if (resource) return idOf(1);
  const value = sample[field];
  const first = Array.isArray(value) ? value[0] : value;
  if (typeof first === 'boolean') return first ? 'yes' : 'no';
  return first === undefined || typeof first === 'object' ? 'words' : String(first);
}

function wordsOf(example: string): string[] {
  const words = [...example.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');
  return words.slice(1);
}
