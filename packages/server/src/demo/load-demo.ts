import { orderStatus } from '@svcdesk/core/rules';
import { chinaHolidays2026, holidayDays } from '@svcdesk/core/sla';
import { markNotified } from '../modules/orders/jobs/notices.ts';
import { type Database, insertRows, type Transaction } from '../platform/db/index.ts';
import { holidaySets, partnerLinks } from '../platform/db/schema/platform.ts';
import type { FileSettings } from '../platform/files/file-store.ts';
import { demoAccounts } from './accounts.ts';
import { type Basket, createBasket } from './basket.ts';
import { createChance } from './chance.ts';
import { type Chapter, pastChapters, writeChapters } from './chapters/chapter.ts';
import { putNotices } from './chapters/letters.ts';
import { putPartnership } from './chapters/partnership.ts';
import { busyChapters, type PresentStatus, standingChapters } from './chapters/present.ts';
import { putRequirements } from './chapters/requirements.ts';
import { spotlightChapters } from './chapters/spotlights.ts';
import { type CompanyData, hengchuan, yuanqiao } from './companies.ts';
import type { Company } from './company/company.ts';
import { foundCompany } from './company/found.ts';
import { readCompany } from './company/read-company.ts';
import { drawPictures, type Pictures } from './pictures.ts';
import { trustReferences } from './seed/lots.ts';
import { createLedger, putTotals } from './story/ledger.ts';
import type { Story } from './story/story.ts';
import { putOtherWork, putPartnersWork } from './work/index.ts';

interface DemoOptions {
  /** Of all accounts. */
  readonly passwordHash: string;
  /** What the data is relative to. */
  readonly now: Date;
  readonly settings: { readonly timeZone: string; readonly defaultTenant: string };
  readonly seed?: string;
  /** Drawn while the companies are founded; without them orders have no photos. */
  readonly pictures?: Promise<Pictures>;
}

const dayMs = 86_400_000;
const orderCount = 300;
const daysBack = 90;
/** From here on orders are written so that they stand where they shall stand. */
const daysOfPresent = 1.5;
const partnerOrderCount = 24;

const { pending, assigned, processing, suspended, resolved } = orderStatus;

/** Whose orders of today are all written one by one. */
const spotlit: readonly string[] = ['engineer', 'pm'];
const shown = new Set(demoAccounts.map(({ account }) => account));
/** How the open orders of everybody else stand. */
const workloads: readonly (readonly PresentStatus[])[] = [
  [assigned, processing, suspended],
  [processing, processing],
  [assigned, processing, processing],
  [processing, suspended],
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
      return shown.has(account) ? [assigned, processing, processing, suspended] : chance.pick(workloads);
    }),
    ...standingChapters(company, chance, now, [pending, resolved], teams),
  ];
  const past = orderCount - present.length;
  return [
    ...present,
    ...pastChapters(company, chance, past, now - daysBack * dayMs, now - daysOfPresent * dayMs),
  ];
}

/** The two companies of the demo. */
export interface Demo {
  readonly company: Company;
  readonly partner: Company;
}

/** Founds two companies in an empty database, without any work. */
export async function foundDemo(db: Database, tx: Transaction, options: DemoOptions): Promise<Demo> {
  const { passwordHash, settings, seed = 'svcdesk', pictures } = options;
  const { timeZone, defaultTenant } = settings;
  const now = options.now.getTime();
  const { year } = chinaHolidays2026;
  await insertRows(tx, holidaySets, { name: 'china', year, days: holidayDays(chinaHolidays2026) });
  const found = (data: CompanyData, tenantId: string) => {
    const chance = createChance(`${seed}/${tenantId}`);
    return foundCompany(db, tx, data, { timeZone, now, passwordHash, tenantId, chance });
  };
  const partnerId = partnerOf(defaultTenant);
  const founded = found(hengchuan, defaultTenant).then(() => found(yuanqiao, partnerId));
  const [drawn] = await Promise.all([pictures, founded]);
  await insertRows(tx, partnerLinks, { ownerId: defaultTenant, partnerId });
  return {
    company: await readCompany(tx, defaultTenant, hengchuan, drawn),
    partner: await readCompany(tx, partnerId, yuanqiao),
  };
}

/** Makes up what both companies worked in the last three months. */
export function composeWork({ company, partner }: Demo, at: Date, seed = 'svcdesk'): Basket {
  const now = at.getTime();
  const basket = createBasket();
  const chanceOf = (owner: Company, what: string) => createChance(`${seed}/${owner.tenantId}/${what}`);
  const write = (owner: Company, chapters: readonly Chapter[]): Story[] => {
    const chance = (what: string) => chanceOf(owner, what);
    const ledger = createLedger(basket, owner.timeZone);
    const stories = writeChapters(owner, chance('stories'), ledger, chapters, now);
    putTotals(basket, owner.tenantId, ledger);
    putNotices(basket, chance('notices'), owner, now);
    return stories;
  };
  const stories = write(company, chaptersOf(company, seed, now));
  putOtherWork(basket, company, chanceOf(company, 'work'), now);
  const since = now - daysBack * dayMs;
  write(partner, pastChapters(partner, createChance(`${seed}/partner`), partnerOrderCount, since, now));
  putPartnersWork(basket, partner, chanceOf(partner, 'work'), now);
  putRequirements(basket, chanceOf(company, 'requirements'), company, stories, now);
  putPartnership(basket, chanceOf(company, 'partnership'), company, partner, stories, now);
  return basket;
}

/** Loads the demo data into an empty database. */
export async function loadDemo(
  db: Database,
  tx: Transaction,
  options: DemoOptions & { readonly settings: FileSettings },
): Promise<Demo> {
  const pictures = drawPictures(options.settings, options.settings.defaultTenant);
  const demo = await foundDemo(db, tx, { ...options, pictures });
  await trustReferences(tx);
  await composeWork(demo, options.now, options.seed).insertAll(tx);
  for (const { tenantId } of [demo.company, demo.partner]) await markNotified(tx, tenantId, options.now);
  return demo;
}
