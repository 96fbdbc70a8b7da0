import { phraseBook } from '../../../shared/i18n/phrase-book.ts';
import { act as actEn } from './en/act.ts';
import { build as buildEn } from './en/build.ts';
import { detail as detailEn } from './en/detail.ts';
import { list as listEn } from './en/list.ts';
import { act as actZhCN } from './zh-cn/act.ts';
import { build as buildZhCN } from './zh-cn/build.ts';
import { detail as detailZhCN } from './zh-cn/detail.ts';
import { list as listZhCN } from './zh-cn/list.ts';

export const actText = phraseBook(actZhCN, actEn);
export const buildText = phraseBook(buildZhCN, buildEn);
export const detailText = phraseBook(detailZhCN, detailEn);
export const listText = phraseBook(listZhCN, listEn);
