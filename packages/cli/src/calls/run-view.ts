import type { Call, DataOf, RequestOf } from '@svcdesk/core/contract';
import type { Context, Input } from '../command.ts';
import { About } from '../errors.ts';
import type { Item, Sheet } from '../print/output.ts';
import { type Connection, connectSignedIn } from '../session/connection.ts';
import type { KindName } from '../work.ts';
import { type CallParts, type TypedField, writtenFor } from './parts.ts';
import { checkRequest, requestOf } from './request.ts';

/** What a view may add to its call. */
export interface ViewParts<C extends Call = Call> extends CallParts<C> {
  readonly kind?: KindName;
  /** Fields that it has beside those of the data. */
  readonly more?: readonly string[];
  /** What the request needs that was not typed, looked up once the rest of it is known. */
  complete?(request: Readonly<Partial<RequestOf<C>>>, connection: Connection): Promise<Partial<RequestOf<C>>>;
  /** What else is fetched of the thing. */
  extra?(request: Readonly<Record<string, unknown>>, connection: Connection): Promise<Item>;
  /** Other data than the call's own, for what is not one thing. */
  item?(data: DataOf<C>, context: Context): Item;
}

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
