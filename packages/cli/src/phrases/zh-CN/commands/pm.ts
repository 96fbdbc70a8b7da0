const answers = {
  answer: '检查项的结果或数值：检查项=normal、abnormal、na，或测得的值；检查项可用名称或序号',
  abnormal: '异常的检查项及说明',
  photo: '检查项的照片',
};

/** `svcdesk pm` */
export const pm = {
  record: {
    flags: answers,
    examples: { one: '记录数值和结果', abnormal: '记录异常并附照片' },
  },
  finish: {
    flags: answers,
  },
};
