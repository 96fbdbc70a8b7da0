import type { pm as source } from '../../zh-CN/commands/pm.ts';

const answers = {
  answer: 'Result or value of an item: normal, abnormal, na, or what was measured; items by name or number',
  abnormal: 'An item that is abnormal, and what is the matter',
  photo: 'Photo of an item',
};

/** `svcdesk pm` */
export const pm: typeof source = {
  record: {
    flags: answers,
    examples: { one: 'A value and a result', abnormal: 'Something abnormal, with a photo' },
  },
  finish: {
    flags: answers,
  },
};
