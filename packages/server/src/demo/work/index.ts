import type { Basket } from '../bulk/basket.ts';
import type { Chance } from '../chance.ts';
import type { Company } from '../company/company.ts';
import { writeDevices } from './device-histories.ts';
import { createWorkplace } from './history.ts';
import { writeMaintenance } from './maintenance-histories.ts';
import { writeProjects } from './project-histories.ts';
import { companyProjects, partnerProjects } from './project-plan.ts';

/** Puts device, maintenance and project orders in every state. */
export function putOtherWork(basket: Basket, company: Company, chance: Chance, now: number): void {
  const workplace = createWorkplace(basket, company, chance, now);
  writeDevices(workplace);
  writeMaintenance(workplace);
  writeProjects(workplace, companyProjects);
  workplace.putLeases();
}

/** What the partner has of its own besides orders. */
export function putPartnersWork(basket: Basket, partner: Company, chance: Chance, now: number): void {
  const workplace = createWorkplace(basket, partner, chance, now);
  writeProjects(workplace, partnerProjects);
  workplace.putLeases();
}
