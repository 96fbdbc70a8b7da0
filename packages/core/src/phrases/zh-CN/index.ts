import { duration } from './duration.ts';
import { errors } from './errors.ts';
import { issues } from './issues.ts';
import { order } from './order.ts';
import { reasons } from './reasons.ts';
import { sla } from './sla.ts';

/** Every phrase of the domain in Chinese, the source of the type. */
export const zhCN = { duration, errors, issues, order, reasons, sla };

/** The shape that every language must fill. */
export type Phrases = typeof zhCN;
