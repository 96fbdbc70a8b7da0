export {
  type DictionaryCode,
  type DictionaryFlags,
  type DictionaryItem,
  dictionaries,
  dictionaryCodes,
} from './dictionary.ts';
export { type MessageKind, messageKinds } from './message-kind.ts';
export {
  cancelReasons,
  cancelReasonsOfStaff,
  declineReasons,
  hangUpReasons,
  type Reason,
  rejectReasons,
} from './reason.ts';
