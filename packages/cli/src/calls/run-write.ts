import { isDeepStrictEqual } from 'node:util';
import { randomId } from '@svcdesk/core';
import type { Call } from '@svcdesk/core/contract';
import { requestFields } from '@svcdesk/core/contract/request-fields';
import { definitionOf } from '@svcdesk/core/contract/schema-definition';
import { format } from '@svcdesk/core/phrases';
import type { Context, Input } from '../command.ts';
import { type CliError, type ExitCode, exitCode, usageError, wrongFields } from '../errors.ts';
import { type Consequence, confirmed } from '../host/ask.ts';
import { untilInterrupted } from '../host/host.ts';
import { namesFrom, piped, readJsonFile } from '../host/input.ts';
import type { Item, Output } from '../print/output.ts';
import { numberOf } from '../print/values.ts';
import { nameOf } from '../print/words.ts';
import { describe, report, withActionHint } from '../report.ts';
import { findResource } from '../resources/find.ts';
import type { ResourceName } from '../resources/resource.ts';
import { type Connection, connectSignedIn } from '../session/connection.ts';
import type { Progress } from '../session/progress.ts';
import { printableLine } from '../text.ts';
import { type KindName, kindOf } from '../work.ts';
import { fieldIssues } from './field-issues.ts';
import { argumentsOf, asGiven, type TypedField, textFields, type WriteParts } from './parts.ts';
import { withPipedNames } from './piped-names.ts';
import { checkRequest, requestOf } from './request.ts';

/** Does something to one record, or to each of several, one after the other. */
export async function runWrite(
  name: string,
  parts: WriteParts,
  fields: readonly TypedField[],
  input: Input,
  context: Context,
): Promise<Output> {
  const { call, texts = {}, kind, confirm, shows = [] } = parts;
  const each = eachOf(parts, input);
  const own = fields.filter(({ use }) => each !== undefined && use.field === asGiven(each).field);
  const others = fields.filter((field) => !own.includes(field));
  const { fields: named, isEmpty } = await withPipedNames(call, others, context);
  const typed = [...own, ...named, ...(await textFields(texts, input, context))];
  const whole = await wholeRequest(input, context);
  const words = wordsFor(parts, each, input, whole);
  const names = each && words.length > 0 ? await namesFrom(words, resourceNameOf(each), context) : [words[0]];
  if (names.length === 0 || isEmpty) {
    context.terminal.note(context.phrases.notes.nothingToDo);
    return { kind: 'done', items: nothing(), many: true };
  }
  const given = input.flags['idempotency-key'] as string | undefined;
  if (given && names.length > 1) throw usageError(context.phrases.usage.oneKeyOneResource);
  const connection = connectSignedIn(context);
  if (each) refuseOthers(names, each, whole, context);
  const making: Making = { parts: { ...parts, each }, typed, input, whole, connection, context };
  const base = await requestBase(making);
  const isTrial = input.flags['dry-run'] === true;
  const consequence = consequenceOf(confirm, base);
  if (consequence && !isTrial) {
    await confirmed(name, names, input.flags.yes === true, context, consequence);
  }
  const act = async (named: string | undefined): Promise<Item> => {
    const key = given ?? randomId();
    try {
      const request = await requestFor(making, base, named);
      checkRequest(call, request, typed, context);
      if (isTrial) return { call: call.id, request };
      // No version is sent of our own: a second try with the same key must be the same request, whatever changed.
      const data = (await untilInterrupted(context.host, (signal) =>
        connection.caller.call(call, request, { idempotencyKey: key, signal }),
      )) as Item;
      printResult(
        data,
        {
          call,
          kind,
          action: parts.action,
          named,
          next: await parts.next?.(data),
          isShown: shows.length > 0,
        },
        context,
      );
      if (shows.length > 0) await (await import('./show-outcome.ts')).showOutcome(data, shows, call, context);
      return data;
    } catch (error) {
      const view =
        named && parts.hasView !== false ? `svcdesk ${name.split(' ')[0]} view ${named}` : undefined;
      throw withActionHint(error, { named, key, view, fields: typed }, context.phrases);
    }
  };
  const acting = eachNamed(names, context, act);
  if (isTrial) return { kind: 'values', values: acting.items, finish: acting.exitCode };
  return { kind: 'done', items: acting.items, many: each !== undefined, finish: acting.exitCode };
}

/** What the requests of a line are made from. */
interface Making {
  readonly parts: WriteParts;
  readonly typed: readonly TypedField[];
  readonly input: Input;
  /** What `--input` gives. */
  readonly whole: Readonly<Record<string, unknown>>;
  readonly connection: Connection;
  readonly context: Context;
}

/** The request, or the start of one, that came as a whole. */
async function wholeRequest({ flags }: Input, context: Context): Promise<Record<string, unknown>> {
  const file = flags.input as string | undefined;
  return file === undefined ? {} : readJsonFile('--input', file, context);
}

/** The words for what is done something to; what the line does not name, the whole request does. */
function wordsFor(
  { args: [first] = [] }: WriteParts,
  each: WriteParts['each'],
  { args: [words = []] }: Input,
  whole: Making['whole'],
): readonly string[] {
  const named = each ?? first;
  const given = named === undefined ? undefined : whole[asGiven(named).field];
  return words.length === 0 && typeof given === 'string' ? [given] : words;
}

/** Refuses a whole request that is about another record than each that the line names. */
function refuseOthers(
  names: readonly (string | undefined)[],
  each: NonNullable<WriteParts['each']>,
  whole: Making['whole'],
  { phrases }: Context,
): void {
  const { field } = asGiven(each);
  const other = names.length > 1 && names.find((name) => whole[field] !== undefined && name !== whole[field]);
  if (other) throw inputDiffers(argumentName(each), other, field, whole, phrases);
}

const argumentName = (given: NonNullable<WriteParts['each']>): string => argumentsOf([given])[0]?.name ?? '';

const resourceNameOf = (given: NonNullable<WriteParts['each']>): ResourceName | undefined =>
  argumentsOf([given])[0]?.resource;

/** The line names one record, and the whole request that came beside it another. */
function inputDiffers(
  argument: string,
  said: unknown,
  field: string,
  whole: Making['whole'],
  { usage }: Context['phrases'],
): CliError {
  const inWords = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  return usageError(
    format(usage.inputDiffers, { argument, field, said: inWords(said), given: inWords(whole[field]) }),
  );
}

async function* nothing(): AsyncGenerator<Item> {}

/** Why a request is asked about first, if it is. */
function consequenceOf(
  confirm: WriteParts['confirm'],
  request: Readonly<Record<string, unknown>>,
): Consequence | undefined {
  if (confirm === undefined || confirm === true) return confirm && 'undone';
  return request[confirm.signsOut] === undefined ? undefined : 'signsOut';
}

/** What is done to each of several records. A command for one record does it to each that is piped in. */
function eachOf({ each, args = [] }: WriteParts, { args: [words = []] }: Input): WriteParts['each'] {
  const [first] = args;
  return each ?? (first !== undefined && words[0] === piped && !asGiven(first).many ? first : undefined);
}

/** What the request has whatever it is done to. */
async function requestBase({ parts, typed, whole, connection, context }: Making) {
  const { call, each, fixed, change, completes = [] } = parts;
  const own = each ? [asGiven(each).field] : [];
  const fields = typed.filter(({ use }) => !own.includes(use.field) && !use.within);
  const changed = fields.filter(({ use, typed: given }) => use.field === change?.field && given.length > 0);
  const { [change?.field ?? '']: id } = await requestOf(
    { call, fields: changed, base: whole, later: [] },
    connection,
    context,
  );
  const before = (id !== undefined && (await change?.before(String(id), connection))) || {};
  const taken = requestFields(call);
  const base = {
    ...Object.fromEntries(Object.entries(before).filter(([field]) => Object.hasOwn(taken, field))),
    ...whole,
    ...fixed,
  };
  const request = await requestOf({ call, fields, base, later: [...own, ...completes] }, connection, context);
  // A flag is said to change the request; an argument says which one it is.
  for (const { label, use, typed: given } of fields) {
    const { field } = use;
    if (label.startsWith('--') || given.length === 0 || whole[field] === undefined) continue;
    if (isDeepStrictEqual(whole[field], request[field]) || whole[field] === given[0]) continue;
    throw inputDiffers(label, given.join(', '), field, whole, context.phrases);
  }
  return request;
}

/** The request for one record. */
async function requestFor(
  { parts: { call, each, inner, complete }, typed, input, whole, connection, context }: Making,
  base: Readonly<Record<string, unknown>>,
  named: string | undefined,
): Promise<Record<string, unknown>> {
  const request = { ...base };
  if (each && named !== undefined) {
    const resource = resourceNameOf(each);
    const find = () => resource && findResource(resource, named, { connection, request }, context);
    const { field } = asGiven(each);
    request[field] = (await find()) ?? named;
    if (whole[field] !== undefined && whole[field] !== named && whole[field] !== request[field]) {
      throw inputDiffers(argumentName(each), named, field, whole, context.phrases);
    }
  }
  if (inner) {
    const start = { ...(await inner.start(request, connection)), ...(request[inner.field] as object) };
    const fields = typed.filter(({ use }) => use.within === inner.field);
    request[inner.field] = await requestOf(
      { call: inner.call, fields, base: start, later: [] },
      connection,
      context,
    );
  }
  if (!complete) return request;
  // What completes a request reads what came as a whole, which may hold anything.
  const left = Object.entries(whole).filter(([field, value]) => request[field] === value);
  const { shape = {} } = definitionOf(call.request());
  const issues = fieldIssues(shape, Object.fromEntries(left), context);
  if (issues.length > 0) throw wrongFields(issues, context);
  return { ...request, ...(await complete(request, connection, context, input.flags)) };
}

/** Failures after which the next would fare no better. */
const hopeless: readonly ExitCode[] = [
  exitCode.signInNeeded,
  exitCode.network,
  exitCode.limited,
  exitCode.interrupted,
];

/** Does the same to several records, one after the other; a failure of one is reported and does not stop the others. */
function eachNamed(
  names: readonly (string | undefined)[],
  context: Context,
  act: (named: string | undefined) => Promise<Item>,
): { items: AsyncIterable<Item>; exitCode(): ExitCode } {
  const failures = new Set<ExitCode>();
  async function* each(): AsyncGenerator<Item> {
    const progress = await progressOfMany(names.length, context);
    for (const [index, named] of names.entries()) {
      let done: Item | undefined;
      try {
        done = await act(named);
      } catch (error) {
        if (names.length === 1 || hopeless.includes(describe(error, context).exitCode)) throw error;
        failures.add(report(error, context, named));
      }
      progress?.at(index + 1, names.length);
      if (done) yield done;
    }
    progress?.end();
  }
  // One kind of failure keeps its code; of several none would tell the truth.
  return {
    items: each(),
    exitCode: () => (failures.size > 1 ? exitCode.failed : ([...failures][0] ?? exitCode.ok)),
  };
}

/** Actions that are reported one by one show how much is left only at a terminal. */
async function progressOfMany(count: number, context: Context): Promise<Progress | undefined> {
  if (count === 1 || !context.terminal.showsProgress) return undefined;
  return (await import('../session/progress.ts')).progressOf('doing', context);
}

/** An action, its record and the next command. */
interface ActionResult {
  readonly call: Call;
  readonly kind: KindName | undefined;
  readonly action: string | undefined;
  readonly named: string | undefined;
  readonly next: string | undefined;
  /** Whether the outcome is printed separately, so that the result line leaves it out. */
  readonly isShown: boolean;
}

/** Says what was done, what became of it and which command probably comes next. */
function printResult(data: Item, result: ActionResult, { phrases, terminal }: Context) {
  const { notes } = phrases;
  const kind = kindOf(data, result.kind);
  const name = result.isShown ? undefined : (numberOf(data) ?? result.named);
  const status = typeof data.status === 'number' ? nameOf('status', data.status, kind, phrases) : undefined;
  const what = doneWords(result, phrases) ?? notes.done;
  const words = { what, named: name && printableLine(name), status };
  terminal.note(format(status && name ? notes.didNow : name ? notes.did : notes.didIt, words));
  if (result.next) terminal.note(format(notes.next, { command: result.next }));
}

/** Core's own words for what was done, by the action or the call's name. */
function doneWords({ call, action, kind }: ActionResult, { domain }: Context['phrases']): string | undefined {
  const name = action ?? call.id.split('.')[1] ?? '';
  const [orders, others]: Readonly<Record<string, string>>[] = [domain.order.done, domain.kinds.happened];
  if (kind === 'order' && orders && Object.hasOwn(orders, name)) return orders[name];
  return others && Object.hasOwn(others, name) ? others[name] : undefined;
}
