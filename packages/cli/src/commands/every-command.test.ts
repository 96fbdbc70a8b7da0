import { allCalls } from '@svcdesk/core/contract/docs';
import { sampleData } from '@svcdesk/core/testing';
import { describe, expect, it } from 'vitest';
import type { AnyCommand } from '../command/command.ts';
import { everyCommand } from '../help/command-tree.ts';
import { startMock } from '../testing/mock.ts';
import { wholeLine } from '../testing/whole-line.ts';
import { nouns } from './index.ts';

const commands: AnyCommand[] = [];
for await (const command of everyCommand(nouns)) commands.push(command);

/** Commands with tests of their own: they need more than a line, or make more than a call. */
const own = /^(auth (login|logout|status|password)|files put)$/;

/** Lists and views that need no more than what they are about. */
const reading = commands.filter(
  ({ output, calls, name }) =>
    calls[0] !== undefined &&
    calls[0].reply === undefined &&
    (output === 'rows' || output === 'sheet') &&
    !own.test(name),
);

/** Commands that change something. */
const writing = commands.filter(
  ({ output, calls, name }) => output === 'done' && calls.length > 0 && !own.test(name),
);

/** Answers every call with a sample that fits the contract. */
const samples = Object.fromEntries(
  allCalls.filter(({ reply }) => reply === undefined).map((call) => [call.id, () => sampleData(call)]),
);

describe('every command that reads', () => {
  it.each(reading.map((command) => [command.name, command] as const))(
    '"%s" makes its call and answers as a table or sheet, in a pipe and as JSON',
    async (_name, command) => {
      await using mock = await startMock(samples);
      const { line } = wholeLine(command);
      const people = await mock.svcdesk(line, { columns: 80 });
      expect({ code: people.code, err: people.err }).toMatchObject({ code: 0 });
      expect(mock.server.calls()).toContain(command.calls[0]?.id);
      expect(people.out).not.toMatch(/undefined|\[object/);
      expect((await mock.svcdesk(line)).code).toBe(0);
      const { code, out } = await mock.svcdesk([...line, '--json']);
      expect(code).toBe(0);
      expect(Array.isArray(JSON.parse(out))).toBe(command.output === 'rows');
    },
  );
});

describe('every command that changes something', () => {
  it.each(writing.map((command) => [command.name, command] as const))(
    '"%s" makes its call once, with a request that the contract takes, and says so',
    async (_name, command) => {
      await using mock = await startMock(samples);
      const { line, input } = wholeLine(command);
      const people = await mock.svcdesk(line, { columns: 80, input });
      expect({ code: people.code, err: people.err }).toMatchObject({ code: 0 });
      const made = mock.server.asked.filter(({ callId }) => callId === command.calls[0]?.id);
      expect(made).toHaveLength(1);
      const dry = await mock.svcdesk([...line, '--dry-run'], { input });
      expect(dry.code).toBe(0);
      expect(JSON.parse(dry.out)).toMatchObject({ call: command.calls[0]?.id });
      expect(mock.server.asked.filter(({ callId }) => callId === command.calls[0]?.id)).toHaveLength(1);
    },
  );
});
