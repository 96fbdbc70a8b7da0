import { format } from '@svcdesk/core/phrases';
import type { AnyCommand, Context, Input } from '../command/command.ts';
import { deliver } from '../deliver/deliver.ts';
import type { Shape } from '../deliver/shape.ts';
import type { Terminal } from '../output/terminal.ts';
import { clockTime } from '../output/time.ts';
import { describe } from '../report.ts';
import type { WatchPrinter } from './watch-printer.ts';

const hideCursor = '\u001b[?25l';
const showCursor = '\u001b[?25h';
const toTop = '\u001b[H';
const clear = '\u001b[2J';
const clearLine = '\u001b[K';
const clearBelow = '\u001b[J';

/** Rows of a terminal that does not say its own. */
const defaultRows = 24;

/** Draws each state over the one before, in place. */
export function screenPrinter(
  command: AnyCommand,
  input: Input,
  shape: Shape,
  context: Context,
): WatchPrinter {
  const { host, phrases, terminal } = context;
  let lines: string[] = [];
  let isFirst = true;

  function draw(foot: string) {
    const room = (host.stdout.rows || defaultRows) - 2;
    const kept = lines.slice(0, room - 1);
    const more = lines.length - kept.length;
    const shown =
      lines.length <= room
        ? lines
        : [...kept, terminal.colours.dim(format(phrases.notes.moreLines, { more }))];
    const body = [...shown, '', terminal.colours.dim(foot)].map((line) => `${line}${clearLine}`).join('\n');
    host.stdout.write(`${isFirst ? hideCursor + clear : ''}${toTop}${body}${clearBelow}`);
    isFirst = false;
  }

  return {
    async show() {
      const collected: string[] = [];
      const collect = (text: string) => void collected.push(...text.split('\n'));
      // The same terminal, except that nothing leaves before all of it is there.
      const held = Object.create(terminal, {
        print: { value: collect },
        note: { value: collect },
      }) as Terminal;
      const own = { ...context, terminal: held };
      await deliver(await command.run(input, own), { shape, kind: command.kind, context: own });
      lines = collected;
      draw(format(phrases.notes.watching, { time: clockTime(host.now()) }));
    },
    stale: (error) => draw(describe(error, context).message),
    end() {
      if (!isFirst) host.stdout.write(`\n${showCursor}`);
    },
  };
}
