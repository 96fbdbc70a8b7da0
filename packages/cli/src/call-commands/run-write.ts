import { randomId } from '@svcdesk/core';
import type { Call, DataOf } from '@svcdesk/core/contract';
import type { Context, Input } from '../command/command.ts';
import type { KindName } from '../command/kinds.ts';
import { usageError } from '../errors/cli-error.ts';
import { withActionHint } from '../failures/action-hints.ts';
import type { FieldOf } from '../fields/field-use.ts';
import { checkRequest, requestOf } from '../fields/request-of.ts';
import { textFields } from '../fields/text-flags.ts';
import type { TypedField } from '../fields/typed-field.ts';
import { confirmed } from '../input/confirm.ts';
import { readJsonFile } from '../input/json-file.ts';
import { namesFrom } from '../input/names.ts';
import type { Item, Output } from '../output/output.ts';
import { type Connection, connectSignedIn } from '../session/connection.ts';
import { findThing } from '../things/find.ts';
import { type ArgumentGiven, argumentsOf, asGiven, type CallParts } from './call-parts.ts';
import { eachNamed } from './each-named.ts';
import { noteDone } from './note-done.ts';

/** What a command may add to its call, where it changes something. */
export interface WriteParts<C extends Call = Call> extends CallParts<C> {
  readonly kind?: KindName;
  /** What is done to each of several things: the field that names it. */
  readonly each?: ArgumentGiven<FieldOf<C>>;
  /** Long texts: each comes by its flag, by a file, or by standard input. */
  readonly texts?: Readonly<Record<string, FieldOf<C>>>;
  /** The action whose words tell what was done; the call's own name unless said. */
  readonly action?: string;
  /** Whether it is asked first: it cannot be undone. */
  readonly confirm?: true;
  /** Whether its thing has a `view` that shows how it stands. */
  readonly viewed?: false;
  /** Fields that `complete` fills where the line does not name them. */
  readonly filled?: readonly FieldOf<C>[];
  /** What the request still needs, that only the server or the line as a whole tells. */
  complete?(
    request: Record<string, unknown>,
    connection: Connection,
    context: Context,
  ): Promise<object | undefined>;
  /** The command that probably comes next. */
  next?(data: DataOf<C>): string | undefined;
}

/** Does something to one thing, or to each of several, one after the other. */
export async function runWrite(
  parts: WriteParts,
  fields: readonly TypedField[],
  input: Input,
  context: Context,
): Promise<Output> {
  const { name, call, each, texts = {}, kind, confirm } = parts;
  const typed = [...fields, ...(await textFields(texts, input, context))];
  const names = each ? await namesFrom(input.args[0] ?? [], context) : [input.args[0]?.[0]];
  const given = input.flags['idempotency-key'] as string | undefined;
  if (given && names.length > 1) throw usageError(context.phrases.usage.oneKeyOneThing);
  const connection = connectSignedIn(context);
  const base = await requestBase(parts, typed, input, connection, context);
  const isTrial = input.flags['dry-run'] === true;
  if (confirm && !isTrial) await confirmed(name, names, input.flags.yes === true, context);
  const act = async (named: string | undefined): Promise<Item> => {
    const key = given ?? randomId();
    try {
      const request = await requestFor(parts, base, named, connection, context);
      checkRequest(call, request, typed, context);
      if (isTrial) return { call: call.id, request };
      // No version is sent of our own: a second try with the same key must be the same request, whatever changed.
      const data = (await connection.caller.call(call, request as never, { idempotencyKey: key })) as Item;
      noteDone(data, { call, kind, action: parts.action, named, next: parts.next?.(data as never) }, context);
      return data;
    } catch (error) {
      const view =
        named && parts.viewed !== false ? `svcdesk ${name.split(' ')[0]} view ${named}` : undefined;
      throw withActionHint(error, { named, key, view, fields: typed }, context.phrases);
    }
  };
  const acting = eachNamed(names, context, act);
  if (isTrial) return { kind: 'values', values: acting.items, finish: acting.exitCode };
  return { kind: 'done', items: acting.items, many: each !== undefined, finish: acting.exitCode };
}

/** What the request has whatever it is done to. */
async function requestBase(
  { call, each, always, filled = [] }: WriteParts,
  typed: readonly TypedField[],
  input: Input,
  connection: Connection,
  context: Context,
): Promise<Record<string, unknown>> {
  const own = each ? [asGiven(each).field] : [];
  const fields = typed.filter(({ use }) => !own.includes(use.field));
  const file = input.flags.input as string | undefined;
  const base = { ...(file !== undefined && (await readJsonFile('--input', file, context))), ...always };
  return requestOf({ call, fields, base, later: [...own, ...filled] }, connection, context);
}

/** The request for one thing. */
async function requestFor(
  { each, complete }: WriteParts,
  base: Readonly<Record<string, unknown>>,
  named: string | undefined,
  connection: Connection,
  context: Context,
): Promise<Record<string, unknown>> {
  const request = { ...base };
  if (each && named !== undefined) {
    const [{ thing } = { thing: undefined }] = argumentsOf([each]);
    const find = () => thing && findThing(thing, named, { connection, request }, context);
    request[asGiven(each).field] = (await find()) ?? named;
  }
  return { ...request, ...(await complete?.(request, connection, context)) };
}
