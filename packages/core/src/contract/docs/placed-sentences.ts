import type { FieldName } from './fields.ts';

const when = 'an ISO 8601 instant in UTC';
const caught = 'The write is refused where it is another by now.';
const ofForm = 'The place in the form, from the smallest on.';
const sentCode = 'The code that was sent to the phone.';
const newAssetValues = 'New values by the key of the property; an empty text takes a value away.';
const onLabel = 'What stands on its label.';
const impact = 'How far the fault reaches: 1 a person, 2 a department, 3 the site, 4 the whole company.';
const inBytes = 'In bytes.';
const mediaType = 'The media type, such as image/jpeg.';
const whichList = 'Which list the filter belongs to.';
const entryState =
  'Where the entry stands: planned, running, ended, or proposed where it overlaps and was not written.';

/**
 * What a field says where it means something of its own: by the field, the shape or the call that it stands in, or by
 * whether it narrows what is asked for (`question`), goes with a change (`write`) or stands around every reply (`reply`).
 */
export const placedSentences: Readonly<Record<`${string}.${FieldName}`, string>> = {
  'reply.status': 'Says that it succeeded; a refusal has another code.',
  'Refusal.status': 'Which refusal it is; each has one code.',
  'Refusal.data': 'What else belongs to the refusal.',
  'data.reason': 'Why not, in a word that stays the same; the phrases say it for people.',
  'issues.path': 'Which field of the request is wrong, with dots between its parts.',
  'issues.code': 'What is wrong with it, in a word.',

  'question.status': 'Only what stands in one of these states; in any when left out.',
  'question.cellId': 'Only what belongs to this site of a customer.',
  'question.groupId': 'Only what lies with this group, or with those below it.',
  'question.engineerId': 'Only what this engineer does.',
  'question.handlerId': 'Only what this person works on.',
  'question.typeId': 'Only orders of this type.',
  'question.serverCatalogId': 'Only orders of this entry of the service catalogue.',
  'question.priority': 'Only orders of these priorities; 1 is the most urgent, 4 the least.',
  'question.source': 'Only what came in by one of these ways.',
  'question.planId': 'Only what came from this plan of preventive maintenance.',
  'question.projectId': 'Only orders of this project.',
  'question.unread': 'True takes only what the caller has not looked at.',
  'question.duty': 'True takes only what came outside of working hours.',
  'question.classId': 'Only assets of this class.',
  'question.flag': '1 takes only assets on the shelf, 0 only those off it.',

  'write.status': `The state that the caller saw. ${caught}`,
  'write.version': `The version that the caller saw. ${caught}`,
  'orders.create.status':
    'What becomes of it at once: 2 handed to a group, 3 accepted, 4 accepted and put on hold.',
  'requirements.toOrder.status':
    'What becomes of the order at once: 2 handed to a group, 3 accepted, 4 accepted and put on hold.',
  'entrust.detail.status': 'The state that a list showed: where it is another by now, that is said.',

  'app.config.version': 'The version of the server.',
  'app.config.captcha': 'Who poses sliders: puzzle, geetest, or none.',
  'app.versions.version': 'The number of the version.',
  'app.versions.date': 'When it was released, as YYYY-MM-DD.',
  'TemplateField.sort': ofForm,
  'AssetProperty.sort': ofForm,
  'columns.sort': 'The place in the row, from the smallest on.',
  'stages.sort': 'The place among the stages, from the smallest on.',
  'stages.status': '1 not begun, 2 under way, 3 done, 4 skipped.',
  'JoinRequest.status':
    '1 waiting, 2 approved, 3 turned down, 4 closed because another customer let them in.',
  'Schedule.status': entryState,
  'schedules.status': entryState,
  'schedules.stops.status':
    'Where the entry stands: planned, running, ended; unplanned for an order without one on that day, whose time, if it has one, is on another.',
  'schedules.stops.serviceMode': 'How the order is done: onSite or remote; absent for other work.',
  'schedules.stops.done':
    'Whether the order is resolved or closed, for an entry ends by the clock alone; absent for other work.',
  'schedules.stops.order':
    'The order with all that a list shows of it, where there is still something to do.',
  'AnyOrder.status':
    'Where it stands, by the number of its state; states are counted for each kind by itself.',

  'Profile.type': '1 for staff, 2 for customers.',
  'LoginResult.type': '1 for staff, 2 for customers.',
  'LoginResult.id': 'The id of the account.',
  'AttachmentShown.type': mediaType,
  'files.upload.type': mediaType,
  'events.type': 'view for a page that was seen, click for a button that was pressed.',
  'events.target': 'The page or the button.',
  'AttachmentShown.size': inBytes,
  'files.upload.size': inBytes,
  'AttachmentShown.name': 'What the file was called where it came from.',
  'files.upload.name': 'What the file was called where it came from.',
  'AttachmentShown.url': 'Where its bytes are; empty where it is a name alone.',

  'HandleRecord.from': 'The state before it; absent at the beginning.',
  'HandleRecord.to': 'The state after it.',
  'orders.lastTenHistory.from': 'The state before it; absent at the beginning.',
  'orders.lastTenHistory.to': 'The state after it.',
  'Leave.from': `When the time off begins; ${when}.`,
  'Leave.to': `When the time off ends; ${when}.`,
  'leave.save.from': `When the time off begins; ${when}.`,
  'leave.save.to': `When the time off ends; ${when}.`,
  'plans.calendarSaturation.from': 'The first day; today unless said.',
  'plans.calendarSaturation.days': 'How many days from then on.',
  'invites.create.days': 'How many days the invitation lasts.',
  'invites.create.code': 'The invitation itself; it is given this once.',

  'GroupNode.data': 'The group itself.',
  'events.stream.data': 'Ids of what it is about, and no more.',
  'data.read': 'True where messages were read elsewhere.',
  'Webhook.url': 'Where events are sent.',
  'webhooks.save.url': 'Where events are sent.',
  'Webhook.events': 'What is sent there.',
  'webhooks.save.events': 'What is sent there.',
  'tracking.create.events': 'What was done, one entry for each.',
  'schedules.feed.url': 'The private address of the calendar; given once, when it is made.',
  'schedules.feedFile.secret': 'What makes the address of the calendar private.',

  'Message.title': 'What it says, in one line.',
  'Message.content': 'What it says.',
  'Evaluation.content': 'What the customer wrote with the rating.',
  'Evaluation.label': 'What was ticked beside the rating, as it is stored.',
  'Evaluation.attachment': 'Pictures with the rating, as an attachment string.',
  'orders.evaluate.content': 'What the customer writes with the rating.',
  'orders.evaluate.label': 'What is ticked beside the rating.',
  'orders.progress.content': 'How it goes, in words.',
  'projects.handle.content': 'How it goes, in words.',
  'entrust.handle.content': 'How it goes or what came of it, in words.',
  'orders.supplement.content': 'What is added to what was reported.',
  'knowledge.answers.content': 'What to do about it.',
  'knowledge.answers.score': 'How much of the question it answers, from 0 to 1.',
  'estimate.by':
    'What tells how long it takes: such orders at the site, such orders, its catalogue, or nothing.',
  'Suggestion.lateCount': 'How many of several orders they are done too late for; absent for none.',
  'Suggestion.before':
    'What of it they worked on before: the very asset, or something else at the site; absent when neither.',
  'dispatch.plan.days': 'How many days are planned, from the first on.',
  'dispatch.plan.from': 'The first day of the plan, today unless said.',
  'reports.suggestions.count': 'How many choices these are.',
  'reports.suggestions.lateCount': 'How many were resolved late.',
  'reports.suggestions.openCount': 'How many are not resolved yet.',
  'reports.suggestions.cancelledCount': 'How many were cancelled.',
  'dispatch.commit.suggestedId': 'The engineer to whom the plan gave it; kept for the report of suggestions.',
  'dispatch.plan.lateCount':
    'How many end after their deadline. Without an appointment an order is done as soon as its engineer has time; without an engineer it is late if it is due by the end of the plan.',
  'dispatch.plan.list': 'The stops, sorted by person and time.',
  'dispatch.plan.lateMinutes':
    'Minutes by which it ends after the deadline; absent if it ends in time, or there is none.',
  'dispatch.plan.before': 'Owner and start before the plan; absent for an unassigned order.',
  'dispatch.plan.orderIds': 'The only orders that are planned; they may be reassigned.',
  'dispatch.preview.stops': 'The owners and times that orders would get.',
  'effects.target': 'Kind and id of work that is not an order.',
  'delayed.minutes': 'By how many minutes it will be reached late.',
  'dispatch.preview.minutes': 'By how many minutes it is late or reached late.',
  'notPlanned.from': 'When the leave or entry in the way begins.',
  'notPlanned.to': 'When the leave or entry in the way ends.',
  'warnings.from': 'When the leave or entry in the way begins.',
  'warnings.to': 'When the leave or entry in the way ends.',
  'warnings.title': 'Title of the entry in the way; absent for an order that the caller may not see.',
  'dispatch.preview.lateCount': 'How many are late, of all that the people concerned have in these days.',
  'dispatch.preview.engineerId': 'The owner that it would get; without one it would be unassigned.',
  'dispatch.commit.engineerId': 'The owner that it gets; without one it becomes unassigned.',
  'schedules.slots.lateMinutes':
    'Minutes by which it ends after the deadline; absent if it ends in time, or there is none.',
  'schedules.slots.size': 'How many times are told at most.',
  'catalogs.suggest.score': 'How much of the text speaks for it, from 0 to 1.',
  'catalogs.suggest.text': 'The description of the fault, as it was typed.',

  'auth.deviceFind.device': 'The program that asks, as it says itself.',
  'auth.deviceFind.name': 'What the terminal calls itself, which proves nothing.',
  'auth.deviceStart.name': 'What the terminal calls itself, for who is asked to let it in.',
  'auth.deviceFind.address': 'The network address that it asked from.',
  'auth.deviceFind.rememberDays': 'For how many days it would stay signed in; 0 for half a day.',
  'auth.devicePoll.state': 'What became of the request of the terminal.',
  'account.sessions.address': 'The network address that it was last used from.',
  'auth.login.code': sentCode,
  'auth.register.code': sentCode,
  'auth.setNewPassword.code': sentCode,
  'auth.updatePassword.code': sentCode,
  'auth.deleteAccount.code': sentCode,
  'engineers.register.code': sentCode,
  'dictionary.tree.code': 'Which dictionary is asked for.',
  'account.filters.kind': whichList,
  'account.saveFilter.kind': whichList,
  'SavedFilter.kind': whichList,
  'SavedFilter.name': 'The name that its owner gave it.',

  'CmdbAsset.code': onLabel,
  'assets.code': onLabel,
  'assets.find.code': onLabel,
  'ServiceArea.code': 'Six digits of the official division of the country.',
  'Cell.code': 'The code of the site, as its sign shows it.',
  'cells.property.code': 'The code of the site, as its sign shows it.',
  'MenuEntry.code': 'By what programs know the entry; the same in every language.',
  'assets.update.fields': newAssetValues,
  'orderAssets.modify.fields': newAssetValues,
  'templates.find.fields': 'The custom fields of the template.',

  'OrderDetail.scope': impact,
  'orders.create.scope': impact,
  'orders.preTrigger.scope': impact,
  'draft.scope': impact,
  'workbench.data.scope': 'Whose figures these are: own, groups or tenant.',
  'workbench.statistics.key': 'What the figures are of: a day, or one of what they are grouped by.',
  'items.kind': 'What an answer is: ok, number, text, select or photo.',
  'parts.kind': 'What the time goes to: an order, other work, or the way to a site.',
  'answer.value': 'The answer itself: a number, words, or what was chosen.',
  'answers.value': 'The answer itself: a number, words, or what was chosen.',
  'answer.result': 'normal, abnormal, or na where it does not apply.',
  'answers.result': 'normal, abnormal, or na where it does not apply.',
  'answer.orderId': 'The order that was made of it.',
  'every.count': 'How many units lie between two times.',

  'system.name': 'What the device calls itself.',
  'supplies.group': 'Which part of the switch it is.',
  'ports.group': 'Which part of the switch the port belongs to.',
  'services.state': 'Whether something answers at the port.',
  'accessPoints.state': 'missing: no controller that answered knows it; unknown: none answered.',
  'ports.state': 'What the port does now, such as delivering power or searching.',
  'invites.page.state': 'Whether it still lets anybody in: open, usedUp, expired or revoked.',
  'webhooks.deliveries.state': 'Whether it waits for a try, has arrived, or is given up.',

  'messages.unread.count': 'How many messages of this kind are unread.',
  'messages.unreadAll.order': 'How many messages about orders are unread.',
  'messages.unreadAll.system': 'How many messages of the system are unread.',
  'pool.queue.onDuty': 'Who is on duty in these pools now.',
  'SaturationRow.onDuty': 'Whether duty of theirs begins on that day.',
};
