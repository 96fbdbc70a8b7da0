import type { Queryable } from '../../platform/db/index.ts';
import { claimList, type Reader } from './list.ts';
import { joinSelected, type Select } from './page-statement.ts';
import { type PageRest, type Paging, pageNumber, pageOf } from './paging.ts';
import type { RowPosition } from './read.ts';
import { raw, runOf, type Sql, sql, value } from './sql.ts';

type Answered = Pick<RowPosition, 'listId'> & { readonly listTotal: number };

/** A list as a value whose rows are few enough to be counted and sorted whole for each page. */
interface ShortListParts<Who extends Reader, Input, Row extends object, Item> {
  /** Of its statements. */
  readonly name: string;
  /** What {@link Select.as} stands for. */
  readonly table?: string;
  /** SELECT of all rows: their `id`, and what they are sorted by. */
  found(who: Who, input: Input): Sql;
  /** Columns of `found`, each with its direction. */
  readonly sort: readonly string[];
  /** What is read of the rows of a page, which are `top` with the columns of `found`. */
  select(who: Who, input: Input): Select;
  /** What is answered of rows. */
  present(rows: Row[], who: Who, on: Queryable, input: Input): Item[] | Promise<Item[]>;
}

/** A list that no index has in its order, read by the page's number: of what waits, of one person, of a team's day. */
export function defineShortList<Who extends Reader, Input extends object, Row extends object, Item>({
  name,
  table = '',
  found,
  sort,
  select,
  present,
}: ShortListParts<Who, Input, Row, Item>) {
  const inOrder = raw(sort.join(', '));
  const topInOrder = raw(sort.map((column) => `top.${column}`).join(', '));

  return claimList(name, {
    async page(on: Queryable, who: Who, input: Input & Paging): Promise<PageRest & { list: Item[] }> {
      const page = pageNumber(input);
      const { size } = input;
      const shown = select(who, input);
      const rows = await runOf<Row & Answered>(
        on,
        who.tenantId,
        name,
        sql`WITH found AS MATERIALIZED (${found(who, input)}),
          top AS (SELECT * FROM found ORDER BY ${inOrder} LIMIT ${value(size, 'bigint')}
            OFFSET ${value((page - 1) * size, 'bigint')})
          SELECT ${shown.columns}, top.id AS "listId", listed.total AS "listTotal"
          FROM (SELECT count(*) AS total FROM found) listed LEFT JOIN ${joinSelected(table, shown)} ON true
          ORDER BY ${topInOrder}`,
        true,
      );
      const list = rows
        .filter(({ listId }) => listId !== null)
        .map(({ listId: _, listTotal: __, ...row }) => row as Row);
      return pageOf(await present(list, who, on, input), rows[0]?.listTotal ?? 0, page, size);
    },
  });
}
