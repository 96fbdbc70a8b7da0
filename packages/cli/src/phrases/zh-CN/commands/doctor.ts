/** `svcdesk doctor` */
export const doctor = {
  '': {
    summary: '检查 Node、代理、服务、版本、时钟、证书与登录，并说明处理办法',
    examples: { other: '检查另一个服务' },
  },
};
