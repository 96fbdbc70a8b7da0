import { phraseBook } from '../../i18n/phrase-book.ts';
import { frameEn } from './en.ts';
import { frameZhCN } from './zh-cn.ts';

/** The part of the shared texts that the frame itself and the screens before the sign-in show: their first load is small. */
export const frameText = phraseBook(frameZhCN, frameEn);
