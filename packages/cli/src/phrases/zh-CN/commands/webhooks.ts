/** `svcdesk webhooks` */
export const webhooks = {
  set: {
    flags: { id: '要修改的 Webhook：地址或 ID；未写明的保持不变' },
    examples: { one: '新建；终端上会显示一次密钥', off: '暂停' },
  },
};
