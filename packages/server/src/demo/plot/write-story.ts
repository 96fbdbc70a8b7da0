import type { Instant, OrderStatus } from '@svcdesk/core/rules';
import type { Chance } from '../chance.ts';
import type { Company, Member } from '../company/company.ts';
import type { StoryDraft } from '../story/draft.ts';
import { beginStory, type Story } from '../story/story.ts';
import { course } from './course.ts';
import type { Scene } from './scene.ts';
import { drawTraits, type Traits } from './traits.ts';

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
