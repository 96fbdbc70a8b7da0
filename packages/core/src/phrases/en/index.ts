import type { Phrases } from '../zh-CN/index.ts';
import { duration } from './duration.ts';
import { errors } from './errors.ts';
import { issues } from './issues.ts';
import { order } from './order.ts';
import { reasons } from './reasons.ts';
import { sla } from './sla.ts';

/** Every phrase of the domain in English. */
export const en: Phrases = { duration, errors, issues, order, reasons, sla };
