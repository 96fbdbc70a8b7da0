import type { Context, Input } from '../command/command.ts';
import { About } from '../errors/about.ts';
import { checkRequest, requestOf } from '../fields/request-of.ts';
import type { TypedField } from '../fields/typed-field.ts';
import type { Item, Sheet } from '../output/output.ts';
import { connectSignedIn } from '../session/connection.ts';
import type { ViewParts } from './view-command.ts';

/** Fetches one thing to be shown. */
export async function runView(
  { call, always, complete, extra, item }: ViewParts,
  fields: readonly TypedField[],
  { args }: Input,
  context: Context,
): Promise<Sheet> {
  const connection = connectSignedIn(context);
  try {
    const typed = await requestOf({ call, fields, base: { ...always }, later: [] }, connection, context);
    const request = complete ? { ...typed, ...(await complete(typed as never, connection)) } : typed;
    checkRequest(call, request, fields, context);
    const [data, added] = await Promise.all([
      connection.caller.call(call, request as never),
      extra?.(request, connection),
    ]);
    return { kind: 'sheet', item: { ...(item ? item(data as never, context) : (data as Item)), ...added } };
  } catch (error) {
    const [named] = args[0] ?? [];
    throw named === undefined ? error : new About(error, named);
  }
}
