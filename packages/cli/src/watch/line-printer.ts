import type { AnyCommand, Context, Input } from '../command/command.ts';
import { jsonOf } from '../deliver/json.ts';
import type { Shape } from '../deliver/shape.ts';
import type { Item, Output } from '../output/output.ts';
import { tabSeparated } from '../output/tab-separated.ts';
import { rawLines, rawOf } from '../show/raw.ts';
import { withNames } from '../show/with-names.ts';
import type { WatchPrinter } from './watch-printer.ts';

/** Prints for programs what is new or other than before: a line each, as JSON where that was asked for. */
export function linePrinter(command: AnyCommand, input: Input, shape: Shape, context: Context): WatchPrinter {
  let before = new Set<string>();
  return {
    async show() {
      const now = new Set<string>();
      for await (const line of linesOf(await command.run(input, context), command, shape)) {
        now.add(line);
        if (!before.has(line)) context.terminal.print(line);
      }
      before = now;
    },
    stale() {},
    end() {},
  };
}

async function* linesOf(output: Output, { kind }: AnyCommand, shape: Shape): AsyncGenerator<string> {
  const { json } = shape;
  const asJson = (item: Item, fields: readonly string[]) => jsonOf(withNames(item, kind), fields);
  if (output.kind === 'sheet') {
    if (json) yield asJson(output.item, json);
    else yield* rawLines(output.item, kind).map(tabSeparated);
  } else if (output.kind === 'rows') {
    const fields = shape.columns ?? output.columns;
    for await (const item of output.items) {
      yield json ? asJson(item, json) : tabSeparated(fields.map((field) => rawOf(field, item, kind)));
    }
  }
}
