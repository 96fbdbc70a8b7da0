/** `svcdesk engineers` */
export const engineers = {
  list: { summary: '列出组织人员及其所在组' },
};
