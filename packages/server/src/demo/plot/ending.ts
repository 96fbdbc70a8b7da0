import {
  automaticEvaluation,
  type EvaluationTag,
  lowestStar,
  readStars,
  writeLabel,
} from '@svcdesk/core/format';
import { limits } from '@svcdesk/core/rules';
import type { Chance } from '../chance.ts';
import type { Step } from '../story/draft.ts';
import type { Story } from '../story/story.ts';
import type { Traits } from './traits.ts';
import { words } from './words.ts';

const hourMs = 3_600_000;

type Given = Exclude<Traits['verdict'], 'automatic'>;

const starsOf: Record<Given, readonly string[]> = {
  good: ['5,5,5,5', '5,5,5,4', '4,5,5,5', '5,5,4,5'],
  fair: ['3,4,4,4', '4,4,3,4', '3,5,4,4'],
  poor: ['1,3,3,2', '2,3,2,3'],
  byPhone: ['5,5,5,5', '4,5,4,4'],
};

const tagsOf: Record<Given, readonly EvaluationTag[]> = {
  good: ['goodTechnology', 'goodCommunication', 'friendly'],
  fair: ['goodTechnology', 'poorTimeSense'],
  poor: ['poorTimeSense', 'unfamiliarWithProduct'],
  byPhone: ['goodCommunication', 'friendly'],
};

const hourlyJob = (at: number): number => Math.ceil(at / hourMs) * hourMs;

/** Closes a resolved order without an evaluation, seven days later. */
function automatic(resolvedAt: number): Step {
  return {
    at: hourlyJob(resolvedAt + limits.automaticEvaluationMs),
    by: { kind: 'job' },
    command: { action: 'evaluate', lowestStar: 5 },
    evaluation: {
      label: automaticEvaluation.label,
      stars: automaticEvaluation.stars,
      autoEvaluate: true,
      content: '',
      commentatorName: null,
      phone: null,
      byId: null,
    },
  };
}

/** How a resolved order is closed. */
export function verdictOn(story: Story, chance: Chance, { verdict }: Traits): Step {
  const { row, company, state } = story;
  const resolvedAt = state.resolvedAt ?? state.lastRecordAt;
  const site = company.siteById.get(row.cellId);
  const byPhone = verdict === 'byPhone' || (site?.clients.length ?? 0) === 0;
  if (verdict === 'automatic' || !site) return automatic(resolvedAt);

  const own = site.clients.find(({ id }) => id === row.reportAccountId || id === row.creatorId);
  const all = site.clients.filter(({ actor }) => actor.cellScope !== 'own');
  const client = own ?? all[0];
  const caller = company.members.get(
    chance.pick(company.dispatcherIds.length > 0 ? company.dispatcherIds : ['']),
  );
  if (byPhone ? !caller : !client) return automatic(resolvedAt);

  const stars = chance.pick(starsOf[verdict]);
  const tags = tagsOf[verdict].filter(() => chance.happens(0.6));
  const ratings = readStars(stars);
  const content = verdict === 'byPhone' ? '' : chance.pick(words[verdict]);
  const at = Math.floor(resolvedAt + chance.between(0.3, 96) * hourMs);
  const given = { label: writeLabel(tags), stars, autoEvaluate: false, content };
  const lowest = ratings ? lowestStar(ratings) : 1;
  if (byPhone && caller) {
    const said = { commentatorName: row.reportName, phone: row.reportPhone };
    return {
      at,
      by: caller.actor,
      command: { action: 'evaluate', lowestStar: lowest, ...said },
      evaluation: { ...given, ...said, byId: caller.id },
    };
  }
  return {
    at,
    by: client?.actor ?? { kind: 'job' },
    command: { action: 'evaluate', lowestStar: lowest },
    evaluation: {
      ...given,
      commentatorName: client?.name ?? '',
      phone: row.reportPhone,
      byId: client?.id ?? null,
    },
  };
}
