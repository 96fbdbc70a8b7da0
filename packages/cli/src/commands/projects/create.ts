import { create as call } from '@svcdesk/core/contract/projects';
import { format } from '@svcdesk/core/phrases';
import { writeCommand } from '../../call-commands/write-command.ts';
import type { Flag } from '../../command/flag.ts';
import { usageError } from '../../errors/cli-error.ts';
import { priorityWords } from '../../fields/codes.ts';

interface Stage {
  readonly name: string;
  readonly handler?: string | undefined;
}

/** Stages in their order, each with whom it is for if that is known. */
const stageFlag: Flag<readonly Stage[]> = {
  value: 'NAME[=PERSON]',
  repeats: true,
  read: (given) =>
    given.map((one) => {
      const [name = '', handler] = one.split(/[=＝]/).map((part) => part.trim());
      return { name, handler };
    }),
};

/** `svcdesk projects create` */
export const create = writeCommand({
  name: 'projects create',
  call,
  kind: 'project',
  fields: {
    project: 'projectName',
    manager: 'managerId',
    site: 'cellId',
    title: 'title',
    priority: { field: 'priority', words: priorityWords },
    group: 'groupId',
    engineer: 'engineerId',
    'due-at': 'dueAt',
    attach: 'attachment',
  },
  texts: { content: 'content' },
  own: { stage: stageFlag },
  filled: ['stages'],
  async complete({ stages: given = [] }, connection, context, { stage }) {
    const { findThing } = await import('../../things/find.ts');
    const stages = [...(given as object[])];
    for (const { name, handler } of stage as readonly Stage[]) {
      const find = async (named: string) => findThing('person', named, { connection, request: {} }, context);
      stages.push({ name, ...(handler && { handlerId: await find(handler) }) });
    }
    if (stages.length > 0) return { stages };
    throw usageError(format(context.phrases.usage.missingFlags, { names: '--stage' }));
  },
  viewed: false,
  next: ({ orderNo }) => `svcdesk projects view ${orderNo}`,
  examples: {
    one: 'svcdesk projects create --project Renewal --site S001 --title "New switches" --stage Survey --stage "Cabling=Ding Yi"',
  },
});
