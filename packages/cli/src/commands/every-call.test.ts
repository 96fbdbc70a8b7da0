import { allCalls } from '@svcdesk/core/contract/docs';
import { expect, it } from 'vitest';
import { everyCommand } from '../help/command-tree.ts';
import { nouns } from './index.ts';

/** Calls that no command makes, and why not. */
const without: Readonly<Record<string, string>> = {
  'account.changePhone': 'codes to two phones, one after the other: done in the app',
  'assistant.permission': 'tells the app whether to show the assistant',
  'auth.deleteAccount': 'not to be undone, and meant to be read about: done in the app',
  'auth.deviceApprove': 'the signed-in app lets a terminal in, not another terminal',
  'auth.deviceFind': 'belongs to auth.deviceApprove',
  'auth.findAccount': 'needs the slider: done in the app',
  'auth.register': 'needs the slider: done in the app',
  'auth.sendCode': 'a part of "auth login --phone"',
  'auth.sendVerifyCode': 'needs the slider: done in the app',
  'auth.setNewPassword': 'belongs to auth.findAccount',
  'captcha.param': 'the slider is drawn by the app',
  'captcha.verify': 'the slider is drawn by the app',
  'cells.select': 'a choice for forms; "sites show" has it',
  'employees.deleteSkill': 'the same as engineers.deleteSkill, under another path',
  'employees.detail': 'the same as engineers.findOne',
  'employees.isOpenPlan': 'the same as plans.isOpenSchedule',
  'employees.update': 'the same as account.update',
  'engineers.checkPhoneExist': 'needs the slider: done in the app',
  'engineers.register': 'needs the slider: done in the app',
  'engineers.sendVerifyCode': 'needs the slider: done in the app',
  'events.ticket': 'for readers that can send no header',
  'messages.requirementMine': 'a part of "messages list"',
  'messages.unread': 'a part of messages.unreadAll',
  'push.key': 'belongs to push.subscribe',
  'push.subscribe': 'notices of a browser: switched on in the app',
  'push.unsubscribe': 'belongs to push.subscribe',
  'schedules.feedFile': 'calendar programs read it by the address of "schedule feed"',
  'tracking.create': 'counts how the app is used',
};

/** Commands that are still to be written. This list only shrinks. */
const missing: readonly string[] = [];

it('every call of the contract has a command, or a reason why not', async () => {
  const made = new Set<string>();
  for await (const { calls } of everyCommand(nouns)) for (const { id } of calls) made.add(id);
  const left = allCalls.map(({ id }) => id).filter((id) => !made.has(id));
  expect(left.filter((id) => !(id in without)).sort()).toEqual([...missing].sort());
  expect(Object.keys(without).filter((id) => !left.includes(id))).toEqual([]);
});
