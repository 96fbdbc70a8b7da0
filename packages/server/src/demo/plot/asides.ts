import type { Step } from '../story/step.ts';
import { later, responseMs, type Scene, senderFor, teamOf } from './scene.ts';
import { words } from './words.ts';

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

/** Somebody who is to be kept in the picture, or a group as a whole. */
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
export function* asides(scene: Scene): Generator<Step> {
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
