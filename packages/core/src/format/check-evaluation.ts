import { evaluationTags, lowestStar, readStars } from '../dictionary/evaluation.ts';
import type { IssueCode, RawIssue } from '../errors/issues.ts';
import { lowRating, maxEvaluationLength } from '../order/limits.ts';
import { isVisible } from '../typed/typed-text.ts';
import { readAttachments } from './attachments.ts';

/** An evaluation as it is sent. */
export interface EvaluationDraft {
  readonly label: string;
  readonly stars: string;
  readonly attachment?: string | undefined;
  readonly content?: string | undefined;
}

/** Bounds of an evaluation. */
export const evaluationLimits = { content: maxEvaluationLength, files: 9 } as const;

function labelIsValid(label: string): boolean {
  if (label === '') return true;
  const parts = label.split(',');
  return parts.every((part, index) => {
    const tag = Number(part);
    const before = index === 0 ? 0 : Number(parts[index - 1]);
    return /^\d$/.test(part) && tag >= 1 && tag <= evaluationTags.length && tag > before;
  });
}

/**
 * What is wrong with an evaluation: four ratings from 1 to 5; up to six distinct tags, ascending; a content when a
 * rating is 2 or less, at most 500 characters; at most nine files.
 */
export function evaluationIssues(draft: EvaluationDraft): RawIssue[] {
  const issues: RawIssue[] = [];
  const add = (path: string, code: IssueCode, params: RawIssue['params'] = {}) =>
    issues.push({ path, code, params });
  const stars = readStars(draft.stars);
  if (!labelIsValid(draft.label)) add('label', 'format');
  if (!stars) add('stars', draft.stars === '' ? 'required' : 'format');
  const content = draft.content ?? '';
  if (content.length > evaluationLimits.content) add('content', 'tooLong', { max: evaluationLimits.content });
  if (stars && lowestStar(stars) <= lowRating && !isVisible(content)) add('content', 'required');
  if (readAttachments(draft.attachment).length > evaluationLimits.files) {
    add('attachment', 'tooMany', { max: evaluationLimits.files });
  }
  return issues;
}
