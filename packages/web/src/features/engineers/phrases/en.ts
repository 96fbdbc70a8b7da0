import type { Phrases } from '../../../shared/platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

export const en: Phrases<typeof zhCN> = {
  title: 'Engineer',
  lead: 'Lead',
  load: (days) => `The next ${days} days`,
  today: (percent: number) => `${percent}% today`,
  open: (count: number) => `${count} in hand`,
  skills: 'Skills',
  noSkills: 'No skills on record',
  areas: 'Service areas',
  noAreas: 'No service areas on record',
  underReview: 'Under review',
  about: 'About',
  employer: 'Employer',
  experience: 'Experience',
};
