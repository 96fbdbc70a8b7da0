import type { Actor } from '@svcdesk/core/roles';
import type { ExpectedVersion, KindAction, Refusal, Stateful } from '@svcdesk/core/rules';
import type { Queryable } from '../../platform/db/index.ts';
import type { WorkKind } from '../../platform/db/schema/columns.ts';
import type { ActContext, PersonContext } from '../context.ts';
import type { Plan } from '../schedules.ts';
import type { Rules } from './decide.ts';
import type { RecordInput } from './next-record.ts';
import type { WorkRow, WorkTable } from './work-table.ts';

/** What comes with every action. */
export interface ActionInput extends ExpectedVersion {
  /** The device's time, ISO 8601. */
  readonly at?: string | undefined;
  readonly remark?: string | undefined;
  /** Files that become the work item's, as an attachment string. */
  readonly attachments?: string | undefined;
  readonly internal?: boolean | undefined;
}

/** The types of a kind of work, each by its name. */
export interface KindTypes {
  /** A row of its own table. */
  Row: WorkRow & { readonly cellId: string };
  /** What is read beside the row's own columns. */
  Shown: object;
  /** What the rules go by. */
  State: Stateful;
  Action: KindAction;
  Command: ExpectedVersion;
  Input: ActionInput;
  /** All of a work item as it is sent. */
  Detail: unknown;
}

/** A row as it is read. */
export type FoundRow<T extends KindTypes> = T['Row'] & T['Shown'];

/** A work item as it was found, with the state that the rules go by. */
export interface FoundWork<T extends KindTypes> {
  readonly row: FoundRow<T>;
  readonly state: T['State'];
}

/** An action that the rules allow, on a work item that is locked. */
export interface AllowedAction<T extends KindTypes> {
  readonly before: FoundRow<T>;
  readonly action: T['Action'];
  readonly command: T['Command'];
  readonly input: T['Input'];
  readonly actor: Actor;
  /** The state that it leads to, by its number. */
  readonly to: number;
  /** When it counts as done, ISO 8601. */
  readonly at: string;
  /** The server's time, in milliseconds. */
  readonly now: number;
  /** The attachment string of its files, as it is stored. */
  readonly files: string;
}

/** A command, of which version and status go without saying. */
type OwnCommand<Command extends ExpectedVersion> = Omit<Command, keyof ExpectedVersion> & ExpectedVersion;

/**
 * A kind of work, each record of it a row of one table, beside core's rules: what its actions set and answer,
 * what becomes of plans, and who is notified.
 */
export interface KindDefinition<T extends KindTypes> {
  /** What records, plans, messages and files know it by. */
  readonly kind: Exclude<WorkKind, 'order'>;
  readonly rules: Rules<T['State'], T['Command'], T['Action']>;
  readonly table: WorkTable<T['Row'], T['Shown']>;
  stateOf(row: FoundRow<T>, actor: Actor, now: number): T['State'];
  /** What the rules ask for beside the row, where an action is worth another look. */
  facts?(context: ActContext, found: FoundRow<T>, action: T['Action']): Promise<Partial<T['State']>>;
  maySee(state: T['State'], actor: Actor): boolean;
  /** All of a work item as it is sent, for a reader who was found to see it. */
  detail(on: Queryable, context: PersonContext, row: FoundRow<T>): Promise<T['Detail']>;
  /**
   * The command that an input is, with the facts that the rules ask for; version and status are added unless they are in
   * it.
   */
  commandOf(
    context: ActContext,
    found: FoundRow<T>,
    action: T['Action'],
    input: T['Input'],
  ): OwnCommand<T['Command']> | Promise<OwnCommand<T['Command']>>;
  /** The kind's own code for a refusal, where it has one. */
  refusal?(refusal: Refusal, action: T['Action'], found: FoundWork<T>): Error | undefined;
  /** Columns that an action sets beside the status. */
  columns(allowed: AllowedAction<T>, context: ActContext): Partial<T['Row']> | Promise<Partial<T['Row']>>;
  /** What its record says beside the remark and the files. */
  record?(allowed: AllowedAction<T>, set: Partial<T['Row']>): Partial<RecordInput>;
  /** What is planned anew; what was planned follows the lifecycle. */
  plan?(allowed: AllowedAction<T>, after: T['Row']): Plan | undefined;
  /** What else an action writes. */
  also?(context: ActContext, allowed: AllowedAction<T>, after: T['Row']): Promise<void>;
  notify?(context: ActContext, allowed: AllowedAction<T>, after: T['Row']): Promise<void>;
}
