import { articles } from './articles.ts';
import { assetClasses } from './asset-classes.ts';
import { calendars, defaultTargets } from './calendars.ts';
import { catalogs } from './catalogs.ts';
import { customers } from './customers.ts';
import { invitations, joins } from './joining.ts';
import { orderTypes, rules } from './order-types.ts';
import { groups, staff } from './organisation.ts';
import type { CompanyPlan } from './plan.ts';
import { filters, newcomers, profiles, reviews } from './reviews.ts';
import { skills } from './skills.ts';
import { templates } from './templates.ts';

/** A service company in and around Shanghai. */
export const company: CompanyPlan = {
  name: '恒川信息服务有限公司',
  inviteCode: 'HENGCHUAN',
  groups,
  staff,
  filters,
  newcomers,
  profiles,
  reviews,
  joins,
  invitations,
  customers,
  calendars,
  defaultTargets,
  catalogs,
  types: orderTypes,
  rules,
  templates,
  skills,
  assetClasses,
  articles,
};
