import { orderStatus } from '@svcdesk/core/rules';
import { createChance } from '../chance.ts';
import type { Member } from '../company/company.ts';
import type { Step } from '../story/draft.ts';
import { later, resolveMs, responseMs, type Scene, senderFor, takerOf, teamOf, workersOf } from './scene.ts';
import { words } from './words.ts';

const hourMs = 3_600_000;

function* name(scene: Scene, engineer: Member, share: number): Generator<Step> {
  const team = teamOf(scene);
  yield {
    at: later(scene, responseMs(scene) * share),
    by: senderFor(scene, team),
    command: { action: 'transfer', groupId: team.id, engineerId: engineer.id, targetValid: true },
    suggestedId: suggestedFor(scene, engineer),
  };
}

/** The engineer whom the rules had suggested: mostly the one who was chosen, seldom one who turns the order down. */
function suggestedFor({ company, story, traits }: Scene, engineer: Member): string {
  const chance = createChance(`suggested/${story.row.id}`);
  const team = company.teams.get(story.state.groupId);
  const others = team ? workersOf(company, team).filter(({ id }) => id !== engineer.id) : [];
  const isTaken = others.length === 0 || chance.happens(traits.declined ? 0.3 : 0.75);
  return isTaken ? engineer.id : chance.pick(others).id;
}

interface Plan {
  readonly planStart: number;
  readonly planEnd: number;
}

/** The settled time, or the same on an earlier day, so that nothing is planned for after it is due; else none. */
function planBeforeDue(scene: Scene, { from, to }: NonNullable<Scene['plan']>, at: number): Partial<Plan> {
  const { company, story } = scene;
  const due =
    company.clockOf(story.row.calendarId ?? '').after(Date.parse(story.row.createdAt), resolveMs(scene)) ??
    to;
  for (let back = 0; from - back >= at; back += 24 * hourMs) {
    const planStart = from - back;
    if (to - back <= due && (back === 0 || company.officeClock.isOpen(planStart)))
      return { planStart, planEnd: to - back };
  }
  return {};
}

/** A time of some hours, on the next half hour that is at least a while away. */
function planFrom(scene: Scene, at: number): Partial<Plan> {
  const { chance, plan, company } = scene;
  if (plan) return planBeforeDue(scene, plan, at);
  const soon = company.officeClock.after(at, chance.between(0.5, 6) * hourMs) ?? at + hourMs;
  const planStart = Math.ceil(soon / (hourMs / 2)) * (hourMs / 2);
  return { planStart, planEnd: planStart + chance.pick([1, 1, 1.5, 2, 3]) * hourMs };
}

/** From the pool to an engineer: taken, or assigned and accepted, sometimes declined or given back. */
export function* reachEngineer(scene: Scene): Generator<Step> {
  const { traits, chance, story } = scene;
  const respondIn = responseMs(scene) * traits.responseShare;
  let declinedBy: string | undefined;
  if (traits.named) {
    const first = takerOf(scene, story.state.lastRecordAt);
    yield* name(scene, first, traits.responseShare * 0.4);
    if (traits.declined && story.state.status === orderStatus.assigned) {
      const reasonCode = chance.pick(['busy', 'distance', 'skill', 'leave'] as const);
      const remark = chance.pick(words.decline);
      const at = later(scene, respondIn * 0.2);
      yield { at, by: first.actor, command: { action: 'decline', reasonCode, remark } };
      declinedBy = first.id;
    }
  }
  const { assigneeId } = story.state;
  const at = later(scene, respondIn * (traits.named ? 0.5 : 1));
  const named = assigneeId ? scene.company.members.get(assigneeId) : undefined;
  const taker = named ?? takerOf(scene, at, declinedBy);
  const plan = traits.planned ? planFrom(scene, at) : {};
  yield { at, by: taker.actor, command: { action: 'accept', ...plan } };
  if (!traits.released || story.state.status !== orderStatus.processing) return;

  const reasonCode = chance.pick(['tools', 'busy', 'wrongGroup'] as const);
  const remark = chance.pick(words.release);
  yield {
    at: later(scene, respondIn * 0.5),
    by: taker.actor,
    command: { action: 'release', reasonCode, remark },
  };
  const again = later(scene, respondIn * 0.5);
  yield { at: again, by: takerOf(scene, again, taker.id).actor, command: { action: 'accept' } };
}
