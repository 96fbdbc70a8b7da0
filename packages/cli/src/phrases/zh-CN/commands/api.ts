/** `svcdesk api` */
export const api = {
  '': {
    summary: '按地址直接调用一个接口，输出返回的数据',
    arguments: { METHOD: 'GET 或 POST', PATH: '接口地址' },
    flags: {
      field: '一个字段，值按 JSON 读取',
      'raw-field': '一个字段，值就是文字',
      paginate: '取完所有页，每页一份',
    },
    examples: { read: '读一页', file: '请求来自文件', pages: '取完所有页' },
  },
};
