import { describe, expect, it } from 'vitest';
import { availableActions, checkAction, type RuleTypes } from '../lifecycle/action-rules.ts';
import type { ClientActor, StaffActor } from '../roles/actor.ts';
import { type DeviceOrderState, deviceKind, deviceStatus } from './device.ts';
import { type EntrustState, entrustKind, entrustStatus, maySeeEntrust, phoneForPartner } from './entrust.ts';
import { kindHandleType } from './handle-type.ts';
import { isAnswered, judgedAnswer, type PmItem, type PmOrderState, pmKind } from './pm.ts';
import { pmStatus } from './pm-status.ts';
import { endsProject, type ProjectOrderState, projectKind, stageStatus } from './project.ts';
import {
  type RequirementState,
  requirementKind,
  requirementStatus,
  requirementStatusAt,
} from './requirement.ts';
import { type ReviewState, reviewKind, reviewStatus } from './review.ts';

const now = Date.parse('2026-11-20T02:00:00Z');
const person = (
  accountId: string,
  roles: StaffActor['roles'],
  parts: Partial<StaffActor> = {},
): StaffActor => ({
  kind: 'staff',
  accountId,
  roles,
  memberGroupIds: ['g'],
  ledGroupIds: [],
  ...parts,
});
const engineer = person('e', ['engineer']);
const other = person('o', ['engineer']);
const lead = person('l', ['lead'], { ledGroupIds: ['g'] });
const stranger = person('s', ['lead'], { memberGroupIds: ['x'], ledGroupIds: ['x'] });
const dispatcher = person('d', ['dispatcher']);
const pm = person('p', ['pm']);
const client: ClientActor = {
  kind: 'client',
  accountId: 'c',
  customerId: 'k',
  cellIds: ['a'],
  cellScope: 'cells',
};
/** The reason why an action is refused, or the error; undefined where it is not. */
function refusedFor<T extends RuleTypes>(...asked: Parameters<typeof checkAction<T>>) {
  const decision = checkAction(...asked);
  if (decision.ok) return undefined;
  return 'reason' in decision.refusal ? decision.refusal.reason : decision.refusal.error;
}

describe('every kind', () => {
  const kinds = {
    requirement: requirementKind,
    review: reviewKind,
    device: deviceKind,
    pm: pmKind,
    project: projectKind,
    entrust: entrustKind('t'),
  };

  it.each(Object.entries(kinds))(
    '%s reaches every state from its first one and leaves every state that is not final',
    (name, kind) => {
      const { states, initial, final, actions } = kind.lifecycle;
      const rules = Object.values(actions).flatMap(
        (action) => action.rules as readonly { from: readonly string[]; to?: string }[],
      );
      const reached = new Set<string>([initial]);
      for (let grown = -1; grown !== reached.size; ) {
        grown = reached.size;
        for (const rule of rules)
          if (rule.to && rule.from.some((state) => reached.has(state))) reached.add(rule.to);
      }
      // Being handled is a live lock, under-way work of a project moves by orders' own actions.
      const elsewhere: Record<string, string[]> = {
        requirement: ['handling'],
        project: ['resolved', 'closed'],
      };
      expect(
        Object.keys(states).filter((state) => !reached.has(state) && !elsewhere[name]?.includes(state)),
      ).toEqual([]);
      for (const state of Object.keys(states)) {
        const leaves = rules.some((rule) => rule.to && rule.to !== state && rule.from.includes(state));
        if (!(final as readonly string[]).includes(state)) expect(leaves, state).toBe(true);
      }
    },
  );

  it('writes records whose handle types do not collide with those of orders', () => {
    const own = Object.values(kindHandleType).filter((type) => type > 17);
    expect(new Set(own).size).toBe(own.length);
    expect(Math.min(...own)).toBe(21);
  });
});

describe('a requirement', () => {
  const record: RequirementState = {
    status: 1,
    version: 3,
    customerId: 'k',
    cellId: 'a',
    createdById: 'c',
    servedByActor: true,
  };

  it('is shown as being handled only while its lock lives', () => {
    expect(requirementStatusAt(1, now + 1, now)).toBe(requirementStatus.handling);
    expect(requirementStatusAt(1, now, now)).toBe(requirementStatus.submitted);
    expect(requirementStatusAt(3, now + 1, now)).toBe(requirementStatus.converted);
  });

  it('cannot be converted under another person’s lock, but the customer may cancel it any time', () => {
    const locked = { ...record, lockById: 'd', lockUntil: now + 1000 };
    expect(refusedFor(requirementKind, locked, lead, 'toOrder', {}, now)).toBe('beingHandled');
    expect(checkAction(requirementKind, locked, dispatcher, 'toOrder', {}, now)).toMatchObject({
      ok: true,
      to: 'converted',
    });
    expect(checkAction(requirementKind, { ...locked, status: 2 }, client, 'cancel', {}, now)).toMatchObject({
      ok: true,
      to: 'cancelled',
    });
    expect(
      refusedFor(requirementKind, { ...locked, lockUntil: now }, lead, 'toOrder', {}, now),
    ).toBeUndefined();
  });

  it('tells staff who were too late that it changed, before anything else', () => {
    const cancelled = { ...record, status: requirementStatus.cancelled, version: 4 };
    expect(refusedFor(requirementKind, cancelled, dispatcher, 'toOrder', { version: 3 }, now)).toBe(
      'orderChanged',
    );
    expect(refusedFor(requirementKind, cancelled, dispatcher, 'toOrder', {}, now)).toBe('wrongState');
  });

  it('needs a reason to be rejected and is out of reach of engineers and strangers', () => {
    expect(refusedFor(requirementKind, record, dispatcher, 'reject', {}, now)).toBe('reasonMissing');
    expect(refusedFor(requirementKind, record, engineer, 'reject', { reason: 'x' }, now)).toBe(
      'noPermission',
    );
    expect(
      refusedFor(requirementKind, { ...record, servedByActor: false }, lead, 'reject', { reason: 'x' }, now),
    ).toBe('notMember');
    expect(availableActions(requirementKind, { ...record, customerId: 'z' }, client, now).can).toEqual([]);
  });
});

describe('a review', () => {
  const record: ReviewState = {
    status: reviewStatus.waiting,
    version: 1,
    applicantId: 'e',
    applicantGroupIds: ['g'],
  };

  it('is decided by a lead of the applicant, never by the applicant themselves', () => {
    expect(checkAction(reviewKind, record, lead, 'approve', {}, now)).toMatchObject({
      ok: true,
      to: 'approved',
    });
    expect(refusedFor(reviewKind, { ...record, applicantId: 'l' }, lead, 'approve', {}, now)).toBe(
      'selfCheck',
    );
    expect(refusedFor(reviewKind, record, stranger, 'approve', {}, now)).toBe('notMember');
    expect(refusedFor(reviewKind, record, lead, 'reject', {}, now)).toBe('reasonMissing');
  });
});

describe('a device order', () => {
  const record: DeviceOrderState = {
    status: deviceStatus.toCheck,
    version: 1,
    groupId: 'g',
    createdById: 'd',
    managerId: 'm',
    engineerId: 'e',
    checkerId: 'k',
    checkRound: 1,
  };
  const manager = person('m', ['engineer']);
  const checker = person('k', ['engineer']);

  it('is checked by its checker, by the manager only when the checker is gone or from the third round', () => {
    expect(refusedFor(deviceKind, record, checker, 'check', { pass: true }, now)).toBeUndefined();
    expect(refusedFor(deviceKind, record, manager, 'check', { pass: true }, now)).toBe('notHandler');
    expect(
      refusedFor(deviceKind, { ...record, checkerActive: false }, manager, 'check', { pass: true }, now),
    ).toBeUndefined();
    expect(
      refusedFor(deviceKind, { ...record, checkRound: 3 }, manager, 'check', { pass: true }, now),
    ).toBeUndefined();
    expect(refusedFor(deviceKind, record, checker, 'check', { pass: false }, now)).toBe('reasonMissing');
  });

  it('never lets the engineer check their own work or become its checker', () => {
    const own = { ...record, checkerId: 'e' };
    expect(refusedFor(deviceKind, own, engineer, 'check', { pass: true }, now)).toBe('selfCheck');
    const allocated = { ...record, status: deviceStatus.allocated };
    expect(refusedFor(deviceKind, allocated, lead, 'setChecker', { accountId: 'e' }, now)).toBe('selfCheck');
    expect(refusedFor(deviceKind, allocated, lead, 'setEngineer', { accountId: 'k' }, now)).toBe('selfCheck');
  });

  it('is closed unchecked by a lead with a word, from any open state', () => {
    for (const status of [1, 2, 3, 4, 5, 8]) {
      expect(
        refusedFor(deviceKind, { ...record, status }, lead, 'close', { remark: 'gone' }, now),
      ).toBeUndefined();
    }
    expect(refusedFor(deviceKind, record, lead, 'close', {}, now)).toBe('reasonMissing');
    expect(refusedFor(deviceKind, { ...record, status: 6 }, lead, 'close', { remark: 'x' }, now)).toBe(
      'wrongState',
    );
  });

  it('is started only by its engineer', () => {
    const allocated = { ...record, status: deviceStatus.allocated };
    expect(checkAction(deviceKind, allocated, engineer, 'start', {}, now)).toMatchObject({
      to: 'inProgress',
    });
    expect(refusedFor(deviceKind, allocated, other, 'start', {}, now)).toBe('notHandler');
  });
});

describe('a preventive-maintenance order', () => {
  const item: PmItem = { id: 'i', kind: 'number', required: true, min: 1, max: 5 };
  const record: PmOrderState = {
    status: pmStatus.inProgress,
    version: 1,
    groupId: 'g',
    engineerId: 'e',
    items: [item],
  };

  it('calls a reading outside its limits abnormal and asks for a word or a photo', () => {
    const high = judgedAnswer(item, { itemId: 'i', result: 'normal', value: '6' });
    expect(high.result).toBe('abnormal');
    expect(isAnswered(item, high)).toBe(false);
    expect(isAnswered(item, { ...high, remark: 'worn' })).toBe(true);
    expect(judgedAnswer(item, { itemId: 'i', result: 'normal', value: '5' }).result).toBe('normal');
  });

  it('is finished only when every required item is answered', () => {
    expect(refusedFor(pmKind, record, engineer, 'finish', {}, now)).toBe('itemsMissing');
    const answers = [{ itemId: 'i', result: 'normal', value: '2' }] as const;
    expect(checkAction(pmKind, record, engineer, 'finish', { answers }, now)).toMatchObject({
      to: 'finished',
    });
  });

  it('is skipped by a lead with a word, not by the engineer', () => {
    const pending = { ...record, status: pmStatus.pending };
    expect(refusedFor(pmKind, pending, engineer, 'skip', { remark: 'x' }, now)).toBe('noPermission');
    expect(refusedFor(pmKind, pending, lead, 'skip', {}, now)).toBe('reasonMissing');
    expect(checkAction(pmKind, pending, lead, 'skip', { remark: 'closed site' }, now)).toMatchObject({
      to: 'skipped',
    });
  });
});

describe('a project order', () => {
  const record: ProjectOrderState = {
    status: 3,
    version: 1,
    groupId: 'g',
    managerId: 'p',
    createdById: 'p',
    handlerId: 'e',
    stages: [
      { id: '1', status: stageStatus.done },
      { id: '2', status: stageStatus.underWay, handlerId: 'o' },
    ],
  };

  it('is resolved by finishing the last open stage', () => {
    expect(endsProject(record, '2')).toBe(true);
    expect(endsProject({ ...record, stages: [...record.stages, { id: '3', status: 1 }] }, '2')).toBe(false);
  });

  it('has its stages finished by those who work on them and skipped by the manager', () => {
    expect(
      refusedFor(projectKind, record, other, 'resolveStage', { stageId: '2', result: 'ok' }, now),
    ).toBeUndefined();
    expect(refusedFor(projectKind, record, other, 'resolveStage', { stageId: '1', result: 'ok' }, now)).toBe(
      'targetInvalid',
    );
    expect(refusedFor(projectKind, record, engineer, 'skipStage', { stageId: '2', remark: 'x' }, now)).toBe(
      'notHandler',
    );
    expect(
      refusedFor(projectKind, record, pm, 'skipStage', { stageId: '2', remark: 'x' }, now),
    ).toBeUndefined();
  });

  it('is closed by the manager, or by the job after seven days and not before', () => {
    const resolved = { ...record, status: 5, resolvedAt: now };
    expect(checkAction(projectKind, resolved, pm, 'close', {}, now)).toMatchObject({ to: 'closed' });
    expect(refusedFor(projectKind, resolved, { kind: 'job' }, 'close', {}, now + 6 * 86_400_000)).toBe(
      'wrongState',
    );
    expect(
      refusedFor(projectKind, resolved, { kind: 'job' }, 'close', {}, now + 7 * 86_400_000),
    ).toBeUndefined();
  });
});

describe('an entrusted order', () => {
  const record: EntrustState = {
    status: entrustStatus.distributed,
    version: 1,
    ownerTenantId: 'own',
    partnerTenantId: 'part',
    coordinatorId: 'e',
    ownerGroupId: 'g',
    groupId: 'g',
    engineerId: 'e',
  };

  it('is worked on by the partner and taken back by the owner, though their ids look alike', () => {
    expect(checkAction(entrustKind('part'), record, engineer, 'accept', {}, now)).toMatchObject({
      to: 'processing',
    });
    expect(refusedFor(entrustKind('own'), record, engineer, 'accept', {}, now)).toBe('notNamed');
    expect(checkAction(entrustKind('own'), record, lead, 'takeBack', {}, now)).toMatchObject({
      to: 'takenBack',
    });
    expect(refusedFor(entrustKind('part'), record, lead, 'takeBack', {}, now)).toBe('notHandler');
    expect(maySeeEntrust(record, { tenantId: 'third', actor: lead })).toBe(false);
  });

  it('is rejected only before it was distributed', () => {
    expect(refusedFor(entrustKind('part'), record, lead, 'reject', { reasonCode: 'noCapacity' }, now)).toBe(
      'wrongState',
    );
    const fresh = { ...record, status: entrustStatus.toDistribute };
    expect(
      checkAction(entrustKind('part'), fresh, dispatcher, 'reject', { reasonCode: 'noCapacity' }, now),
    ).toMatchObject({ to: 'rejected' });
  });

  it('is returned by the coordinator with a word once finished', () => {
    const done = { ...record, status: entrustStatus.finished };
    expect(refusedFor(entrustKind('own'), done, engineer, 'return', {}, now)).toBe('reasonMissing');
    expect(
      checkAction(entrustKind('own'), done, engineer, 'return', { remark: 'still wet' }, now),
    ).toMatchObject({
      to: 'processing',
    });
  });

  it('shows the partner a phone with its middle hidden', () => {
    expect(phoneForPartner('13812345678')).toBe('138******78');
    expect(phoneForPartner('12345')).toBe('*****');
  });
});

describe('work whose owner works no longer', () => {
  const job = { kind: 'job' } as const;
  const at = (status: number) => ({ status, version: 1, groupId: 'g', createdById: 'l' });

  it('goes back to its group by the system, from every state in which it has an owner', () => {
    for (const status of [2, 3, 4, 8]) {
      const judged = checkAction(
        deviceKind,
        { ...at(status), checkRound: 1, engineerId: 'e' },
        job,
        'reject',
        {},
        now,
      );
      expect(judged).toMatchObject({ ok: true, to: 'toAllocate' });
    }
    for (const status of [1, 2, 3]) {
      const judged = checkAction(pmKind, { ...at(status), engineerId: 'e' }, job, 'transfer', {}, now);
      expect(judged).toMatchObject({ ok: true, to: 'pending' });
    }
    for (const status of [2, 3, 4]) {
      const project = { ...at(status), managerId: 'p', stages: [] };
      expect(checkAction(projectKind, project, job, 'transfer', {}, now)).toMatchObject({
        ok: true,
        to: 'pending',
      });
    }
    expect(checkAction(deviceKind, { ...at(5), checkRound: 1 }, job, 'reject', {}, now).ok).toBe(false);
  });
});
