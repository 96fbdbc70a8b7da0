// Written by `pnpm gen` from the contract and its docs.
import type * as z from 'zod/mini';
import type { namedShapes } from '../../contract/docs/shapes.ts';
import type { GroupNode, MenuEntry, TreeNode } from '../../contract/index.ts';

type Shapes = typeof namedShapes;
type ShapeOf<Name extends keyof Shapes> = z.output<ReturnType<Shapes[Name]['of']>>;

/** An order of any kind, as far as all kinds are alike. */
export interface AnyOrder extends ShapeOf<'AnyOrder'> {}

/** A field of the form by which a class of assets is described. */
export interface AssetProperty extends ShapeOf<'AssetProperty'> {}

/** A file as it is shown. */
export interface AttachmentShown extends ShapeOf<'AttachmentShown'> {}

/** A site of a customer. */
export interface Cell extends ShapeOf<'Cell'> {}

/** An asset as it travels. */
export interface CmdbAsset extends ShapeOf<'CmdbAsset'> {}

/** A code is on its way, whether or not the phone is known. */
export interface CodeSent extends ShapeOf<'CodeSent'> {}

/** All of a device order. */
export interface DeviceOrder extends Omit<ShapeOf<'DeviceOrder'>, 'attachments' | 'resultFiles' | 'records'> {
  attachments: AttachmentShown[];
  resultFiles: AttachmentShown[];
  records: HandleRecord[];
}

/** A device order as lists show it. */
export interface DeviceOrderSummary extends ShapeOf<'DeviceOrderSummary'> {}

/** Who is on duty in a group on a day, and in which shift. */
export interface DutyDay extends ShapeOf<'DutyDay'> {}

/** A member of staff: what they can do, where, and how busy they are. */
export interface Engineer extends Omit<ShapeOf<'Engineer'>, 'skills' | 'serviceAreas'> {
  skills: Skill[];
  serviceAreas: ServiceArea[];
}

/** An order that was entrusted to a partner. */
export interface EntrustOrder extends Omit<ShapeOf<'EntrustOrder'>, 'attachments' | 'resultFiles'> {
  attachments: AttachmentShown[];
  resultFiles: AttachmentShown[];
}

/** A rating as given, or the automatic one. */
export interface Evaluation extends ShapeOf<'Evaluation'> {}

/** An answered custom field, as stored. */
export interface FieldAnswer extends ShapeOf<'FieldAnswer'> {}

/** An answered custom field with the text that is shown for it. */
export interface FieldShown extends ShapeOf<'FieldShown'> {}

/** A group as choices show it. */
export interface Group extends ShapeOf<'Group'> {}

export type { GroupNode } from '../../contract/index.ts';

/** One step in an order's history. */
export interface HandleRecord extends Omit<ShapeOf<'HandleRecord'>, 'attachments' | 'place'> {
  attachments: AttachmentShown[];
  place?: Place | undefined;
}

/** To-do counts of a home page, taken at one instant. */
export interface HomeCounts extends ShapeOf<'HomeCounts'> {}

/** Somebody who asks to belong to a site. */
export interface JoinRequest extends ShapeOf<'JoinRequest'> {}

/** When somebody is away. */
export interface Leave extends ShapeOf<'Leave'> {}

/** Who signed in, and the session that this began. */
export interface LoginResult extends Omit<ShapeOf<'LoginResult'>, 'menuList'> {
  menuList: MenuEntry[];
}

export type { MenuEntry } from '../../contract/index.ts';

/** A message to somebody. */
export interface Message extends ShapeOf<'Message'> {}

/** It is done, and there is nothing more to say. */
export interface Nothing extends ShapeOf<'Nothing'> {}

/** All of an order. */
export interface OrderDetail extends Omit<ShapeOf<'OrderDetail'>, 'fields' | 'attachments' | 'beforePhotos' | 'afterPhotos' | 'signature' | 'evaluation'> {
  fields: FieldShown[];
  attachments: AttachmentShown[];
  beforePhotos: AttachmentShown[];
  afterPhotos: AttachmentShown[];
  signature: AttachmentShown[];
  evaluation?: Evaluation | undefined;
}

/** An order as lists show it. */
export interface OrderSummary extends ShapeOf<'OrderSummary'> {}

/** A place where somebody clocked in. */
export interface Place extends ShapeOf<'Place'> {}

/** All of a preventive-maintenance order, with its check list. */
export interface PmOrder extends Omit<ShapeOf<'PmOrder'>, 'records'> {
  records: HandleRecord[];
}

/** A preventive-maintenance order as lists show it. */
export interface PmOrderSummary extends ShapeOf<'PmOrderSummary'> {}

/** A plan of preventive maintenance. */
export interface PmPlan extends ShapeOf<'PmPlan'> {}

/** Who somebody is, with everything that decides what an app shows. */
export interface Profile extends Omit<ShapeOf<'Profile'>, 'menuList'> {
  menuList: MenuEntry[];
}

/** All of a project order, with its stages. */
export interface ProjectOrder extends Omit<ShapeOf<'ProjectOrder'>, 'attachments' | 'records'> {
  attachments: AttachmentShown[];
  records: HandleRecord[];
}

/** A project order as lists show it. */
export interface ProjectOrderSummary extends ShapeOf<'ProjectOrderSummary'> {}

/** Who reports faults of a site. */
export interface Reporter extends ShapeOf<'Reporter'> {}

/** What a customer asks for before it is an order. */
export interface Requirement extends Omit<ShapeOf<'Requirement'>, 'attachments' | 'fields'> {
  attachments: AttachmentShown[];
  fields: FieldShown[];
}

/** A change of a person that somebody has to approve. */
export interface Review extends ShapeOf<'Review'> {}

/** How full a day of a person is, and why. */
export interface SaturationRow extends ShapeOf<'SaturationRow'> {}

/** A filter of a list that somebody keeps. */
export interface SavedFilter extends ShapeOf<'SavedFilter'> {}

/** An entry of somebody's schedule. */
export interface Schedule extends ShapeOf<'Schedule'> {}

/** A region that a person serves. */
export interface ServiceArea extends ShapeOf<'ServiceArea'> {}

/** When a service runs. */
export interface ServiceCalendar extends ShapeOf<'ServiceCalendar'> {}

/** A skill of a person. */
export interface Skill extends ShapeOf<'Skill'> {}

/** A custom field of a template. */
export interface TemplateField extends Omit<ShapeOf<'TemplateField'>, 'optionTree'> {
  optionTree?: TreeNode[] | undefined;
}

export type { TreeNode } from '../../contract/index.ts';

/** An address that is notified of what happens. */
export interface Webhook extends ShapeOf<'Webhook'> {}
