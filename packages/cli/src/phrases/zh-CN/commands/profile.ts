/** `svcdesk profile` */
export const profile = {
  list: {
    summary: '列出档案：服务、是否在用、登录到期时间',
  },
  add: {
    summary: '为一个服务新建档案；服务地址由 --server 给出',
    arguments: { PROFILE: '档案名称' },
  },
  use: {
    summary: '从现在起使用某个档案',
    arguments: { PROFILE: '档案名称' },
  },
  delete: {
    summary: '删除档案，并退出其登录',
    arguments: { PROFILE: '档案名称' },
  },
};
