import type { Context, Input } from '../command.ts';
import { About } from '../errors.ts';
import type { Item, Sheet } from '../print/output.ts';
import { connectSignedIn } from '../session/connection.ts';
import { type TypedField, type ViewParts, writtenFor } from './parts.ts';
import { checkRequest, requestOf } from './request.ts';

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
    throw new About(error, args[0]?.[0], { written: (path) => writtenFor(path, fields) });
  }
}
