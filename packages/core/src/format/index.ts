export {
  automaticEvaluation,
  type EvaluationTag,
  evaluationTags,
  lowestStar,
  readLabel,
  readStars,
  type StarDimension,
  type Stars,
  starDimensions,
  writeLabel,
  writeStars,
} from '../dictionary/evaluation.ts';
export { type FieldType, fieldTypes } from '../dictionary/field-type.ts';
export { holdsPhone, isSamePhone } from '../typed/same-phone.ts';
export { normalizeCode } from '../typed/typed-code.ts';
export {
  foldSearch,
  foldText,
  isVisible,
  normalizeIdentifier,
  normalizeLine,
  normalizeNumber,
  normalizeOrderNo,
  normalizePhone,
  normalizeSearch,
  numberIn,
  plainChinese,
} from '../typed/typed-text.ts';
export { type Attachment, readAttachments, writeAttachments } from './attachments.ts';
export { type EvaluationDraft, evaluationIssues, evaluationLimits } from './check-evaluation.ts';
export { type CheckedFields, checkFields, type FieldAnswer } from './check-fields.ts';
export { byteOrderMark, csvFormat, csvText, textOfCsv } from './csv.ts';
export { type DisplayOptions, displayField, type StoredField } from './custom-field.ts';
export { type DecodedText, decodeText, type TextEncoding } from './decode-text.ts';
export { type DeepLinkTarget, deepLink, deepLinkPath } from './deep-link.ts';
export { type ArrivalTarget, arrivalLink, arrivalPath } from './deprecated.ts';
export { formatDuration, normalizeMinutes, parseDuration } from './duration.ts';
export type { DateZones } from './field-date.ts';
export {
  type FieldLocation,
  type FieldRow,
  type FormValue,
  type FormValueOf,
  formKinds,
  formValueOf,
  type NamedChoice,
  type RegionChoice,
  storedValueOf,
} from './field-form.ts';
export { type FieldIssue, fieldIssues, fieldLimits, maxTextLength } from './field-issues.ts';
export { fieldTypeOf } from './field-type-of.ts';
export {
  accountTree,
  type ChoiceNode,
  type GroupAccount,
  type GroupTreeNode,
  groupTree,
} from './group-tree.ts';
export { type JsonReading, readJson } from './read-json.ts';
export { settledDate } from './settled-date.ts';
export { settledValue } from './settled-value.ts';
export { isBlank } from './stored-value.ts';
export {
  type FieldOptionNode,
  type FieldValues,
  type TemplateField,
  visibleFields,
} from './template-field.ts';
export { formatDate, formatTimestamp, type InstantLike, isDay } from './timestamp.ts';
