import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { decodeText, isVisible, readJson, textOfCsv } from '@svcdesk/core/format';
import { parse } from 'csv-parse/sync';
import { AdminRefused, readRefused } from '../read-args.ts';
import { importKinds } from './kinds/index.ts';
import type { Problem } from './problem.ts';

/** Rows of one list as they were written, unchecked. */
export interface FoundRows {
  /** Name of the kind. */
  readonly kind: string;
  /** How the list is called when something is wrong in it. */
  readonly where: string;
  readonly rows: readonly unknown[];
  /** Where each stands, as a spreadsheet counts; from 1 unless given. */
  readonly rowNumbers?: readonly number[];
  /** What is wrong with rows as such, by their index. */
  readonly misfits?: ReadonlyMap<number, readonly Pick<Problem, 'field' | 'text'>[]>;
}

const refusal = (message: string): AdminRefused => new AdminRefused(`${message} Nothing was imported.`);

/** Reads lists: a CSV file is one, named by its kind; a JSON file holds several by their names. */
export async function readFiles(
  files: readonly string[],
  note: (text: string) => void = console.error,
): Promise<FoundRows[]> {
  const found: FoundRows[] = [];
  for (const file of files) {
    const lists = await readOne(file, note);
    // Nothing to import is a mistake, such as a file that was saved before it was filled.
    if (lists.every(({ rows }) => rows.length === 0)) throw refusal(`${file} has no rows to import.`);
    found.push(...lists);
  }
  const stranger = found.find(({ kind }) => !importKinds.some(({ name }) => name === kind));
  if (stranger) {
    const names = importKinds.map(({ name }) => name).join(', ');
    throw refusal(`${stranger.where}: "${stranger.kind}" cannot be imported; there are ${names}.`);
  }
  return found;
}

async function readOne(file: string, note: (text: string) => void): Promise<FoundRows[]> {
  const bytes = await readFile(file).catch((error: unknown) => {
    throw readRefused(error, file, 'Nothing was imported.');
  });
  const decoded = decodeText(bytes);
  if (!decoded) {
    throw refusal(
      `${file} is not text that can be read: neither UTF-8, nor UTF-16 with a byte order mark, nor GB18030. ` +
        'Save it as UTF-8.',
    );
  }
  const { text, encoding } = decoded;
  if (encoding === 'gb18030') note(`${file} is not UTF-8; read as GB18030. Check names after a --dry-run.`);
  switch (extname(file).toLowerCase()) {
    case '.csv':
      return [{ kind: basename(file, extname(file)), where: basename(file), ...rowsOfCsv(file, text) }];
    case '.json':
      return listsOfJson(file, text);
    default:
      throw refusal(`${file} is neither .csv nor .json.`);
  }
}

function rowsOfCsv(file: string, text: string): Pick<FoundRows, 'rows' | 'rowNumbers' | 'misfits'> {
  const [heading, ...lines] = linesOfCsv(file, text)
    .map((cells, index) => ({ cells, number: index + 1 }))
    .filter(({ cells }) => cells.some(isVisible));
  const names = heading?.cells ?? [];
  const twice = names.find((name, index) => name !== '' && names.indexOf(name) < index);
  if (twice !== undefined) throw refusal(`${file}: the heading has "${twice}" twice.`);
  const misfits = new Map<number, Pick<Problem, 'field' | 'text'>[]>();
  const rows = lines.map(({ cells }, at) => {
    // A table may have columns without a heading as long as there is nothing in them.
    const fits =
      cells.length >= names.length && cells.every((cell, index) => names[index] || !isVisible(cell));
    const text = `has ${cells.length} cells, and the heading ${names.filter(Boolean).length}`;
    if (!fits) misfits.set(at, [{ field: '', text }]);
    return Object.fromEntries(names.flatMap((name, index) => (name ? [[name, cells[index]]] : [])));
  });
  return { rows, misfits, rowNumbers: lines.map(({ number }) => number) };
}

/** A heading as some spreadsheets write it, Excel's "Unicode text" with tabs: it would be one column. */
function refuseOtherSeparator(file: string, text: string): void {
  const heading = text.split(/[\r\n]/).find(isVisible) ?? '';
  const other = heading.includes(',') ? undefined : /[\t;|，；]/.exec(heading)?.[0];
  if (other === undefined) return;
  const called = other === '\t' ? 'tabs' : `"${other}"`;
  throw refusal(
    `${file}: the heading has ${called} between its names, and it must have commas. ` +
      'Save it as CSV with commas, which Excel calls "CSV UTF-8".',
  );
}

/** Blank lines are kept, so that row numbers are those that an editor shows. */
function linesOfCsv(file: string, text: string): string[][] {
  refuseOtherSeparator(file, text);
  let read = 0;
  try {
    return parse(text, {
      relax_column_count: true,
      trim: true,
      cast: textOfCsv,
      on_record(cells: string[], { lines }) {
        read = lines;
        return cells;
      },
    });
  } catch (error) {
    const { code, lines } = error as { code?: string; lines?: number };
    if (code === 'CSV_QUOTE_NOT_CLOSED')
      throw refusal(`${file}: the row that begins in line ${read + 1} has a quote that is never closed.`);
    throw refusal(
      `${file}, line ${lines}: a quote stands within a text. Put that text into quotes, and write each quote in it twice.`,
    );
  }
}

function listsOfJson(file: string, text: string): FoundRows[] {
  const read = readJson(text);
  if ('fault' in read) throw refusal(`${file} is not JSON: ${read.fault}.`);
  if ('twice' in read) {
    throw refusal(
      `${file}, line ${read.line}: "${read.twice}" is there twice in one object. Put both into one.`,
    );
  }
  const lists = read.value;
  if (typeof lists !== 'object' || lists === null || Array.isArray(lists)) {
    throw refusal(`${file}: expected an object of lists, such as {"groups": [...]}.`);
  }
  return Object.entries(lists).map(([kind, rows]) => ({
    kind,
    where: `${basename(file)} ${kind}`,
    rows: Array.isArray(rows) ? rows : [rows],
  }));
}
