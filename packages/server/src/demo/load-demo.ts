import { chinaHolidays2026, holidayDays } from '@svcdesk/core/order';
import type { Database } from '../db/index.ts';
import { holidaySets, partnerLinks } from '../db/schema/platform.ts';
import { createBasket } from './bulk/basket.ts';
import { createChance } from './chance.ts';
import type { Chapter } from './chapters/chapter.ts';
import { putNotices, putReleases } from './chapters/notices.ts';
import { pastChapters } from './chapters/past.ts';
import { busyChapters, standingChapters } from './chapters/present.ts';
import { spotlightChapters } from './chapters/spotlights.ts';
import { writeChapters } from './chapters/write-chapters.ts';
import type { Company } from './company/company.ts';
import { foundCompany } from './company/found.ts';
import { holidaySet } from './plan/calendars.ts';
import { company as companyPlan } from './plan/company.ts';
import { partner as partnerPlan } from './plan/partner.ts';
import { createLedger, putTotals } from './story/ledger.ts';

export interface DemoOptions {
  /** Of all accounts. */
  readonly passwordHash: string;
  /** What the data is relative to. */
  readonly now: Date;
  readonly settings: { readonly timeZone: string; readonly defaultTenant: string };
  readonly seed?: string;
}

const dayMs = 86_400_000;
const orderCount = 300;
const daysBack = 90;
/** From here on orders are told so that they stand where they shall stand. */
const daysOfPresent = 1.5;
const partnerOrderCount = 24;

/** The partner's short id. */
const partnerOf = (tenantId: string): string => (tenantId === 't2' ? 't3' : 't2');

function chaptersOf(company: Company, seed: string, now: number): Chapter[] {
  const chance = createChance(`${seed}/chapters`);
  const teams = [...company.teams.values()];
  const told = ['engineer', 'pm'];
  const present = [
    ...spotlightChapters(company, now),
    ...busyChapters(company, chance, now, [2, 3, 3, 4], told),
    ...standingChapters(company, chance, now, [1, 1, 5], teams),
  ];
  const past = orderCount - present.length;
  return [
    ...present,
    ...pastChapters(company, chance, past, now - daysBack * dayMs, now - daysOfPresent * dayMs),
  ];
}

/** Loads two companies with their work of the last three months into an empty database, in one transaction. */
export async function loadDemo(db: Database, options: DemoOptions): Promise<void> {
  const { passwordHash, settings, seed = 'svcdesk' } = options;
  const { timeZone, defaultTenant: tenantId } = settings;
  const now = options.now.getTime();
  const partnerId = partnerOf(tenantId);
  const basket = createBasket();
  const shared = { timeZone, now, passwordHash, basket };
  const found = (plan: typeof companyPlan, id: string) =>
    foundCompany(plan, { ...shared, tenantId: id, chance: createChance(`${seed}/${id}`) });

  basket.put(holidaySets, {
    name: holidaySet,
    year: chinaHolidays2026.year,
    days: holidayDays(chinaHolidays2026),
  });
  putReleases(basket);
  const company = found(companyPlan, tenantId);
  const partner = found(partnerPlan, partnerId);
  basket.put(partnerLinks, { ownerId: tenantId, partnerId });

  const books = [
    [company, chaptersOf(company, seed, now)],
    [
      partner,
      pastChapters(
        partner,
        createChance(`${seed}/partner`),
        partnerOrderCount,
        now - daysBack * dayMs,
        now - dayMs / 24,
      ),
    ],
  ] as const;
  for (const [owner, chapters] of books) {
    const ledger = createLedger(basket, timeZone);
    writeChapters(owner, createChance(`${seed}/${owner.tenantId}/stories`), ledger, chapters, now);
    putTotals(basket, owner.tenantId, ledger);
    putNotices(basket, createChance(`${seed}/${owner.tenantId}/notices`), owner, now);
  }
  await db.transaction((tx) => basket.pour(tx));
}
