import { fieldTypes } from '../../dictionary/field-type.ts';
import { messageKinds } from '../../dictionary/message-kind.ts';
import { kindHandleType } from '../../kinds/handle-type.ts';
import { statusesByKind } from '../../kinds/statuses-by-kind.ts';
import { handleType, orderActions } from '../../lifecycle/action.ts';
import { refusalReasons } from '../../lifecycle/refusal.ts';
import { orderKinds, orderSource, priorityCodes, serviceModes } from '../../order/source.ts';
import { cellScopes, roles } from '../../roles/role.ts';
import { estimateSources } from '../../scheduling/load.ts';
import { planEffects, stopWarnings, waitReasons } from '../../scheduling/outlook.ts';
import { routedBy } from '../../scheduling/route.ts';
import { suggestionReasons, workedBefore } from '../../scheduling/suggest.ts';
import { stopReasons, unplacedReasons } from '../../scheduling/team-plan.ts';
import { slaStates } from '../../sla/state.ts';
import { accountLocales } from '../account.ts';
import { once } from '../define.ts';
import { deviceActions } from '../device-orders.ts';
import { planChanges } from '../dispatch.ts';
import { entrustActions, entrustSides } from '../entrust.ts';
import { pmActions, pmResults } from '../pm-orders.ts';
import { checkItemKinds, holidayMoves, openMoves, planModes, planUnits } from '../pm-plans.ts';
import { projectActions } from '../projects.ts';
import { reviewedFields, reviewKinds } from '../reviews.ts';
import { deliveryStates, webhookEvents } from '../webhooks.ts';

type Values = readonly (string | number)[];

/**
 * Words and numbers that a field knows, by the field, or by the shape, call, domain or field that it stands in where
 * they differ. None of these lists is closed: a newer server may send what is not in it.
 */
const knownWords = once((): Readonly<Record<string, Values>> => {
  const { order, requirement, entrust, device, pm, stage, review } = statusesByKind;
  const orderStatuses = Object.values(order);
  const anyStatus = [
    ...new Set(Object.values(statusesByKind).flatMap((each) => Object.values<number>(each))),
  ];
  const workKinds = ['order', 'project', 'pm', 'device', 'entrusted', 'requirement'];
  const entryStates = ['planned', 'running', 'ended'];
  const everyAction = [...new Set([...orderActions, ...Object.keys(kindHandleType)])];
  /** What is told of as it happens; a lock of a requirement leaves no record. */
  const happenings = [...everyAction, 'lock', 'unlock'];
  const everyHandleType = [...new Set([...Object.values(handleType), ...Object.values(kindHandleType)])];
  const entrustedActions = [...entrustActions, 'distribute', 'retake'];
  const projectOrderActions = [...projectActions, 'accept', 'activate'];
  /** Of a single order also whether it may be handed to a partner. */
  const detailActions = [...orderActions, 'entrust'];
  const requirementActions = ['toOrder', 'reject', 'cancel', 'remind', 'breakLock'];
  const answerStates = ['open', 'closed', 'silent', 'denied', 'garbled', 'unconfigured'];
  const yesNo = [0, 1];

  return {
    admin: yesNo,
    cellScope: cellScopes,
    createdByKind: ['staff', 'client', 'job'],
    fieldTypeName: fieldTypes,
    flag: yesNo,
    handleType: everyHandleType,
    locale: accountLocales,
    notAsked: ['addressMissing', 'addressUnlisted', 'offShelf'],
    orderKind: workKinds,
    orderStatus: orderStatuses,
    priority: priorityCodes,
    reviewStatus: Object.values(review),
    roles,
    routedBy,
    serviceMode: serviceModes,
    side: entrustSides,
    slaState: slaStates,
    source: Object.values(orderSource),
    sources: Object.values(orderSource),
    sysMsgFlag: yesNo,

    'AnyOrder.status': anyStatus,
    'DeviceOrder.status': Object.values(device),
    'DeviceOrderSummary.status': Object.values(device),
    'EntrustOrder.status': Object.values(entrust),
    'JoinRequest.status': [1, 2, 3, 4],
    'OrderDetail.status': orderStatuses,
    'AcceptedOrder.status': orderStatuses,
    'OrderSummary.status': orderStatuses,
    'PmOrder.status': Object.values(pm),
    'PmOrderSummary.status': Object.values(pm),
    'ProjectOrder.status': orderStatuses,
    'ProjectOrderSummary.status': orderStatuses,
    'Requirement.status': Object.values(requirement),
    'Review.status': Object.values(review),
    'Schedule.status': [...entryStates, 'proposed'],
    'schedules.status': entryStates,
    'schedules.stops.status': [...entryStates, 'unplanned'],
    'stages.status': Object.values(stage),
    'orders.search.status': anyStatus,
    'backlog.status': orderStatuses,
    'deviceOrders.status': Object.values(device),
    'entrust.status': Object.values(entrust),
    'joins.status': [1, 2, 3, 4],
    'orders.status': orderStatuses,
    'pmOrders.status': Object.values(pm),
    'pool.status': orderStatuses,
    'projects.status': orderStatuses,
    'requirements.status': Object.values(requirement),
    'reviews.status': Object.values(review),
    'HandleRecord.from': anyStatus,
    'HandleRecord.to': anyStatus,
    'orders.lastTenHistory.from': anyStatus,
    'orders.lastTenHistory.to': anyStatus,

    'HandleRecord.action': everyAction,
    'orders.lastTenHistory.action': everyAction,
    'events.stream.action': happenings,
    'webhook.action': happenings,
    'refused.reason': refusalReasons,
    'DeviceOrder.can': deviceActions,
    'DeviceOrderSummary.can': deviceActions,
    'DeviceOrder.action': deviceActions,
    'DutyDay.can': ['set'],
    'EntrustOrder.can': entrustedActions,
    'EntrustOrder.action': entrustedActions,
    'PmOrder.can': pmActions,
    'PmOrder.action': pmActions,
    'PmOrderSummary.can': pmActions,
    'PmPlan.can': ['save'],
    'ProjectOrder.can': projectOrderActions,
    'ProjectOrder.action': projectOrderActions,
    'ProjectOrderSummary.can': projectOrderActions,
    'Requirement.can': requirementActions,
    'Requirement.action': requirementActions,
    'Review.can': ['approve', 'reject'],
    'Review.action': ['approve', 'reject'],
    can: orderActions,
    'OrderDetail.can': detailActions,
    'OrderDetail.action': detailActions,

    'AnyOrder.kind': orderKinds,
    'orders.findAny.kind': orderKinds,
    'openByKind.kind': orderKinds,
    'target.kind': [...workKinds, 'review', 'join'],
    'Message.kind': Object.keys(messageKinds),
    'events.stream.kind': workKinds,
    'items.kind': checkItemKinds,
    'parts.kind': [...workKinds, 'travel'],
    'Review.kind': reviewKinds,

    'Profile.type': [1, 2],
    'LoginResult.type': [1, 2],
    'AssetProperty.use': ['address', 'port', 'mac'],
    'hits.field': ['orderNo', 'title', 'cellName', 'customerName', 'reportName', 'assetName', 'content'],
    'Review.field': reviewedFields,
    'Skill.level': [1, 2, 3],
    'skill.level': [1, 2, 3],
    'OrderDetail.scope': [1, 2, 3, 4],
    'orderSources.key': Object.values(orderSource),
    'answer.result': pmResults,
    'every.unit': planUnits,
    'PmPlan.mode': planModes,
    'PmPlan.onHoliday': holidayMoves,
    'PmPlan.onOpen': openMoves,
    'Webhook.events': webhookEvents,
    'webhooks.deliveries.state': deliveryStates,
    'webhooks.deliveries.event': webhookEvents,

    'app.config.captcha': ['puzzle', 'geetest', 'none'],
    'captcha.param.provider': ['puzzle', 'geetest', 'none'],
    'auth.devicePoll.state': ['pending', 'slowDown', 'denied', 'expired', 'approved'],
    'invites.page.state': ['open', 'usedUp', 'expired', 'revoked'],
    reasons: suggestionReasons,
    'dispatch.plan.reasons': stopReasons,
    'dispatch.plan.reason': unplacedReasons,
    'dispatch.plan.change': planChanges,
    effect: planEffects,
    waits: waitReasons,
    warning: stopWarnings,
    'estimate.by': estimateSources,
    'Suggestion.before': workedBefore,
    'workbench.data.scope': ['own', 'groups', 'tenant'],

    'accessPoints.state': ['online', 'joining', 'offline', 'missing', 'unknown'],
    'ports.state': ['disabled', 'searching', 'delivering', 'fault', 'test', 'otherFault', 'unknown'],
    'services.state': answerStates,
    'services.name': ['snmp', 'tcp'],
    'rows.field': ['ssid', 'enabled', 'security', 'channel'],
  };
});

/** What a field is known to hold, if that is a list. `places`: what it stands in, the nearest first. */
export function knownWordsOf(field: string, places: readonly string[]): Values | undefined {
  const within = places.flatMap((place) => [place, place.split('.')[0]]);
  const own = within.map((place) => knownWords()[`${place}.${field}`]).find(Boolean);
  return own ?? knownWords()[field];
}
