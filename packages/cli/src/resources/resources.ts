import type { Resource, ResourceName } from './resource.ts';

/** Every kind of resource that lines name. */
const resources = {
  asset: { placeholder: 'ASSET', search: async () => (await import('./search-places.ts')).searchAssets },
  assetClass: {
    placeholder: 'CLASS',
    search: async () => (await import('./search-places.ts')).searchClasses,
  },
  catalog: {
    placeholder: 'CATALOGUE',
    search: async () => (await import('./search-choices.ts')).searchCatalogs,
  },
  device: {
    placeholder: 'ORDER',
    isNumbered: true,
    search: async () => (await import('./search-work.ts')).searchDevices,
  },
  entrust: {
    placeholder: 'ORDER',
    isNumbered: true,
    search: async () => (await import('./search-work.ts')).searchEntrusted,
  },
  field: { placeholder: 'FIELD' },
  file: { placeholder: 'FILE' },
  group: { placeholder: 'GROUP', search: async () => (await import('./search-people.ts')).searchGroups },
  item: { placeholder: 'ITEM' },
  message: { placeholder: 'MESSAGE' },
  order: {
    placeholder: 'ORDER',
    isNumbered: true,
    search: async () => (await import('./search-work.ts')).searchOrders,
  },
  partner: {
    placeholder: 'PARTNER',
    search: async () => (await import('./search-choices.ts')).searchPartners,
  },
  person: { placeholder: 'PERSON', search: async () => (await import('./search-people.ts')).searchPeople },
  plan: { placeholder: 'PLAN', search: async () => (await import('./search-choices.ts')).searchPlans },
  pm: {
    placeholder: 'ORDER',
    isNumbered: true,
    search: async () => (await import('./search-work.ts')).searchPm,
  },
  project: {
    placeholder: 'ORDER',
    isNumbered: true,
    search: async () => (await import('./search-work.ts')).searchProjects,
  },
  reporter: {
    placeholder: 'REPORTER',
    search: async () => (await import('./search-places.ts')).searchReporters,
  },
  requirement: {
    placeholder: 'REQUEST',
    isNumbered: true,
    search: async () => (await import('./search-work.ts')).searchRequirements,
  },
  review: { placeholder: 'REVIEW' },
  session: { placeholder: 'SESSION' },
  site: { placeholder: 'SITE', search: async () => (await import('./search-places.ts')).searchSites },
  skill: { placeholder: 'SKILL', search: async () => (await import('./search-choices.ts')).searchSkills },
  stage: { placeholder: 'STAGE', search: async () => (await import('./search-work.ts')).searchStages },
  template: { placeholder: 'TEMPLATE' },
  type: { placeholder: 'TYPE', search: async () => (await import('./search-choices.ts')).searchTypes },
  webhook: {
    placeholder: 'WEBHOOK',
    search: async () => (await import('./search-choices.ts')).searchWebhooks,
  },
} as const satisfies Readonly<Record<ResourceName, Resource>>;

/** A kind of resource by its name. */
export function resourceOf(name: ResourceName): Resource {
  return resources[name];
}

/** What a field of a request names, wherever it stands. */
export const resourcesByField: Readonly<Record<string, ResourceName>> = {
  accountId: 'person',
  accountIds: 'person',
  assetId: 'asset',
  assetIds: 'asset',
  cellId: 'site',
  checkerId: 'person',
  ciId: 'asset',
  ciIds: 'asset',
  classId: 'assetClass',
  copyOfId: 'requirement',
  duplicateOfId: 'order',
  employeeId: 'person',
  engineerId: 'person',
  faultCatalogId: 'catalog',
  faultTypeId: 'type',
  groupId: 'group',
  groupIds: 'group',
  handlerId: 'person',
  managerId: 'person',
  mentionIds: 'person',
  orderId: 'order',
  orderIds: 'order',
  withIds: 'order',
  orderTypeId: 'type',
  partnerTenantId: 'partner',
  planId: 'plan',
  repeatOfId: 'order',
  reportId: 'reporter',
  serverCatalogId: 'catalog',
  skillId: 'skill',
  templateId: 'template',
  typeId: 'type',
  userIds: 'person',
};
