import { chinaHolidays2026, holidayDays } from '@svcdesk/core/sla';
import { markNotified } from '../modules/orders/jobs/notices.ts';
import type { Transaction } from '../platform/db/index.ts';
import { holidaySets, partnerLinks } from '../platform/db/schema/platform.ts';
import type { FileSettings } from '../platform/files/file-store.ts';
import { demoAccounts } from './accounts.ts';
import { type Basket, createBasket } from './bulk/basket.ts';
import { createChance } from './chance.ts';
import type { Chapter } from './chapters/chapter.ts';
import { putNotices } from './chapters/notices.ts';
import { putPartnership } from './chapters/partnership.ts';
import { pastChapters } from './chapters/past.ts';
import { busyChapters, type PresentStatus, standingChapters } from './chapters/present.ts';
import { putRequirements } from './chapters/requirements.ts';
import { spotlightChapters } from './chapters/spotlights.ts';
import { writeChapters } from './chapters/write-chapters.ts';
import type { Company } from './company/company.ts';
import { foundCompany } from './company/found.ts';
import { drawPictures, type Pictures } from './pictures/draw-pictures.ts';
import { holidaySet } from './plan/calendars.ts';
import { company as companyPlan } from './plan/company.ts';
import { partner as partnerPlan } from './plan/partner.ts';
import type { CompanyPlan } from './plan/plan.ts';
import { createLedger, putTotals } from './story/ledger.ts';
import type { Story } from './story/story.ts';
import { putOtherWork, putPartnersWork } from './work/index.ts';

/** What the demo data depends on. */
export interface CompositionOptions {
  /** Of all accounts. */
  readonly passwordHash: string;
  /** What the data is relative to. */
  readonly now: Date;
  readonly settings: { readonly timeZone: string; readonly defaultTenant: string };
  readonly seed?: string;
  /** Without them nobody takes photos. */
  readonly pictures?: Pictures;
}

export interface DemoOptions extends Omit<CompositionOptions, 'pictures'> {
  readonly settings: CompositionOptions['settings'] & FileSettings;
}

const dayMs = 86_400_000;
const orderCount = 300;
const daysBack = 90;
/** From here on orders are written so that they stand where they shall stand. */
const daysOfPresent = 1.5;
const partnerOrderCount = 24;

/** Whose orders of today are all written one by one. */
const spotlit: readonly string[] = ['engineer', 'pm'];
const shown = new Set(demoAccounts.map(({ account }) => account));
/** How the open orders of everybody else stand. */
const workloads: readonly (readonly PresentStatus[])[] = [
  [2, 3, 4],
  [3, 3],
  [2, 3, 3],
  [3, 4],
];

/** The partner's short id. */
const partnerOf = (tenantId: string): string => (tenantId === 't2' ? 't3' : 't2');

function chaptersOf(company: Company, seed: string, now: number): Chapter[] {
  const chance = createChance(`${seed}/chapters`);
  const teams = [...company.teams.values()];
  const present = [
    ...spotlightChapters(company, now),
    ...busyChapters(company, chance, now, ({ account }) => {
      if (spotlit.includes(account)) return [];
      return shown.has(account) ? [2, 3, 3, 4] : chance.pick(workloads);
    }),
    ...standingChapters(company, chance, now, [1, 5], teams),
  ];
  const past = orderCount - present.length;
  return [
    ...present,
    ...pastChapters(company, chance, past, now - daysBack * dayMs, now - daysOfPresent * dayMs),
  ];
}

/** The demo data before it is written. */
export interface ComposedDemo {
  readonly basket: Basket;
  readonly company: Company;
  readonly partner: Company;
}

/** Makes up two companies with their work of the last three months. */
export function composeDemo(options: CompositionOptions): ComposedDemo {
  const { passwordHash, settings, seed = 'svcdesk', pictures } = options;
  const { timeZone, defaultTenant } = settings;
  const now = options.now.getTime();
  const basket = createBasket();
  const found = (plan: CompanyPlan, tenantId: string, own?: Pictures) => {
    const chance = createChance(`${seed}/${tenantId}`);
    return foundCompany(plan, { timeZone, now, passwordHash, basket, tenantId, chance, pictures: own });
  };
  const chanceOf = (owner: Company, what: string) => createChance(`${seed}/${owner.tenantId}/${what}`);
  const write = (owner: Company, chapters: readonly Chapter[]): Story[] => {
    const chance = (what: string) => chanceOf(owner, what);
    const ledger = createLedger(basket, timeZone);
    const stories = writeChapters(owner, chance('stories'), ledger, chapters, now);
    putTotals(basket, owner.tenantId, ledger);
    putNotices(basket, chance('notices'), owner, now);
    return stories;
  };

  const days = holidayDays(chinaHolidays2026);
  basket.put(holidaySets, { name: holidaySet, year: chinaHolidays2026.year, days });
  const company = found(companyPlan, defaultTenant, pictures);
  const partner = found(partnerPlan, partnerOf(defaultTenant));
  basket.put(partnerLinks, { ownerId: company.tenantId, partnerId: partner.tenantId });
  const stories = write(company, chaptersOf(company, seed, now));
  putOtherWork(basket, company, chanceOf(company, 'work'), now);
  const since = now - daysBack * dayMs;
  write(partner, pastChapters(partner, createChance(`${seed}/partner`), partnerOrderCount, since, now));
  putPartnersWork(basket, partner, chanceOf(partner, 'work'), now);
  putRequirements(basket, chanceOf(company, 'requirements'), company, stories, now);
  putPartnership(basket, chanceOf(company, 'partnership'), company, partner, stories, now);
  return { basket, company, partner };
}

/** Loads the demo data into an empty database. */
export async function loadDemo(tx: Transaction, options: DemoOptions): Promise<void> {
  const pictures = await drawPictures(options.settings, options.settings.defaultTenant);
  const { basket, company, partner } = composeDemo({ ...options, pictures });
  await basket.pour(tx);
  for (const { tenantId } of [company, partner]) await markNotified(tx, tenantId, options.now);
}
