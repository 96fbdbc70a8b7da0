import { describe, expect, it } from 'vitest';
import { planChanges } from '../contract/dispatch.ts';
import { dictionaries, messageKinds } from '../dictionary/index.ts';
import { errorCodes } from '../errors/index.ts';
import {
  deviceStatus,
  entrustStatus,
  pmStatus,
  requirementStatus,
  reviewStatus,
  stageStatus,
} from '../kinds/index.ts';
import { refusalReasons } from '../lifecycle/index.ts';
import { orderActions, orderKinds, orderSource, orderStatus, priorityCodes } from '../order/index.ts';
import { buttonCodes, roles } from '../roles/index.ts';
import { suggestionReasons } from '../scheduling/index.ts';
import { planEffects, stopWarnings, waitReasons } from '../scheduling/outlook.ts';
import { stopReasons, unplacedReasons } from '../scheduling/team-plan.ts';
import { slaStates } from '../sla/index.ts';
import * as labels from './index.ts';

const statuses = {
  order: orderStatus,
  device: deviceStatus,
  entrust: entrustStatus,
  pm: pmStatus,
  requirement: requirementStatus,
  review: reviewStatus,
  stage: stageStatus,
} as const;

describe.each(labels.locales)('in %s', (locale) => {
  it.each(Object.keys(statuses) as (keyof typeof statuses)[])('every status of %s has words', (kind) => {
    const found = Object.values(statuses[kind]).map((status) => labels.statusLabel(status, locale, kind));
    for (const label of found) expect(label).not.toMatch(/^\d*$/);
    expect(new Set(found).size).toBe(found.length);
  });

  it.each([
    [labels.actionLabel, orderActions],
    [labels.happenedLabel, orderActions],
    [labels.priorityLabel, priorityCodes],
    [labels.sourceLabel, Object.values(orderSource)],
    [labels.orderKindLabel, orderKinds],
    [labels.slaStateLabel, slaStates],
    [labels.refusalLabel, refusalReasons],
    [labels.messageKindLabel, Object.keys(messageKinds)],
    [labels.errorLabel, Object.keys(errorCodes)],
    [labels.roleLabel, roles],
    [labels.buttonLabel, buttonCodes],
    [labels.suggestionLabel, suggestionReasons],
    [labels.stopReasonLabel, stopReasons],
    [labels.unplacedReasonLabel, unplacedReasons],
    [labels.planChangeLabel, planChanges],
    [labels.planEffectLabel, planEffects],
    [labels.stopWarningLabel, stopWarnings],
    [labels.waitReasonLabel, waitReasons],
  ] as [(code: never, locale: labels.Locale) => string, readonly (string | number)[]][])(
    '%o has words for every code',
    (label, codes) => {
      for (const code of codes) expect(label(code as never, locale)).not.toBe(String(code));
    },
  );

  it('a plan of one day speaks of that day alone', () => {
    for (const reason of unplacedReasons) {
      const label = labels.unplacedReasonLabel(reason, locale, 1);
      expect(label).not.toBe(reason);
      expect(label).not.toMatch(/这几天|these days/i);
    }
    expect(labels.unplacedReasonLabel('noTime', locale, 7)).toMatch(/这几天|these days/i);
  });

  it('every item of a built-in dictionary has words', () => {
    for (const [dictionary, items] of Object.entries(dictionaries)) {
      for (const { code } of items) {
        expect(labels.dictionaryLabel(dictionary as never, code, locale)).not.toBe(code);
      }
    }
  });

  it('a code of a newer server stands for itself', () => {
    expect(labels.statusLabel(99, locale)).toBe('99');
    expect(labels.actionLabel('escalate', locale)).toBe('escalate');
    expect(labels.messageKindLabel('order.escalated', locale)).toBe('order.escalated');
    expect(labels.refusalLabel('constructor', locale)).toBe('constructor');
  });
});

it('says why an action is not possible with what a detail gives', () => {
  const detail = {
    can: ['accept'],
    refused: [{ action: 'resolve', reason: 'notHandler' }],
  };
  expect(labels.whyNot(detail, 'accept', 'en')).toBeUndefined();
  expect(labels.whyNot(detail, 'resolve', 'en')).toEqual({
    reason: 'notHandler',
    text: labels.reasonsEn.notHandler,
  });
  expect(labels.whyNot(detail, 'cancel', 'zh-CN')).toEqual({
    reason: 'noPermission',
    text: labels.errorsZhCN.noPermission,
  });
});
