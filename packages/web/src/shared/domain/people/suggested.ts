import type { DataOf } from '@svcdesk/core/contract';
import type { suggestEngineers } from '@svcdesk/core/contract/orders';
import { bestSuggestion } from '@svcdesk/core/scheduling';
import type { Found } from '../../blocks/pick/use-found.ts';

export type Suggestion = DataOf<typeof suggestEngineers>[number];

/** A member of the staff, as a choice. */
export interface Person extends Found {
  /** The group that they are chosen in. */
  groupId?: string;
  /** How they suit the work at hand, whether they are away now, and whether they are the one to send. */
  suits?: Suggestion & { away: boolean; best: boolean };
}

function toSuggested(suits: Suggestion, best: boolean): Person {
  const { engineer, groupName, groupId } = suits;
  const away = suits.reasons.includes('onLeave');
  const reasons = suits.reasons.filter((reason) => reason !== 'onLeave');
  return {
    id: engineer.id,
    words: engineer.name,
    note: groupName,
    groupId,
    suits: { ...suits, reasons, away, best },
  };
}

/** Those who suit the work, as choices; the one to send is the first who fits, and nobody where none does. */
export function suggested(list: readonly Suggestion[]): Person[] {
  const best = bestSuggestion(list);
  return list.map((suits) => toSuggested(suits, suits === best));
}
