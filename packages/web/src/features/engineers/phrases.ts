import { phraseBook } from '../../shared/platform/i18n/phrase-book.ts';

export const engineerText = phraseBook(
  {
    title: '工程师详情',
    lead: '负责人',
    load: (days: number) => `未来 ${days} 天`,
    today: (percent: number) => `今天饱和度 ${percent}%`,
    open: (count: number) => `手上 ${count} 单`,
    skills: '技能',
    noSkills: '还没有登记技能',
    areas: '服务区域',
    noAreas: '还没有登记服务区域',
    underReview: '审核中',
    about: '介绍',
    employer: '工作单位',
    experience: '工作经历',
  },
  {
    title: 'Engineer',
    lead: 'Lead',
    load: (days) => `The next ${days} days`,
    today: (percent: number) => `${percent}% planned today`,
    open: (count: number) => `${count} in hand`,
    skills: 'Skills',
    noSkills: 'No skills on record',
    areas: 'Service areas',
    noAreas: 'No service areas on record',
    underReview: 'Under review',
    about: 'About',
    employer: 'Employer',
    experience: 'Experience',
  },
);
