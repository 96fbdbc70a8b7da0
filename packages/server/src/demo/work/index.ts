import type { Basket } from '../bulk/basket.ts';
import type { Chance } from '../chance.ts';
import type { Company } from '../company/company.ts';
import { tellDevices } from './device-tales.ts';
import { tellMaintenance } from './maintenance-tales.ts';
import { companyProjects, partnerProjects } from './project-plan.ts';
import { tellProjects } from './project-tales.ts';
import { createTeller } from './tale.ts';

/** Puts device, maintenance and project orders in every state. */
export function putOtherWork(basket: Basket, company: Company, chance: Chance, now: number): void {
  const teller = createTeller(basket, company, chance, now);
  tellDevices(teller);
  tellMaintenance(teller);
  tellProjects(teller, companyProjects);
  teller.putLeases();
}

/** What the partner has of its own besides orders. */
export function putPartnersWork(basket: Basket, partner: Company, chance: Chance, now: number): void {
  const teller = createTeller(basket, partner, chance, now);
  tellProjects(teller, partnerProjects);
  teller.putLeases();
}
