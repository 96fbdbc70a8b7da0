import type { SlaState } from '../../sla/state.ts';

/** Words of service targets. */
export const sla = {
  state: {
    none: '无时限',
    ok: '正常',
    soon: '将超时',
    late: '已超时',
    paused: '已暂停',
    met: '按时完成',
    missed: '超时完成',
  } satisfies Record<SlaState, string>,
  response: '响应时限',
  resolution: '解决时限',
  respondBy: '{time}前响应',
  resolveBy: '{time}前解决',
};
