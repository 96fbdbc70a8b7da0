import stringWidth from 'string-width';
import type { Measure } from './cells.ts';

const segmenter = new Intl.Segmenter();

/** Measures whatever there is: an emoji of several code points is one character of two cells. */
export const anyTextMeasure: Measure = {
  cellsOf: (text) => stringWidth(text),
  charactersOf: (text) => Array.from(segmenter.segment(text), ({ segment }) => segment),
};
