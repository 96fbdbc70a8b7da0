import type { Benchmark } from '../harness/benchmark.ts';
import { auditVerify } from './audit-verify.ts';
import { cliStart } from './cli-start.ts';
import { dispatchPlan } from './dispatch-plan.ts';
import { dispatchSuggest } from './dispatch-suggest.ts';
import { sdkCall } from './sdk-call.ts';
import { sdkSize } from './sdk-size.ts';
import { serverCounts } from './server-counts.ts';
import { serverDetail } from './server-detail.ts';
import { serverEmbedded } from './server-embedded.ts';
import { serverGrowth } from './server-growth.ts';
import { serverList } from './server-list.ts';
import { serverLive, serverLiveTwo } from './server-live.ts';
import { serverMemory } from './server-memory.ts';
import { serverStart } from './server-start.ts';
import { serverWrite } from './server-write.ts';
import { webInp } from './web-inp.ts';
import { webList } from './web-list.ts';
import { webLoad } from './web-load.ts';
import { webSize } from './web-size.ts';

/** Every benchmark, in the order of the table. */
export const benchmarks: readonly Benchmark[] = [
  serverList,
  serverDetail,
  serverWrite,
  serverCounts,
  serverGrowth,
  serverEmbedded,
  serverMemory,
  serverLive,
  serverLiveTwo,
  serverStart,
  auditVerify,
  dispatchPlan,
  dispatchSuggest,
  sdkCall,
  sdkSize,
  cliStart,
  webLoad,
  webSize,
  webList,
  webInp,
];
