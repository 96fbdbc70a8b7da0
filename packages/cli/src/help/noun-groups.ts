/** The first words of lines as help groups them, what is needed daily first. */
export const nounGroups = {
  work: [
    'home',
    'todo',
    'orders',
    'pool',
    'requirements',
    'projects',
    'pm',
    'devices',
    'entrust',
    'schedule',
    'messages',
  ],
  places: ['sites', 'reporters', 'assets', 'knowledge', 'pm-plans', 'report'],
  people: ['engineers', 'groups', 'duty', 'leave', 'skills', 'reviews', 'invites', 'joins'],
  choices: ['catalogs', 'types', 'templates', 'calendars', 'dictionaries', 'sources', 'filters'],
  systems: ['files', 'events', 'webhooks', 'api', 'server'],
  program: ['auth', 'profile', 'config', 'completion', 'doctor', 'version', 'help'],
} as const;
