import type { OtherWorkKind } from '@svcdesk/core/rules';

/** Kinds of work that have a history and schedules; orders of the three sources share a table and are one kind. */
export type WorkKind = 'order' | OtherWorkKind;
