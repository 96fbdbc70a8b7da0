import type { OtherProfile } from '../../engine/profile/kind-profile.ts';
import { factsFrom } from '../../engine/profile/webhook-facts.ts';
import { selectList } from '../../platform/db/select-list.ts';
import { reportedNgrams } from '../orders/index.ts';
import { requirement } from './kind.ts';

const known = ['id', 'requirementNo', 'title', 'status', 'cellId', 'cellName', 'customerId', 'customerName'];

/** Requirements, by what keywords find. */
export const requirementNgrams = reportedNgrams('requirements', 'requirement_no');

/** What the rest of the server knows of requirements, which become orders before anybody plans or does them. */
export const requirementProfile: OtherProfile<'requirement'> = {
  sights: requirement.sights,
  source: null,
  ngramTables: [requirementNgrams],
  subject: null,
  facts: factsFrom(
    'requirement',
    selectList('o', [...known, 'orderId', 'reasonCode', 'version', 'createdAt']),
    'requirements',
  ),
  open: {},
  siteTies: null,
  offBoarding: null,
};
