import { allCalls } from '@svcdesk/core/contract/docs';
import { sampleData } from '@svcdesk/core/testing';
import { describe, expect, it } from 'vitest';
import type { AnyCommand } from '../command/command.ts';
import { everyCommand } from '../help/command-tree.ts';
import { startDesk } from '../testing/desk.ts';
import { idOf } from '../testing/samples.ts';
import { nouns } from './index.ts';

const commands: AnyCommand[] = [];
for await (const command of everyCommand(nouns)) commands.push(command);

/** Lists and views that need no more than what they are about. */
const reading = commands.filter(
  ({ output, calls, name }) =>
    calls.length > 0 && (output === 'rows' || output === 'sheet') && !/^(auth|leave) /.test(name),
);

/** Answers every call with a sample that fits the contract. */
const samples = Object.fromEntries(
  allCalls.filter(({ reply }) => reply === undefined).map((call) => [call.id, () => sampleData(call)]),
);

describe('every command that reads', () => {
  it.each(reading.map((command) => [command.name, command] as const))(
    '"%s" makes its call and answers as a table or sheet, in a pipe and as JSON',
    async (name, command) => {
      await using desk = await startDesk(samples);
      const line = [...name.split(' '), ...command.arguments.map(({ thing }) => (thing ? idOf(1) : 'words'))];
      const people = await desk.svcdesk(line, { columns: 80 });
      expect({ code: people.code, err: people.err }).toMatchObject({ code: 0 });
      expect(desk.server.calls()).toContain(command.calls[0]?.id);
      expect(people.out).not.toMatch(/undefined|\[object/);
      expect((await desk.svcdesk(line)).code).toBe(0);
      const { code, out } = await desk.svcdesk([...line, '--json']);
      expect(code).toBe(0);
      expect(Array.isArray(JSON.parse(out))).toBe(command.output === 'rows');
    },
  );
});
