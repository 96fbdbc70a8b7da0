import { hash } from 'node:crypto';
import type { CheckedRequestOf, orders } from '@svcdesk/core/contract';
import { type FieldAnswer, readAttachments, writeAttachments } from '@svcdesk/core/format';
import { type CommandOf, type CreateWith, orderStatus } from '@svcdesk/core/rules';
import type { WriteContext } from '../../../engine/context.ts';
import { isFound } from '../../../engine/files/readers.ts';
import { canAssign } from '../../../engine/targets.ts';
import { msOf } from '../../../engine/timestamps.ts';
import { invalid } from '../../../platform/refusals.ts';
import { findReason } from '../../dictionary/index.ts';
import { visibleOrder } from '../actions/lock.ts';
import type { ReportedBy } from './reporter.ts';

/** A draft as the contract has checked it. */
export type Draft = CheckedRequestOf<typeof orders.create>;

const duplicate = 'duplicate';

/** What a draft asks for beside being made: to be taken at once, hung up, or handed over. */
export async function readCreateWith(
  context: WriteContext,
  draft: Draft,
  accept: Omit<CommandOf<'accept'>, 'action'>,
): Promise<CreateWith | undefined> {
  const { tx, tenantId } = context;
  const { status, remark, duplicateOfId } = draft;
  if (duplicateOfId !== undefined) {
    // A duplicate is handed to no one, so a status contradicts it.
    if (status !== undefined) throw invalid('duplicateOfId', 'notWith', { field: 'status' });
    const reason = await findReason(tx, tenantId, 'cancelReason', duplicate);
    const duplicateValid = await isFound(visibleOrder(tx, context, duplicateOfId));
    return { status: orderStatus.cancelled, cancel: { ...reason, remark, duplicateOfId, duplicateValid } };
  }
  if (status === undefined) return undefined;
  if (status === orderStatus.processing) return { status, accept };
  if (status === orderStatus.suspended) {
    const reason = await findReason(tx, tenantId, 'hangUpReason', draft.reasonCode ?? '');
    return { status, accept, hangUp: { ...reason, remark, resumeAt: msOf(draft.resumeAt) } };
  }
  const { groupId = '', engineerId } = draft;
  const targetValid = groupId !== '' && (await canAssign(tx, tenantId, groupId, engineerId));
  return { status, transfer: { groupId, engineerId, targetValid, remark } };
}

/** What an order takes over from the requirement that it is made of. */
export interface Origin {
  readonly requirementId: string;
  readonly answers: readonly FieldAnswer[];
  /** Attachment string; the files are bound to the order already. */
  readonly attachments: string;
  readonly reported: ReportedBy;
}

/** The reporter: the person who asked, unless the draft names another. */
export function reportedFrom(
  { reportId, reportName }: Draft,
  reported: ReportedBy,
  origin: Origin | undefined,
): ReportedBy {
  if (!origin) return reported;
  const named = reportId !== undefined || Boolean(reportName);
  if (!named) return origin.reported;
  const isSame = reported.reporterId !== null && reported.reporterId === origin.reported.reporterId;
  return isSame ? { ...reported, reportAccountId: origin.reported.reportAccountId } : reported;
}

/** Answers of the draft, and those of the requirement that the order's template asks for as well. */
export function answersFrom(
  asked: readonly { readonly fieldId: string }[],
  answers: readonly FieldAnswer[] = [],
  origin: Origin | undefined,
): readonly FieldAnswer[] {
  const isNew = ({ fieldId }: FieldAnswer) => !answers.some((answer) => answer.fieldId === fieldId);
  const isAsked = ({ fieldId }: FieldAnswer) => asked.some((field) => field.fieldId === fieldId);
  const carried = (origin?.answers ?? []).filter((answer) => isNew(answer) && isAsked(answer));
  return [...carried, ...answers];
}

/** Files of the requirement before those of the draft, each once. */
export function attachmentsFrom(own: string, origin: Origin | undefined): string {
  if (!origin?.attachments) return own;
  return writeAttachments(readAttachments(`${origin.attachments},${own}`));
}

/**
 * What the server knows by itself, or by an id beside it: whether a device had heard of it by the first attempt or by
 * the second, and in which language, makes no other order.
 */
const told: ReadonlySet<string> = new Set(['customerId', 'typeName', 'serverCatalogName']);

/** What a draft says, whatever the order of its keys: the same order sent twice is told from another under its id. */
export function draftHash(draft: Readonly<Record<string, unknown>>): string {
  const said = Object.entries(draft)
    .filter(([key, value]) => value !== undefined && !told.has(key))
    .filter(([key]) => key !== 'sourceName' || draft.sourceId === undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return hash('sha256', JSON.stringify(said), 'base64url');
}
