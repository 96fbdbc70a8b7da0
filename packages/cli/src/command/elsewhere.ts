/**
 * What people look for under another name than it has, and the command that has it: where the service has no call of its
 * own for it, or keeps it with something else. The README tells why.
 */
export const elsewhere: Readonly<Record<string, string>> = {
  'catalogs view': 'catalogs list',
  customers: 'sites list',
  'customers list': 'sites list',
  'customers view': 'sites view',
  'devices check': 'devices status',
  'devices orders': 'devices list',
  'pool duty': 'duty show',
  'schedule set': 'orders plan',
  'templates list': 'templates view',
  'types view': 'types list',
  'webhooks test': 'webhooks deliveries',
};
