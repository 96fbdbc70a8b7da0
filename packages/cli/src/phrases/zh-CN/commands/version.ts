/** `svcdesk version` */
export const version = { '': { summary: '显示本程序与服务的版本' } };
