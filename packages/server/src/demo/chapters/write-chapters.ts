import type { Chance } from '../chance.ts';
import type { Company } from '../company/company.ts';
import { raise } from '../plot/raising.ts';
import { writeStory } from '../plot/write-story.ts';
import type { Ledger } from '../story/ledger.ts';
import type { Story } from '../story/story.ts';
import type { Chapter } from './chapter.ts';
import { readSome } from './reading.ts';

/** Part of the orders that say of an earlier one that it has come back. */
const repeatShare = 0.04;

/** A closed order of the same site and service, before the instant. */
function earlierOne(stories: readonly Story[], { at, wish }: Chapter): Story | undefined {
  return stories.findLast(
    ({ row }) =>
      row.status === 6 &&
      row.closedAt !== null &&
      Date.parse(row.closedAt) < at &&
      (!wish.site || row.cellId === wish.site.id) &&
      (!wish.service || row.catalogId === wish.service.id),
  );
}

/** A wish for an order that repeats the earlier one. */
function repeating(company: Company, { row }: Story): Chapter['wish'] {
  const site = company.siteById.get(row.cellId);
  const service = company.serviceById.get(row.catalogId);
  const fault = service?.cases.find(({ title }) => title === row.title);
  if (!site || !service || !fault) return {};
  return { site, service, fault, repeatOfId: row.id };
}

/** Writes all orders in the order in which they were raised, since their numbers count up. */
export function writeChapters(
  company: Company,
  chance: Chance,
  ledger: Ledger,
  chapters: readonly Chapter[],
  now: number,
): Story[] {
  const stories: Story[] = [];
  for (const chapter of chapters.toSorted((a, b) => a.at - b.at)) {
    const { at, ending, raisedBy, asked } = chapter;
    const earlier = chapter.wish.site ? undefined : earlierOne(stories, chapter);
    const wish = earlier && chance.happens(repeatShare) ? repeating(company, earlier) : chapter.wish;
    const draft = raise(company, chance, at, wish);
    const complete = raisedBy ? { ...draft, by: raisedBy.actor, asked } : draft;
    const story = writeStory(company, chance, ledger.numberAt(draft.source, at), complete, now, ending);
    readSome(story, chance, now);
    ledger.write(story);
    stories.push(story);
  }
  return stories;
}
