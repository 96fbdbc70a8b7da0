import type { Context, Input } from '../command.ts';
import { CommandFailure } from '../errors.ts';
import type { Detail, Item } from '../print/output.ts';
import { connectSignedIn } from '../session/connection.ts';
import { labelOf, type TypedField, type ViewParts } from './parts.ts';
import { checkRequest, requestOf } from './request.ts';

/** Fetches one record to be shown. */
export async function runView(
  { call, kind, fixed, complete, fetchExtra, item, note, columns, all }: ViewParts,
  fields: readonly TypedField[],
  { args }: Input,
  context: Context,
): Promise<Detail> {
  const connection = connectSignedIn(context);
  try {
    const typed = await requestOf({ call, fields, base: { ...fixed }, later: [] }, connection, context);
    const request = complete ? { ...typed, ...(await complete(typed, connection)) } : typed;
    checkRequest(call, request, fields, context);
    const [data, added] = await Promise.all([
      connection.caller.call(call, request),
      fetchExtra?.(request, connection),
    ]);
    const shown = { ...(item ? item(data, context) : (data as Item)), ...added };
    const words = note?.(data, context);
    const people = async () => {
      const { renderDetail } = await import('../print/detail.ts');
      const detail = await renderDetail(shown, kind, context, { columns, all });
      return words === undefined ? detail : [detail, '', words].join('\n');
    };
    return { kind: 'detail', item: shown, people };
  } catch (error) {
    throw new CommandFailure(error, args[0]?.[0], { labelOf: (path) => labelOf(path, fields) });
  }
}
