import type { Phrases } from '../../../../platform/i18n/phrase-book.ts';
import type { build as source } from '../zh-cn/build.ts';

export const build: Phrases<typeof source> = {
  title: 'New order',
  forWhom: 'For whom',
  cell: 'Site',
  what: 'What is wrong',
  titleHint: 'In one sentence, such as: the till does not print',
  content: 'Details',
  contentHint: 'Since when, what happens, what was tried',
  photos: 'Photos',
  more: 'More details',
  urgency: 'Urgency and source',
  byCatalog: 'By catalogue',
  impact: 'Affects',
  faultAt: 'Fault began',
  faultAtHint: 'Now, if left empty',
  source: 'Source',
  next: 'And then',
  nextStep: { submit: 'To the pool', accept: 'I take it', hangUp: 'Take it, on hold', transfer: 'Transfer' },
  nextHint: {
    submit: 'The group follows from the catalogue',
    accept: 'You become its handler',
    hangUp: 'You become its handler; it starts on hold',
    transfer: 'Straight to a group or an engineer',
  },
  submit: {
    submit: 'Submit',
    accept: 'Submit and accept',
    hangUp: 'Submit, on hold',
    transfer: 'Submit and transfer',
  },
  duplicate: {
    same: 'It is this one',
    chosen: (orderNo) => `Kept on record as a duplicate of ${orderNo}; nobody else is sent`,
    undo: 'It is another matter',
    submit: 'Save as a duplicate',
  },
  forecast: {
    title: 'What will become of it',
    group: 'Group',
    onDuty: (group) => `${group} (outside working hours: whoever is on duty hears first)`,
    engineer: 'Suggested engineer',
    priority: 'Priority',
    respond: 'Respond by',
    resolve: 'Resolve by',
    similar: (count) =>
      count === 1
        ? 'An open order of this site may be about the same. Look at it first'
        : `${count} open orders of this site may be about the same. Look at them first`,
  },
};
