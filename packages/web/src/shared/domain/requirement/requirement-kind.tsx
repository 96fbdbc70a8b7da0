import type { UseQueryResult } from '@tanstack/react-query';
import type { RecordKind } from '../../blocks/record/record.ts';
import { useWithoutWaiting } from '../../blocks/record/use-without-waiting.ts';
import { staffPaths, withId } from '../../platform/paths.ts';
import { requirementText } from './phrases.ts';
import {
  type Requirement,
  requirementActionWords,
  requirementReasonWords,
  requirementStatusWords,
} from './requirement.ts';
import { RequirementCard } from './requirement-card.tsx';
import { showNewRequirement, useRequirement } from './use-requirement.ts';

/** Without what waits already: it is done once. */
function useRecord(id: string): UseQueryResult<Requirement> {
  return useWithoutWaiting('requirement', id, useRequirement(id));
}

/** A requirement as staff work on it; customers say some things in words of their own. */
export const staffRequirement: RecordKind<Requirement> = {
  name: 'requirement',
  useRecord,
  showNew: showNewRequirement,
  pathOf: (id) => withId(staffPaths.requirement.detail, id),
  Head: ({ record }) => <RequirementCard requirement={record} />,
  noun: (locale) => requirementText.in(locale).noun,
  actionWords: requirementActionWords,
  doneWords(action, locale) {
    const done: Readonly<Record<string, string>> = requirementText.in(locale).done;
    return done[action] ?? action;
  },
  reasonWords: requirementReasonWords,
  watched: [
    {
      field: 'status',
      name: (locale) => requirementText.in(locale).watched.status,
      words: (value, locale) => requirementStatusWords(Number(value), locale),
    },
    { field: 'title', name: (locale) => requirementText.in(locale).watched.title },
    { field: 'remark', name: (locale) => requirementText.in(locale).watched.remark },
  ],
};
