import { allCalls } from '@svcdesk/core/contract/docs';
import { requestFields } from '@svcdesk/core/contract/request-fields';
import { accessOf } from '@svcdesk/core/roles';
import { sampleData } from '@svcdesk/core/testing';
import { describe, expect, it } from 'vitest';
import { isFieldFlag } from '../calls/fields.ts';
import type { AnyCommand } from '../command.ts';
import { everyCommand } from '../help/command-tree.ts';
import { startMock } from '../testing/mock.ts';
import { idOf } from '../testing/samples.ts';
import { type Asked, refuse } from '../testing/stub-server.ts';
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
    (output === 'rows' || output === 'detail') &&
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

describe('a whole request', () => {
  const taking = writing.filter(({ flags }) => 'input' in flags);
  it.each(taking.map((command) => [command.name, command] as const))(
    'of "%s" whose fields hold something else is refused or sent, and breaks nothing',
    async (_name, command) => {
      await using mock = await startMock({ ...samples, ...named });
      const [call] = command.calls;
      const { line } = wholeLine(command);
      const fields = Object.keys(call ? requestFields(call) : {});
      for (const held of [null, [null], 5, {}, 'x']) {
        for (const field of fields) {
          const input = JSON.stringify({ [field]: held });
          const { err } = await mock.svcdesk(
            [...line, ...(line.includes('--input') ? [] : ['--input', '-'])],
            {
              input,
            },
          );
          expect({ input, err }).not.toMatchObject({ err: expect.stringContaining('Unexpected error') });
        }
      }
    },
  );
});

describe('every list', () => {
  const lists = reading.filter(({ output }) => output === 'rows');
  it.each(lists.map((command) => [command.name, command] as const))(
    '"%s" shows columns that its things have',
    async (_name, command) => {
      await using mock = await startMock({ ...samples, ...named });
      const { code, out } = await mock.svcdesk(wholeLine(command).line);
      const [first = ''] = out.split('\n');
      expect({ code, empty: first.split('\t').filter((cell) => cell === '') }).toEqual({
        code: 0,
        empty: [],
      });
    },
  );
});

/** Records of which the first has the id that examples name, and words of the contract where samples have any. */
function withId([first, ...others]: object[], words: object = {}): object[] {
  return [{ ...first, ...words, id: idOf(1) }, ...others];
}

/** Kinds of orders by the beginning of their numbers. */
const kindsByPrefix: Readonly<Record<string, string>> = {
  WO: 'operations',
  PJ: 'project',
  PM: 'pm',
  DV: 'device',
  EN: 'entrusted',
};

/** Names that examples say, where they stand for no id of a flag or argument. */
const named = {
  'dispatch.commit': () => ({ changed: [], undo: [] }),
  'orders.findAny': ({ body }: Asked) => {
    const sample = samples['orders.findAny']?.() as { order: object };
    if (body.orderNo === undefined) return sample;
    const kind = kindsByPrefix[String(body.orderNo).slice(0, 2)];
    if (kind === undefined) return refuse('notFound');
    return { ...sample, order: { ...sample.order, kind, orderNo: body.orderNo } };
  },
  'requirements.list': ({ body }: Asked) => {
    const page = samples['requirements.list']?.() as { list: object[] };
    return { ...page, list: page.list.map((each) => ({ ...each, requirementNo: body.keyword ?? 'RQ1' })) };
  },
  'engineers.skillTree': () => ['Network', 'Printers'].map((label, index) => ({ value: idOf(index), label })),
  'groups.accountTree': () => [
    {
      data: {
        id: idOf(1),
        groupName: 'A',
        name: 'A',
        tenantAccountInfoVos: [{ id: idOf(2), name: 'Ding Yi' }],
      },
      snodes: [],
    },
  ],
  'pmOrders.detail': () => ({
    ...(samples['pmOrders.detail']?.() as object),
    items: ['Temperature', 'Filter', 'Water leak'].map((name, index) => ({
      id: idOf(index),
      name,
      kind: 'text',
      required: true,
      offersOrder: false,
    })),
  }),
  'templates.find': () => ({
    id: idOf(3),
    name: 'Room',
    version: 1,
    fields: [
      {
        fieldId: idOf(4),
        name: 'Temperature',
        fieldTypeName: 'number',
        required: false,
        sort: 1,
        templateVersion: 1,
      },
    ],
  }),
  // What is saved anew is there already.
  'calendars.list': () => withId(samples['calendars.list']?.() as object[]),
  'pmPlans.page': () => {
    const page = samples['pmPlans.page']?.() as { list: object[] };
    return {
      ...page,
      list: withId(page.list, {
        every: { count: 1, unit: 'month' },
        minutes: 60,
        mode: 'fixed',
        onHoliday: 'keep',
        onOpen: 'merge',
      }),
    };
  },
  'webhooks.list': () => withId(samples['webhooks.list']?.() as object[], { events: ['order.created'] }),
};

describe('flags', () => {
  it.each(writing.map((command) => [command.name, command] as const))(
    'alone say all that "%s" needs',
    async (_name, command) => {
      const [example] = runnable(command);
      expect(example).toBeDefined();
      await using mock = await startMock({ ...samples, ...named });
      const { code, err } = await mock.svcdesk([...withIds(example ?? '', command), '--dry-run']);
      expect({ code, err }).toEqual({ code: 0, err: expect.any(String) });
    },
  );
});

describe('examples', () => {
  it('about oneself are of what everybody of a side may do', () => {
    const ofLeads = commands.filter(({ calls: [call] }) =>
      [call?.permission ?? 'public']
        .flat()
        .every((each) => each !== 'public' && each !== 'signedIn' && /lead/i.test(accessOf(each))),
    );
    const lines = ofLeads.flatMap(({ examples }) => Object.values(examples));
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.filter((line) => line.includes('@me'))).toEqual([]);
  });

  const opening = commands.filter(({ name }) => name.endsWith(' open'));
  it.each([...reading, ...writing, ...opening].map((command) => [command.name, command] as const))(
    'of "%s" name what it takes',
    async (_name, command) => {
      await using mock = await startMock({ ...samples, ...named });
      for (const example of runnable(command)) {
        const { code, err } = await mock.svcdesk(withIds(example, command));
        expect({ example, code, err }).toEqual({ example, code: 0, err: expect.any(String) });
      }
    },
  );
});

/** Examples that need nothing beside the program: no file, no other program, and no Ctrl-C to end them. */
function runnable({ examples }: AnyCommand): string[] {
  return Object.values(examples).filter((line) => !/ --input | --watch| [|<>] /.test(line));
}

/** Numbers of orders and requests, which the server finds by themselves. */
const numbers = /^(WO|PJ|PM|DV|EN|RQ)\d{12}$/;

/** An example with ids in place of names that only a real server knows, but for numbers, and of files that are not there. */
function withIds(example: string, { name, arguments: args, flags }: AnyCommand): string[] {
  const isNamed = (word: string) => word === '@me' || numbers.test(word);
  const [, ...words] = (example.match(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g) ?? []).map((word) =>
    word.replaceAll(/["']/g, ''),
  );
  const first = name.split(' ').length;
  return words.flatMap((word, index) => {
    const flag = flags[words[index - 1]?.slice(2) ?? ''];
    const isValue = words[index - 1]?.startsWith('--') && flag?.value !== undefined;
    if (isValue && word.endsWith('.jpg')) return [word.replace(/[^=]*$/, import.meta.filename)];
    if (isValue) return isFieldFlag(flag) && flag.use.resource && !isNamed(word) ? [idOf(1)] : [word];
    const argument = index < first || word.startsWith('-') ? undefined : (args[index - first] ?? args.at(-1));
    return argument?.resource && !isNamed(word) ? [idOf(1)] : [word];
  });
}
