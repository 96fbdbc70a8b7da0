import { assets } from './assets.ts';
import { buttons } from './buttons.ts';
import { dictionary } from './dictionary.ts';
import { duration } from './duration.ts';
import { errors } from './errors.ts';
import { evaluation } from './evaluation.ts';
import { fields } from './fields.ts';
import { issues } from './issues.ts';
import { kinds } from './kinds.ts';
import { limits } from './limits.ts';
import { menus } from './menus.ts';
import { messages } from './messages.ts';
import { order } from './order.ts';
import { reasons } from './reasons.ts';
import { roles } from './roles.ts';
import { routing } from './routing.ts';
import { sla } from './sla.ts';

/** Every phrase of the domain in Chinese, the source of the type. */
export const zhCN = {
  assets,
  buttons,
  dictionary,
  duration,
  errors,
  evaluation,
  fields,
  issues,
  kinds,
  limits,
  menus,
  messages,
  order,
  reasons,
  roles,
  routing,
  sla,
};

/** The shape that every language must fill. */
export type Phrases = typeof zhCN;
