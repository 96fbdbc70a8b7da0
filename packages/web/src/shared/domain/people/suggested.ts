import type { DataOf } from '@svcdesk/core/contract';
import type { suggestEngineers } from '@svcdesk/core/contract/orders';
import type { Found } from '../../blocks/pick/use-found.ts';

export type Suggestion = DataOf<typeof suggestEngineers>[number];

/** A member of the staff, as a choice. */
export interface Person extends Found {
  /** The group that they are chosen in. */
  groupId?: string;
  /** How they suit the work at hand, whether they are away now, and whether they are the one to send. */
  suits?: Suggestion & { away: boolean; best: boolean };
}

function toSuggested(suits: Suggestion, place: number): Person {
  const { engineer, groupName, groupId } = suits;
  const away = suits.reasons.includes('onLeave');
  const reasons = suits.reasons.filter((reason) => reason !== 'onLeave');
  const best = place === 0 && !away;
  return {
    id: engineer.id,
    words: engineer.name,
    note: groupName,
    groupId,
    suits: { ...suits, reasons, away, best },
  };
}

/** Those who suit the work, as choices; who is away is never the one to send, not even where all are. */
export const suggested = (list: readonly Suggestion[]): Person[] => list.map(toSuggested);
