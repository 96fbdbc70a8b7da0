import { loginResult, menuEntry } from '../atoms/account.ts';
import { assetProperty, cmdbAsset } from '../atoms/asset.ts';
import { nothing } from '../atoms/basic.ts';
import { engineer, serviceArea, skill } from '../atoms/engineer.ts';
import {
  acceptedOrder,
  attachmentShown,
  evaluation,
  fieldAnswer,
  fieldShown,
  handleRecord,
  orderDetail,
  orderSummary,
  place,
  schedule,
} from '../atoms/order.ts';
import { reporter } from '../atoms/reporter.ts';
import { saturationRow } from '../atoms/saturation.ts';
import { codeSent } from '../atoms/secret.ts';
import { suggestion } from '../atoms/suggestion.ts';
import { groupNode, treeNode } from '../atoms/tree.ts';
import type { Schema } from '../define.ts';
import * as domains from '../domains.ts';
import { anyOrder } from '../orders/find.ts';

/** A shape that several calls share: its schema, and what it is in a sentence. */
interface NamedShape {
  readonly of: () => Schema;
  readonly says: string;
}

/** Shapes that several calls share, by the name that types and documents give them. */
export const namedShapes = {
  AcceptedOrder: {
    of: acceptedOrder,
    says: 'An order that was accepted, and what stands at the time that was asked for: then it has none.',
  },
  AnyOrder: { of: anyOrder, says: 'An order of any kind, as far as all kinds are alike.' },
  AssetProperty: { of: assetProperty, says: 'A field of the form by which a class of assets is described.' },
  AttachmentShown: { of: attachmentShown, says: 'A file as it is shown.' },
  Cell: { of: domains.cells.cell, says: 'A site of a customer.' },
  CmdbAsset: { of: cmdbAsset, says: 'An asset of the register.' },
  CodeSent: { of: codeSent, says: 'A code is on its way, whether or not the phone is known.' },
  DeviceOrder: { of: domains.deviceOrders.deviceOrder, says: 'All of a device order.' },
  DeviceOrderSummary: { of: domains.deviceOrders.deviceSummary, says: 'A device order as lists show it.' },
  DutyDay: { of: domains.duty.dutyDay, says: 'Who is on duty in a group on a day, and in which shift.' },
  Engineer: { of: engineer, says: 'A member of staff: what they can do, where, and how busy they are.' },
  EntrustOrder: { of: domains.entrust.entrustOrder, says: 'An order that was entrusted to a partner.' },
  Evaluation: { of: evaluation, says: 'A rating as given, or the automatic one.' },
  FieldAnswer: { of: fieldAnswer, says: 'An answered custom field, as stored.' },
  FieldShown: { of: fieldShown, says: 'An answered custom field with the text that is shown for it.' },
  Group: { of: domains.groups.group, says: 'A group as choices show it.' },
  GroupNode: { of: groupNode, says: 'A group with the groups below it.' },
  HandleRecord: { of: handleRecord, says: "One step in an order's history." },
  HomeCounts: { of: domains.backlog.homeCounts, says: 'To-do counts of a home page, taken at one instant.' },
  JoinRequest: { of: domains.joins.joinRequest, says: 'A person who asks to belong to a site.' },
  Leave: { of: domains.leave.leave, says: 'When a person is away.' },
  LoginResult: { of: loginResult, says: 'Who signed in, and the session that this began.' },
  MenuEntry: { of: menuEntry, says: 'An entry of the menu with those below it.' },
  Message: { of: domains.messages.message, says: 'A message to a person.' },
  Nothing: { of: nothing, says: 'It is done, and there is nothing more to say.' },
  OrderDetail: { of: orderDetail, says: 'All of an order.' },
  OrderSummary: { of: orderSummary, says: 'An order as lists show it.' },
  Place: { of: place, says: 'A place where an engineer clocked in.' },
  PmOrder: {
    of: domains.pmOrders.pmOrder,
    says: 'All of a preventive-maintenance order, with its check list.',
  },
  PmOrderSummary: {
    of: domains.pmOrders.pmSummary,
    says: 'A preventive-maintenance order as lists show it.',
  },
  PmPlan: { of: domains.pmPlans.pmPlan, says: 'A plan of preventive maintenance.' },
  Profile: {
    of: domains.account.profile,
    says: 'An account, with everything that decides what an app shows.',
  },
  ProjectOrder: { of: domains.projects.projectOrder, says: 'All of a project order, with its stages.' },
  ProjectOrderSummary: { of: domains.projects.projectSummary, says: 'A project order as lists show it.' },
  Reporter: { of: reporter, says: 'Who reports faults of a site.' },
  Requirement: {
    of: domains.requirements.requirement,
    says: 'What a customer asks for before it is an order.',
  },
  Review: { of: domains.reviews.review, says: 'A change of a person that a reviewer has to approve.' },
  SaturationRow: { of: saturationRow, says: 'How full a day of a person is, and why.' },
  SavedFilter: { of: domains.account.savedFilter, says: 'A filter of a list that an account keeps.' },
  Schedule: { of: schedule, says: "An entry of a person's schedule." },
  ServiceArea: { of: serviceArea, says: 'A region that a person serves.' },
  ServiceCalendar: { of: domains.calendars.serviceCalendar, says: 'When a service runs.' },
  Skill: { of: skill, says: 'A skill of a person.' },
  Suggestion: { of: suggestion, says: 'An engineer who would suit an order, and why.' },
  TemplateField: { of: domains.templates.templateField, says: 'A custom field of a template.' },
  TreeNode: { of: treeNode, says: 'A choice with those below it.' },
  Webhook: { of: domains.webhooks.webhook, says: 'An address that is notified of what happens.' },
} as const satisfies Readonly<Record<string, NamedShape>>;
