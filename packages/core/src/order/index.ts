export {
  actionOf,
  type HandleType,
  handleType,
  type OrderAction,
  orderActions,
} from '../lifecycle/action.ts';
export {
  finalStatuses,
  isFinal,
  isOpen,
  type OrderStatus,
  type OrderStatusName,
  openStatuses,
  orderStatus,
  orderStatusName,
  orderStatusNames,
} from '../lifecycle/order-status.ts';
export { type Applied, apply, applyAction, type NewOrder } from './apply.ts';
export { type EditableFields, editableFields, type FieldChange, type FieldChanges } from './changes.ts';
export { clientView } from './client-view.ts';
export type {
  CommandBase,
  CommandFields,
  CommandOf,
  ExistingAction,
  FormerState,
  OrderCommand,
  Place,
  ReasonGiven,
} from './command.ts';
export { type Created, type CreateWith, create } from './create.ts';
export type { Effect, Recipient } from './effects.ts';
export { canEntrust, type Entrustable } from './entrusting.ts';
export { type Intake, intakes } from './intake.ts';
export { type OrderCondition, type OrderRelation, orderLifecycle } from './lifecycle.ts';
export { limits, lowRating, maxSpentMinutes } from './limits.ts';
export { type OrderTypes, orderKind } from './order-kind.ts';
export type { Instant, OrderState } from './order-state.ts';
export type { RecordDraft } from './record.ts';
export { isRelated, maySee, type OrderParties, orderScopes } from './relations.ts';
export { distanceMeters, isOutside, type Position, siteRange } from './site-range.ts';
export {
  humanNumber,
  type NumberedKind,
  numberPrefix,
  type OrderKind,
  type OrderSource,
  type OrderSourceName,
  type OtherWorkKind,
  orderKinds,
  orderSource,
  orderSourceName,
  orderSourceNames,
  type PriorityCode,
  prefixOfSource,
  priority,
  priorityCodes,
  type ServiceMode,
  serviceModes,
} from './source.ts';
