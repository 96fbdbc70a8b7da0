import type { Basket } from '../basket.ts';
import type { Chance } from '../chance.ts';
import type { Company } from '../company/company.ts';
import hengchuan from '../data/hengchuan/work.json' with { type: 'json' };
import yuanqiao from '../data/yuanqiao/work.json' with { type: 'json' };
import { writeDevices } from './device-orders.ts';
import { createWorkplace } from './history.ts';
import { writeMaintenance } from './maintenance.ts';
import { type ProjectPlan, writeProjects } from './projects.ts';

/** Puts device, maintenance and project orders in every state. */
export function putOtherWork(basket: Basket, company: Company, chance: Chance, now: number): void {
  const workplace = createWorkplace(basket, company, chance, now);
  writeDevices(workplace);
  writeMaintenance(workplace);
  writeProjects(workplace, hengchuan.projects as readonly ProjectPlan[]);
  workplace.putLeases();
}

/** What the partner has of its own besides orders. */
export function putPartnersWork(basket: Basket, partner: Company, chance: Chance, now: number): void {
  const workplace = createWorkplace(basket, partner, chance, now);
  writeProjects(workplace, yuanqiao.projects as readonly ProjectPlan[]);
  workplace.putLeases();
}
