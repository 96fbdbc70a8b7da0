import { listenToEvents, type StreamEvent, type SvcdeskError } from '@svcdesk/core';
import { stream, streamEventKinds } from '@svcdesk/core/contract/events';
import { command, noun } from '../calls/define.ts';
import { choices, whole } from '../line/flags.ts';
import { connectSignedIn } from '../session/connection.ts';

const maxEvents = 1_000_000;

/** What happens, until the reader goes, enough came, or the session ends. */
async function* heard(
  caller: Parameters<typeof listenToEvents>[0],
  wanted: (event: StreamEvent) => boolean,
  limit: number,
): AsyncGenerator<StreamEvent> {
  const waiting: StreamEvent[] = [];
  let ended: { error?: SvcdeskError | undefined } | undefined;
  let wake = () => {};
  const listening = listenToEvents(caller, {
    onEvent(event) {
      if (wanted(event)) waiting.push(event);
      wake();
    },
    onState(state, error) {
      if (state === 'ended') ended = { error };
      wake();
    },
  });
  try {
    for (let shown = 0; shown < limit; ) {
      const event = waiting.shift();
      if (event) {
        shown += 1;
        yield event;
      } else if (ended) {
        if (ended.error) throw ended.error;
        return;
      } else {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    }
  } finally {
    listening.stop();
  }
}

/** `svcdesk events`: what happens as it happens. */
export const events = noun('events', {
  tail: command({
    calls: [stream],
    arguments: [],
    flags: { kind: choices('KIND', streamEventKinds), limit: whole('COUNT', 1, maxEvents, 'L') },
    output: 'values',
    examples: {
      all: 'svcdesk events tail',
      some: 'svcdesk events tail --kind order,message --limit 10',
    },
    fields: () => [],
    async run({ flags: { kind, limit = maxEvents } }, context) {
      const { caller } = connectSignedIn(context);
      return { kind: 'values', values: heard(caller, (event) => !kind || kind.includes(event.kind), limit) };
    },
  }),
});
