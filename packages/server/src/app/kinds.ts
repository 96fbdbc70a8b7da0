import type { FileReaders, ObjectVisible } from '../engine/files/readers.ts';
import type { KindIntegrations } from '../engine/integration/kind-integration.ts';
import type { VisibilityOf } from '../engine/visibility.ts';
import { seesAsset } from '../modules/assets/change.ts';
import { assetNgrams } from '../modules/assets/index.ts';
import { deviceIntegration } from '../modules/device-orders/index.ts';
import {
  certificateFiles,
  portraitFiles,
  seesCertificate,
  seesPortrait,
} from '../modules/engineers/files.ts';
import { entrustIntegration } from '../modules/entrust/index.ts';
import type { WorkVisibility } from '../modules/events/audience.ts';
import { articleNgrams } from '../modules/knowledge/index.ts';
import { seesOrder } from '../modules/orders/files.ts';
import { orderIntegration } from '../modules/orders/index.ts';
import { planEntries, subjectJoin } from '../modules/plans/index.ts';
import { pmIntegration } from '../modules/pm/index.ts';
import { projectIntegration } from '../modules/projects/index.ts';
import { requirementIntegration } from '../modules/requirements/index.ts';
import { siteAccess, siteNgrams } from '../modules/sites/index.ts';
import type { OpenWorkOfKinds } from '../modules/workbench/index.ts';

/** Every kind of work, with all that the rest of the server has to know of it: a new kind is one line. */
const kinds: KindIntegrations = {
  order: orderIntegration,
  project: projectIntegration,
  pm: pmIntegration,
  device: deviceIntegration,
  entrusted: entrustIntegration,
  requirement: requirementIntegration,
};

const all = Object.values(kinds);
type Kind = keyof KindIntegrations;

/** One part of the integrations, by kind. */
const partOf = <Part extends keyof KindIntegrations['order']>(part: Part) =>
  Object.fromEntries(Object.entries(kinds).map(([kind, integration]) => [kind, integration[part]])) as {
    readonly [K in Kind]: KindIntegrations[K][Part];
  };

/** Where orders of every kind are found. */
export const sources = all.flatMap(({ source }) => source ?? []);

/** What webhooks are given of each kind. */
export const facts = partOf('facts');

/** What is open of each kind of order that has a list of its own. */
export const openWork: OpenWorkOfKinds = {
  project: projectIntegration.open,
  pm: pmIntegration.open,
  device: deviceIntegration.open,
  entrusted: entrustIntegration.open,
};

/** What becomes of work when its owner leaves. */
export const offBoardings = all.flatMap(({ offBoarding }) => offBoarding ?? []);

/** Whether a permission gives access to a site, by the work that ties a person to it. */
export const hasSiteAccess = siteAccess(all.flatMap(({ siteTies }) => siteTies ?? []));

/** Who sees work beside orders, by its kind; these accounts get its events and read its files. */
export const workVisibility = Object.fromEntries(
  Object.entries(kinds).flatMap(([kind, integration]) =>
    'visibility' in integration ? [[kind, integration.visibility]] : [],
  ),
) as WorkVisibility;

/** Joins schedules with what they are about, and the entries that are read so. */
export const plannedSubject = subjectJoin(partOf('subject'));
export const entries = planEntries(plannedSubject, workVisibility);

/** Every table that keywords find rows of by n-grams. */
export const ngramTables = [
  ...all.flatMap((kind) => kind.ngramTables),
  siteNgrams,
  assetNgrams,
  articleNgrams,
];

const seesWork =
  (visibility: VisibilityOf): ObjectVisible =>
  async ({ db, tenantId, actor }, id) =>
    (await visibility(db, tenantId, [id], [actor])).get(id)?.(actor) ?? false;

/** Who sees the objects that files are bound to. */
export const fileReaders: FileReaders = {
  ...Object.fromEntries(
    Object.entries(workVisibility).map(([kind, visibility]) => [kind, seesWork(visibility)]),
  ),
  order: seesOrder,
  asset: seesAsset,
  [portraitFiles]: seesPortrait,
  [certificateFiles]: seesCertificate,
};
