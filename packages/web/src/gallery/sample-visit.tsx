import { useQuery } from '@tanstack/react-query';
import type { RecordBase, RecordKind } from '../shared/blocks/record/record.ts';
import { Card } from '../shared/components/card.tsx';
import type { Locale } from '../shared/platform/i18n/locale.ts';
import { galleryText } from './phrases/index.ts';

/** A record that one acts on, without a server behind it. */
export interface Visit extends RecordBase {
  engineerName: string;
}

const words = (locale: Locale) => galleryText.in(locale).visits;

function visitOf(id: string): Visit {
  return {
    id,
    version: 1,
    status: 2,
    engineerName: 'WM',
    can: ['accept', 'move', 'tell', 'cancel'],
    refused: [
      { action: 'finish', reason: 'clockInMissing' },
      { action: 'resume', reason: 'wrongState' },
    ],
  };
}

export const visitKey = (id: string) => ['gallery', 'visit', id] as const;

export const visitKind: RecordKind<Visit> = {
  name: 'galleryVisit',
  useRecord: (id) =>
    useQuery({
      queryKey: visitKey(id),
      queryFn: async () => visitOf(id),
      initialData: () => visitOf(id),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  showNew: (queries, id, data) =>
    queries.setQueryData<Visit>(visitKey(id), (before) => before && { ...before, ...data }),
  pathOf: () => '/gallery',
  Head: ({ record }) => <Card>{record.engineerName}</Card>,
  noun: (locale) => words(locale).noun,
  actionWords: (action, locale) => words(locale).actions[action as keyof typeof actions] ?? action,
  doneWords: (_action, locale) => words(locale).done,
  reasonWords: (reason, _action, locale) => words(locale).reasons[reason as 'wrongState'] ?? reason,
  watched: [{ field: 'engineerName', name: (locale) => words(locale).engineer }],
};

/** By action the button code that the sample's account may press. */
export const actions = {
  accept: 'gallery',
  move: 'gallery',
  tell: 'gallery',
  finish: 'gallery',
  resume: 'gallery',
  cancel: 'gallery',
} as const;
