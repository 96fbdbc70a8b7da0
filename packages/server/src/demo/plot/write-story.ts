import type { Instant, OrderStatus } from '@svcdesk/core/rules';
import type { Chance } from '../chance.ts';
import type { Company, Member } from '../company/company.ts';
import type { Step, StoryDraft } from '../story/draft.ts';
import { beginStory, type Story } from '../story/story.ts';
import { verdictOn } from './ending.ts';
import { reachEngineer } from './reaching.ts';
import { later, responseMs, type Scene, senderFor, teamOf } from './scene.ts';
import { drawTraits, type Traits } from './traits.ts';
import { words } from './words.ts';
import { reopen, workUntilResolved } from './working.ts';

const priorityUp = { 1: 1, 2: 1, 3: 2, 4: 3 } as const;

function* moreUrgent(scene: Scene): Generator<Step> {
  const { company, story, chance } = scene;
  const { row, state } = story;
  const service = company.serviceById.get(row.catalogId);
  const priority = priorityUp[state.priority];
  const promise = service?.promises[priority];
  if (!promise || priority === state.priority) return;
  const { responseMinutes, resolveMinutes, calendarId, calendarVersion } = promise;
  const targets = { responseMinutes, resolveMinutes };
  yield {
    at: later(scene, responseMs(scene) * 0.1),
    by: senderFor(scene, teamOf(scene)),
    command: { action: 'edit', changes: { priority }, targets, remark: chance.pick(words.edit) },
    columns: {
      responseTargetMinutes: responseMinutes,
      resolveTargetMinutes: resolveMinutes,
      calendarId,
      calendarVersion,
    },
  };
}

/** A person or a whole group that gets a copy. */
function someone({ company, chance }: Scene): NonNullable<Scene['copyTo']> {
  if (chance.happens(0.35)) {
    const teams = [...company.teams.values()].filter(({ memberIds }) => memberIds.length > 0);
    return { userIds: [], groupIds: [chance.pick(teams).id] };
  }
  const staff = [...company.members.values()].filter(({ actor }) => actor.roles.length > 0);
  const some = chance.shuffled(staff).slice(0, chance.whole(1, 3));
  return { userIds: some.map(({ id }) => id), groupIds: [] };
}

function* copyTo(scene: Scene): Generator<Step> {
  yield {
    at: later(scene, responseMs(scene) * 0.1),
    by: senderFor(scene, teamOf(scene)),
    command: { action: 'cc', ...(scene.copyTo ?? someone(scene)) },
  };
}

/** What happens to an order beside the work: made more urgent, copied, added to, asked about. */
function* asides(scene: Scene): Generator<Step> {
  const { traits, chance, story, company } = scene;
  if (traits.edited) yield* moreUrgent(scene);
  if (traits.copied) yield* copyTo(scene);
  const site = company.siteById.get(story.row.cellId);
  const client = site?.clients.find(({ id }) => id === story.row.reportAccountId);
  if (!client) return;
  if (traits.supplemented) {
    const at = later(scene, responseMs(scene) * 0.15);
    yield { at, by: client.actor, command: { action: 'supplement', content: chance.pick(words.supplement) } };
  }
  if (traits.reminded) {
    yield { at: later(scene, responseMs(scene) * 0.6), by: client.actor, command: { action: 'remind' } };
  }
}

/** The person who raised an order takes it back before work has begun. */
function* cancelEarly(scene: Scene): Generator<Step> {
  const { chance, story } = scene;
  const { row, company } = story;
  const site = company.siteById.get(row.cellId);
  const client = site?.clients.find(({ id }) => id === row.creatorId);
  const member = company.members.get(row.creatorId);
  const by = client?.actor ?? member?.actor;
  if (!by) return;
  const reasonCode = chance.pick(['mistaken', 'recovered', 'withdrawn'] as const);
  yield {
    at: later(scene, responseMs(scene) * 0.5),
    by,
    command: { action: 'cancel', reasonCode, remark: words.cancel[reasonCode] },
  };
}

/** Everything that happens to an order after it was raised, step by step; its writer may stop anywhere. */
function* course(scene: Scene): Generator<Step> {
  const { traits, story, chance } = scene;
  const stands = (status: OrderStatus) => story.state.status === status;
  if (traits.cancelled === 'early') {
    yield* cancelEarly(scene);
    return;
  }
  yield* asides(scene);
  yield* reachEngineer(scene);
  yield* workUntilResolved(scene, traits.resolveShare);
  if (traits.reopened && stands(5)) {
    yield* reopen(scene);
    if (stands(3)) yield* workUntilResolved(scene, 0.2);
  }
  if (stands(5)) yield verdictOn(story, chance, traits);
}

/** How an order is to come out. */
export interface Ending {
  /** It stops in this state. */
  readonly status?: OrderStatus;
  /** Whatever happens, it happens before `until`. */
  readonly hurried?: boolean;
  /** Messages sent before are not written. */
  readonly mailFrom?: Instant;
  readonly engineer?: Member | undefined;
  readonly traits?: Partial<Traits>;
  readonly plan?: Scene['plan'];
  readonly copyTo?: Scene['copyTo'];
  /** How many steps that change nothing of its state, such as clocking in, are still written then. */
  readonly stepsBeyond?: number;
}

/** Steps that leave an order in its state. */
const staying: readonly string[] = ['clockIn', 'progress', 'supplement', 'remind', 'cc', 'edit'];

/** Writes the story of an order from being raised until it ends, or until now. */
export function writeStory(
  company: Company,
  chance: Chance,
  orderNo: string,
  draft: StoryDraft,
  until: Instant,
  ending: Ending = {},
): Story {
  const story = beginStory(company, chance, orderNo, draft, ending.mailFrom);
  const { status, engineer, plan, hurried = status !== undefined } = ending;
  const traits = drawTraits(chance, ending.traits);
  const scene: Scene = {
    company,
    chance,
    story,
    traits,
    engineer,
    until,
    hurried,
    plan,
    copyTo: ending.copyTo,
  };
  let beyond = ending.stepsBeyond ?? 0;
  for (const step of course(scene)) {
    if (step.at > until) break;
    if (status !== undefined && story.state.status === status) {
      if (beyond === 0 || !staying.includes(step.command.action)) break;
      beyond -= 1;
    }
    story.go(step);
  }
  return story;
}
