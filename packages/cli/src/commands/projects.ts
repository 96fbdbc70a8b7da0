import type { RequestOf } from '@svcdesk/core/contract';
import { accept, activate, backlogPage, create, findOne, handle } from '@svcdesk/core/contract/projects';
import { format } from '@svcdesk/core/phrases';
import { isStageOpen, stageStatus } from '@svcdesk/core/rules';
import { list, noun, open, view, write } from '../calls/define.ts';
import { code, resource, statuses } from '../calls/fields.ts';
import type { WriteParts } from '../calls/parts.ts';
import { priorityWords } from '../calls/statuses.ts';
import { usageError } from '../errors.ts';
import type { Flag } from '../line/flags.ts';
import type { Connection } from '../session/connection.ts';

const projectOrder = resource('orderId', 'project');

/** The stage that is meant where none is named: the one that is worked on, else the first that is open. */
async function withPresentStage(
  { orderId, stageId }: Record<string, unknown>,
  { caller }: Connection,
): Promise<object> {
  if (stageId !== undefined || orderId === undefined) return {};
  const { stages } = await caller.call(findOne, { orderId: String(orderId) });
  const present = stages.find(({ status }) => status === stageStatus.underWay) ?? stages.find(isStageOpen);
  return present ? { stageId: present.id } : {};
}

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

/** A step of the lifecycle, for each of several orders. */
function act(
  action: RequestOf<typeof handle>['action'],
  parts: Omit<WriteParts<typeof handle>, 'call' | 'kind' | 'each' | 'fixed' | 'action'>,
) {
  return write({ call: handle, kind: 'project', each: projectOrder, fixed: { action }, action, ...parts });
}

/** `svcdesk projects`: project orders. */
export const projects = noun('projects', {
  list: list({
    call: backlogPage,
    kind: 'project',
    fields: { status: statuses('status', 'project'), scope: 'scope', keyword: 'keyword' },
    columns: ['orderNo', 'status', 'projectName', 'handlerName', 'dueAt', 'title'],
    examples: { one: 'svcdesk projects list --status open' },
  }),
  view: view({
    call: findOne,
    kind: 'project',
    args: [projectOrder],
    examples: { one: 'svcdesk projects view PJ202611200001' },
  }),
  open: open({
    resource: 'project',
    kind: 'project',
    examples: { one: 'svcdesk projects open PJ202611200001' },
  }),
  create: write({
    call: create,
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
    completes: ['stages'],
    async complete({ stages: given = [] }, connection, context, { stage }) {
      const { findResource } = await import('../resources/find.ts');
      const stages = [...(given as object[])];
      for (const { name, handler } of stage as readonly Stage[]) {
        const find = async (named: string) =>
          findResource('person', named, { connection, request: {} }, context);
        stages.push({ name, ...(handler && { handlerId: await find(handler) }) });
      }
      if (stages.length > 0) return { stages };
      throw usageError(format(context.phrases.usage.missingFlags, { names: '--stage' }));
    },
    hasView: false,
    next: ({ orderNo }) => `svcdesk projects view ${orderNo}`,
    examples: {
      one: 'svcdesk projects create --project Renewal --site S001 --title "New switches" --stage Survey --stage "Cabling=Ding Yi"',
    },
  }),
  accept: write({
    call: accept,
    kind: 'project',
    each: projectOrder,
    fields: { 'plan-start': 'planStart', 'plan-end': 'planEnd' },
    examples: { one: 'svcdesk projects accept PJ202611200001' },
  }),
  'resolve-stage': write({
    call: handle,
    otherCalls: [findOne],
    kind: 'project',
    args: [projectOrder],
    fixed: { action: 'resolveStage' },
    action: 'resolveStage',
    texts: { result: 'result' },
    fields: { stage: resource('stageId', 'stage'), attach: 'attachments' },
    complete: withPresentStage,
    examples: { one: 'svcdesk projects resolve-stage PJ202611200001 --result "All points tested"' },
  }),
  'skip-stage': write({
    call: handle,
    otherCalls: [findOne],
    kind: 'project',
    args: [projectOrder],
    fixed: { action: 'skipStage' },
    action: 'skipStage',
    texts: { remark: 'remark' },
    fields: { stage: resource('stageId', 'stage') },
    complete: withPresentStage,
    examples: {
      one: 'svcdesk projects skip-stage PJ202611200001 --remark "The customer trains their own people"',
    },
  }),
  progress: act('progress', {
    texts: { content: 'content' },
    fields: { attach: 'attachments' },
    examples: { one: 'svcdesk projects progress PJ202611200001 --content "Cables are in"' },
  }),
  'hang-up': act('hangUp', {
    fields: { reason: code('reasonCode', 'hangUpReason'), remark: 'remark', 'resume-at': 'resumeAt' },
    examples: {
      one: 'svcdesk projects hang-up PJ202611200001 --reason waitCustomer --resume-at "monday 9:00"',
    },
  }),
  activate: write({
    call: activate,
    kind: 'project',
    each: resource('id', 'project'),
    texts: { remark: 'remark' },
    examples: { one: 'svcdesk projects activate PJ202611200001' },
  }),
  transfer: act('transfer', {
    fields: { group: 'groupId', engineer: 'engineerId', remark: 'remark' },
    examples: {
      one: 'svcdesk projects transfer PJ202611200001 --group "Project team" --remark "Survey is done"',
    },
  }),
  cancel: act('cancel', {
    fields: { reason: code('reasonCode', 'cancelReason'), remark: 'remark' },
    confirm: true,
    examples: { one: 'svcdesk projects cancel PJ202611200001 --reason withdrawn --yes' },
  }),
  close: act('close', {
    confirm: true,
    examples: { one: 'svcdesk projects close PJ202611200001 --yes' },
  }),
});
