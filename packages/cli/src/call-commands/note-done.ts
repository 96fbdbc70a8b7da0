import type { Call } from '@svcdesk/core/contract';
import { format } from '@svcdesk/core/phrases';
import type { Context } from '../command.ts';
import type { Item } from '../print/output.ts';
import { numberOf } from '../print/values.ts';
import { nameOf } from '../print/words.ts';
import { printableLine } from '../text.ts';
import { type KindName, kindOf } from '../work.ts';

/** What was done, to what, and what comes next. */
interface Deed {
  readonly call: Call;
  readonly kind: KindName | undefined;
  readonly action: string | undefined;
  readonly named: string | undefined;
  readonly next: string | undefined;
  /** Whether what came of it is shown by itself, and needs not be named. */
  readonly isShown: boolean;
}

/** Says what was done, what became of it and which command probably comes next. */
export function noteDone(data: Item, deed: Deed, { phrases, terminal }: Context) {
  const { notes } = phrases;
  const kind = kindOf(data, deed.kind);
  const thing = deed.isShown ? undefined : (numberOf(data) ?? deed.named);
  const status = typeof data.status === 'number' ? nameOf('status', data.status, kind, phrases) : undefined;
  const what = doneWords(deed, phrases) ?? notes.done;
  const words = { what, named: thing && printableLine(thing), status };
  terminal.note(format(status && thing ? notes.didNow : thing ? notes.did : notes.didIt, words));
  if (deed.next) terminal.note(format(notes.next, { command: deed.next }));
}

/** Core's own words for what was done, by the action or the call's name. */
function doneWords({ call, action, kind }: Deed, { domain }: Context['phrases']): string | undefined {
  const name = action ?? call.id.split('.')[1] ?? '';
  const [orders, others]: Readonly<Record<string, string>>[] = [domain.order.done, domain.kinds.happened];
  if (kind === 'order' && orders && Object.hasOwn(orders, name)) return orders[name];
  return others && Object.hasOwn(others, name) ? others[name] : undefined;
}
