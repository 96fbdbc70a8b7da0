import type { DataOf, RequestOf } from '@svcdesk/core/contract';
import { detail, type handle, pmResults } from '@svcdesk/core/contract/pm-orders';
import { normalizeSearch } from '@svcdesk/core/format';
import { format } from '@svcdesk/core/phrases';
import { allowed, codeMeant, unknownWord } from '../calls/vocabulary.ts';
import type { Context, Input } from '../command.ts';
import { usageError } from '../errors.ts';
import { type Pair, type ReadContext, readNumber } from '../line/flags.ts';
import type { Connection } from '../session/connection.ts';

type Item = DataOf<typeof detail>['items'][number];
type Answer = NonNullable<RequestOf<typeof handle>['answers']>[number];

const results = { field: 'result' };

/** Answers by the names of a check list's items: `--answer 温度=24 --abnormal 漏水=墙角渗水 --photo 漏水=wall.jpg`. */
export async function answersOf(
  id: unknown,
  flags: Input['flags'],
  connection: Connection,
  context: Context,
): Promise<Answer[]> {
  const said = {
    answer: flags.answer as readonly Pair[],
    abnormal: flags.abnormal as readonly Pair[],
    photo: flags.photo as readonly Pair[],
  };
  if (Object.values(said).every((given) => given.length === 0)) return [];
  const { items } = await connection.caller.call(detail, { id: String(id) });
  const answers = new Map<Item, Answer>();
  const change = (item: Item, more: Partial<Answer>) =>
    answers.set(item, { itemId: item.id, result: 'normal', ...answers.get(item), ...more });
  for (const [name, value] of said.answer) {
    const item = itemNamed(name, items, context);
    const reading = { name: `--answer ${name}`, phrases: context.phrases, now: context.host.now() };
    change(item, answerMeant(value, item, reading));
  }
  for (const [name, remark] of said.abnormal) {
    change(itemNamed(name, items, context), { result: 'abnormal', remark });
  }
  for (const [item, files] of filesByItem(said.photo, items, context)) {
    const { uploadFiles } = await import('../calls/upload.ts');
    change(item, { photos: await uploadFiles(files, connection, context) });
  }
  return [...answers.values()];
}

/** A result, as a code or as it is shown in either language, or else a value such as the item takes. */
function answerMeant(word: string, { kind, options = [] }: Item, reading: ReadContext): Partial<Answer> {
  const code = codeMeant(word, pmResults, results);
  const result = pmResults.find((each) => each === code);
  if (result) return { result };
  if (kind === 'number') return { value: String(readNumber(word, reading)) };
  if (kind === 'text') return { value: word };
  const option = options.find((each) => normalizeSearch(each) === normalizeSearch(word));
  if (option !== undefined) return { value: option };
  const codes = allowed(results, pmResults, reading);
  throw unknownWord(word, [...options.map((code) => ({ code, shown: undefined })), ...codes], reading);
}

function filesByItem(photos: readonly Pair[], items: readonly Item[], context: Context): Map<Item, string[]> {
  const files = new Map<Item, string[]>();
  for (const [name, file] of photos) {
    const item = itemNamed(name, items, context);
    files.set(item, [...(files.get(item) ?? []), file]);
  }
  return files;
}

/**
 * An item by its id, by its name, also behind that of its asset where several assets are checked alike, or by where it
 * stands in the list, from 1.
 */
function itemNamed(name: string, items: readonly Item[], { phrases }: Context): Item {
  const sought = normalizeSearch(name);
  const found = items.filter((item) =>
    [item.id, item.name, placed(item)].some((each) => normalizeSearch(each) === sought),
  );
  const [only = items[/^\d+$/.test(name) ? Number(name) - 1 : -1]] = found;
  if (only && found.length <= 1) return only;
  const { errors, resources, usage } = phrases;
  if (found.length > 1) {
    const names = found.map(placed).join(usage.comma);
    const unclear = format(errors.unclear, { resource: resources.item, name });
    throw usageError(unclear, format(errors.nearNames, { names }));
  }
  throw usageError(
    format(usage.unknownItem, { name, values: [...new Set(items.map(placed))].join(usage.comma) }),
  );
}

/** What tells an item apart from those of other assets: `Switch 2/Fan`. */
function placed({ name, assetName }: Item): string {
  return assetName ? `${assetName}/${name}` : name;
}
