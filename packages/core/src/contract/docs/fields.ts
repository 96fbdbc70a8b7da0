/** Names of the fields that people see in tables and documents. */
export interface FieldDoc {
  zh: string;
  en: string;
}

const name = (zh: string, en: string): FieldDoc => ({ zh, en });

/** Field names by field: one name wherever a field stands. The command line takes its headings from here. */
export const fieldDocs = {
  id: name('编号', 'Id'),
  orderNo: name('工单号', 'Number'),
  title: name('标题', 'Title'),
  content: name('描述', 'Description'),
  status: name('状态', 'Status'),
  priority: name('优先级', 'Priority'),
  source: name('来源', 'Source'),
  typeName: name('类型', 'Type'),
  serverCatalogName: name('服务目录', 'Catalogue'),
  serviceMode: name('服务方式', 'Service'),
  cellName: name('门店', 'Site'),
  cellAddress: name('地址', 'Address'),
  customerName: name('客户', 'Customer'),
  reportName: name('报修人', 'Reporter'),
  reportPhone: name('报修电话', 'Reporter phone'),
  assigneeName: name('指派给', 'Assigned to'),
  handlerName: name('处理人', 'Handler'),
  handlerPhone: name('处理人电话', 'Handler phone'),
  handlerGroupName: name('处理组', 'Group'),
  creatorName: name('创建人', 'Created by'),
  createdAt: name('创建时间', 'Created'),
  gmtStart: name('故障时间', 'Fault began'),
  planStart: name('计划开始', 'Planned start'),
  planEnd: name('计划结束', 'Planned end'),
  responseDueAt: name('响应时限', 'Response due'),
  resolveDueAt: name('解决时限', 'Resolution due'),
  nextDueAt: name('下一时限', 'Due'),
  slaState: name('时效', 'Clock'),
  resumeAt: name('预计恢复', 'Resumes'),
  resolvedAt: name('解决时间', 'Resolved'),
  hangUpReason: name('挂起原因', 'On hold because'),
  solution: name('解决方案', 'Solution'),
  spentMinutes: name('耗时（分钟）', 'Minutes spent'),
  causeCode: name('故障原因', 'Cause'),
  round: name('处理轮次', 'Round'),
  version: name('版本', 'Version'),
  remark: name('备注', 'Remark'),
  attachments: name('附件', 'Files'),
  assets: name('资产', 'Assets'),
  name: name('姓名', 'Name'),
  phone: name('电话', 'Phone'),
  account: name('账号', 'Account'),
  roles: name('角色', 'Roles'),
  groups: name('组织', 'Groups'),
  expiresAt: name('有效期至', 'Expires'),
} as const satisfies Record<string, FieldDoc>;
