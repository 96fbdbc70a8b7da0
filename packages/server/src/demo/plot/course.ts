import type { OrderStatus } from '@svcdesk/core/rules';
import type { Step } from '../story/step.ts';
import { asides } from './asides.ts';
import { verdictOn } from './ending.ts';
import { reachEngineer } from './reaching.ts';
import type { Scene } from './scene.ts';
import { later, responseMs } from './scene.ts';
import { words } from './words.ts';
import { reopen, workUntilResolved } from './working.ts';

/** Who raised an order takes it back before anybody has begun. */
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

/** Everything that happens to an order after it was raised, step by step; whoever writes it may stop anywhere. */
export function* course(scene: Scene): Generator<Step> {
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
