import type { messages as source } from '../zh-CN/messages.ts';

/** Messages by kind. */
export const messages: typeof source = {
  'order.new': { title: 'New order', content: '{cellName} has a new order {orderNo}: {title}' },
  'order.assigned': {
    title: 'Assigned to you',
    content: 'Order {orderNo} ({title}) is assigned to you. Please accept it',
  },
  'order.accepted': {
    title: 'Order accepted',
    content: '{byName} has accepted your order {orderNo}: {title}',
  },
  'order.departed': {
    title: 'Engineer on the way',
    content: '{byName} is on the way to the site for your order {orderNo}: {title}',
  },
  'order.hungUp': { title: 'Order on hold', content: 'Order {orderNo} ({title}) is on hold: {reason}' },
  'order.resumed': { title: 'Order resumed', content: 'Work on order {orderNo} ({title}) has resumed' },
  'order.resolved': {
    title: 'Order resolved, please rate',
    content: 'Order {orderNo} ({title}) is resolved. Please rate it',
  },
  'order.transferred': {
    title: 'Order reassigned',
    content: '{byName} has reassigned order {orderNo} ({title})',
  },
  'order.cancelled': {
    title: 'Order cancelled',
    content: 'Order {orderNo} ({title}) is cancelled: {reason}',
  },
  'order.declined': {
    title: 'Order declined',
    content: '{byName} declined order {orderNo} ({title}): {reason}',
  },
  'order.released': {
    title: 'Order returned to the pool',
    content: 'Order {orderNo} ({title}) is back in the pool: {reason}',
  },
  'order.reopened': {
    title: 'Order reopened',
    content: '{byName} reopened order {orderNo} ({title}): {remark}',
  },
  'order.remind': { title: 'Reminder', content: '{byName} asks about order {orderNo}: {title}' },
  'order.supplement': {
    title: 'Details added',
    content: '{byName} added to order {orderNo} ({title}): {remark}',
  },
  'order.cc': { title: 'Copied to you', content: '{byName} copied order {orderNo} ({title}) to you' },
  'order.mention': {
    title: 'You were mentioned',
    content: '{byName} mentioned you in order {orderNo} ({title}): {remark}',
  },
  'order.note': {
    title: 'News about your order',
    content: '{byName} writes about your order {orderNo} ({title}): {remark}',
  },
  'order.evaluated': { title: 'Rating received', content: '{byName} rated order {orderNo}: {title}' },
  'order.unaccepted': {
    title: 'Order not accepted',
    content: 'Nobody has accepted order {orderNo} ({title}); a response is due {time}',
  },
  'order.hungLong': {
    title: 'Order on hold too long',
    content: 'Order {orderNo} ({title}) has been on hold since {time}, with no time to resume',
  },
  'schedule.changed': {
    title: 'Schedule changed',
    content: 'Order {orderNo} ({title}) is now scheduled for {time}',
  },
  'schedule.soon': { title: 'Starting soon', content: 'Starting at {time}: order {orderNo} ({title})' },
  'sla.warn': { title: 'Due soon', content: 'Order {orderNo} ({title}) is due {time}' },
  'sla.missed': { title: 'Overdue', content: 'Order {orderNo} ({title}) was due {time}' },
  'requirement.submitted': {
    title: 'New requirement',
    content: '{cellName} sent requirement {orderNo}: {title}',
  },
  'requirement.rejected': {
    title: 'Requirement rejected',
    content: 'Your requirement {orderNo} ({title}) was rejected: {reason}',
  },
  'requirement.converted': {
    title: 'Requirement became an order',
    content: 'Your requirement ({title}) is now order {orderNo}',
  },
  'requirement.remind': {
    title: 'Reminder',
    content: '{byName} asks about requirement {orderNo}: {title}',
  },
  'entrust.received': {
    title: 'Entrusted order received',
    content: 'Entrusted order {orderNo} has arrived: {title}',
  },
  'entrust.finished': {
    title: 'Entrusted order finished',
    content: 'Entrusted order {orderNo} ({title}) is finished',
  },
  'entrust.returned': {
    title: 'Entrusted order returned',
    content: 'Entrusted order {orderNo} ({title}) came back for rework: {reason}',
  },
  'entrust.takenBack': {
    title: 'Entrusted order taken back',
    content: 'Entrusted order {orderNo} ({title}) was taken back',
  },
  'entrust.rejected': {
    title: 'Entrusted order rejected',
    content: 'Entrusted order {orderNo} ({title}) was rejected: {reason}',
  },
  'device.assigned': {
    title: 'Device order assigned',
    content: 'Device order {orderNo} ({title}) is assigned to you',
  },
  'device.rejected': {
    title: 'Device order rejected',
    content: '{byName} rejected device order {orderNo} ({title}): {reason}',
  },
  'device.toCheck': {
    title: 'Device order to check',
    content: 'Device order {orderNo} ({title}) is done. Please check it',
  },
  'device.due': { title: 'Device order due', content: 'Device order {orderNo} ({title}) is due {time}' },
  'device.checkFailed': {
    title: 'Device check failed',
    content: 'Device order {orderNo} ({title}) did not pass its check: {reason}',
  },
  'device.overdue': { title: 'Device order overdue', content: 'Device order {orderNo} ({title}) is overdue' },
  'pm.assigned': {
    title: 'Maintenance order assigned',
    content: 'Maintenance order {orderNo} ({title}) is assigned to you',
  },
  'pm.due': { title: 'Maintenance due', content: 'Maintenance order {orderNo} ({title}) is due {time}' },
  'pm.overdue': { title: 'Maintenance overdue', content: 'Maintenance order {orderNo} ({title}) is overdue' },
  'project.assigned': {
    title: 'Project order assigned',
    content: 'Project order {orderNo} ({title}) is assigned to you',
  },
  'project.toAccept': {
    title: 'Project order to accept',
    content: 'Project order {orderNo} ({title}) is resolved. Please accept it',
  },
  'project.due': { title: 'Project order due', content: 'Project order {orderNo} ({title}) is due {time}' },
  'project.overdue': {
    title: 'Project order overdue',
    content: 'Project order {orderNo} ({title}) is overdue',
  },
  'review.waiting': { title: 'Review waiting', content: '{byName} asks for a review: {title}' },
  'review.decided': { title: 'Review decided', content: 'Your application ({title}): {result}' },
  'join.waiting': {
    title: 'Request to join',
    content: '{byName} wants to join {site}. Make sure you know who it is before you decide',
  },
  'join.decided': { title: 'Request to join decided', content: 'Your request to join {site}: {result}' },
  'account.newDevice': {
    title: 'Sign-in on a new device',
    content: 'Your account was used to sign in on a new device ({device}) at {time}',
  },
  'account.passwordChanged': {
    title: 'Password changed',
    content: 'Your password was changed at {time}. If it was not you, contact your administrator at once',
  },
  'account.phoneChanged': {
    title: 'Phone number changed',
    content: 'The phone number of your account was changed at {time}',
  },
  'account.renamed': {
    title: 'Account name changed',
    content:
      'Your account name {before} could be taken for a phone number or for another person’s name. It is {account} now; you can change it under account security',
  },
  'system.notice': { title: 'Notice', content: '{title}' },
  'system.release': { title: 'New version', content: 'Version {version} is out: {title}' },
  'system.holidayMissing': {
    title: 'Holidays missing',
    content: 'The holidays of {year} have not been imported; plain weekends are used until then',
  },
};
