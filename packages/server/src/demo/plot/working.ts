import type { Step } from '../story/draft.ts';
import { photoOf } from './raising.ts';
import { handlerOf, later, resolveMs, type Scene, teamOf, workersOf } from './scene.ts';
import { words } from './words.ts';

const hourMs = 3_600_000;
const minuteMs = 60_000;

function* clockIn(scene: Scene, workMs: number): Generator<Step> {
  const { chance, company, story } = scene;
  const site = company.siteById.get(story.row.cellId);
  if (!site) return;
  const off = () => chance.between(-0.0012, 0.0012);
  const distanceMeters = chance.whole(5, 120);
  yield {
    at: later(scene, workMs * 0.25),
    by: handlerOf(scene),
    photo: photoOf(company, chance, 'arrived', '到达现场.png'),
    command: {
      action: 'clockIn',
      place: {
        latitude: Math.round((site.latitude + off()) * 1e6) / 1e6,
        longitude: Math.round((site.longitude + off()) * 1e6) / 1e6,
        accuracyMeters: chance.whole(5, 40),
        address: site.name,
        ...{ distanceMeters },
      },
    },
  };
}

function* notes(scene: Scene, workMs: number): Generator<Step> {
  const { traits, chance, story, company } = scene;
  const service = company.serviceById.get(story.row.catalogId);
  const fault = service?.cases.find(({ title }) => title === story.row.title);
  for (const content of (fault?.notes ?? []).slice(0, traits.notes)) {
    const at = later(scene, workMs * 0.2);
    yield { at, by: handlerOf(scene), command: { action: 'progress', content } };
  }
  if (!traits.internalNote) return;
  const content = chance.pick(words.internal);
  const at = later(scene, workMs * 0.05);
  yield { at, by: handlerOf(scene), command: { action: 'progress', content, internal: true } };
}

function* pause(scene: Scene): Generator<Step> {
  const { chance, story, company } = scene;
  const reasonCode = scene.traits.pause;
  if (!reasonCode) return;
  const at = later(scene, resolveMs(scene) * 0.05);
  const days = chance.whole(1, 3);
  const resumeAt =
    Math.ceil((company.officeClock.after(at, days * 9 * hourMs) ?? at + 24 * hourMs) / hourMs) * hourMs;
  const remark = words.pause[reasonCode];
  yield {
    at,
    by: handlerOf(scene),
    command: {
      action: 'hangUp',
      reasonCode,
      remark,
      resumeAt: scene.hurried ? sometimeAfter(scene, at) : resumeAt,
    },
  };
  const wakes = story.state.resumeAt ?? resumeAt;
  if (chance.happens(0.6)) {
    const at = wakes + chance.whole(1, 14) * 1000;
    yield { at, by: { kind: 'job' }, command: { action: 'activate', asOf: wakes } };
  } else {
    const early = Math.floor(at + (wakes - at) * chance.between(0.3, 0.9));
    yield {
      at: early,
      by: handlerOf(scene),
      command: { action: 'activate', remark: chance.pick(words.resume) },
    };
  }
}

/** Set to resume after the present: a paused order of today stays paused. */
function sometimeAfter({ until, chance }: Scene, at: number): number {
  const from = Math.max(at, until);
  return Math.ceil((from + chance.between(6, 70) * hourMs) / hourMs) * hourMs;
}

function* handOver(scene: Scene): Generator<Step> {
  const { chance, company, story } = scene;
  const team = teamOf(scene);
  const others = workersOf(company, team).filter(({ id }) => id !== story.state.handlerId);
  if (others.length === 0 || scene.engineer) return;
  const next = chance.pick(others);
  yield {
    at: later(scene, resolveMs(scene) * 0.04),
    by: handlerOf(scene),
    command: {
      action: 'transfer',
      groupId: team.id,
      engineerId: next.id,
      targetValid: true,
      remark: chance.pick(words.handOver),
    },
  };
  yield { at: later(scene, 20 * minuteMs), by: next.actor, command: { action: 'accept' } };
}

function* cancelLate(scene: Scene): Generator<Step> {
  const lead = [...scene.company.members.values()].find(({ actor }) =>
    actor.ledGroupIds.includes(scene.story.state.groupId),
  );
  if (!lead) return;
  const at = later(scene, resolveMs(scene) * 0.1);
  yield {
    at,
    by: lead.actor,
    command: { action: 'cancel', reasonCode: 'outOfScope', remark: words.cancel.outOfScope },
  };
}

/** The work itself, from accepted to resolved. */
export function* workUntilResolved(scene: Scene, share: number): Generator<Step> {
  const { traits, story, chance, company } = scene;
  if (traits.cancelled === 'late') {
    yield* cancelLate(scene);
    return;
  }
  const workMs = resolveMs(scene) * share;
  const first = story.state.round === 1;
  if (first && traits.handedOver) yield* handOver(scene);
  if (story.row.serviceMode === 'onSite') yield* clockIn(scene, workMs);
  if (first) yield* notes(scene, workMs);
  if (first) yield* pause(scene);
  const service = company.serviceById.get(story.row.catalogId);
  const fault = service?.cases.find(({ title }) => title === story.row.title);
  const solution = fault?.solution ?? '';
  const causeCode = fault?.cause ?? null;
  const spentMinutes = chance.whole(2, 30) * 5;
  yield {
    at: later(scene, workMs * 0.4),
    by: handlerOf(scene),
    command: { action: 'resolve', solution, spentMinutes, ...(causeCode && { causeCode }) },
    columns: { solution, spentMinutes, causeCode },
    photo: photoOf(company, chance, 'done', '处理后.png'),
  };
}

/** The reporter's side is not satisfied and opens the order again. */
export function* reopen(scene: Scene): Generator<Step> {
  const { story, company, chance } = scene;
  const site = company.siteById.get(story.row.cellId);
  const client = site?.clients.find(({ id }) => id === story.row.reportAccountId);
  if (!client) return;
  const at = Math.floor(story.state.lastRecordAt + chance.between(1, 40) * hourMs);
  yield { at, by: client.actor, command: { action: 'activate', remark: chance.pick(words.reopen) } };
}
