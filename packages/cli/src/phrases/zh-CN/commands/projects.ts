/** `svcdesk projects` */
export const projects = {
  create: {
    flags: { stage: '阶段，按顺序各给一次；可写明由谁负责' },
    examples: { one: '两个阶段，第二个已有负责人' },
  },
};
