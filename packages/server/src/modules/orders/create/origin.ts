import { type FieldAnswer, readAttachments, writeAttachments } from '@svcdesk/core/format';
import type { Draft } from './asked.ts';
import type { ReportedBy } from './reporter.ts';

/** What an order takes over from the requirement that it is made of. */
export interface Origin {
  readonly requirementId: string;
  readonly answers: readonly FieldAnswer[];
  /** Attachment string; the files are bound to the order already. */
  readonly attachments: string;
  readonly reported: ReportedBy;
}

/** Who reports: whoever asked, unless the draft names another. */
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
