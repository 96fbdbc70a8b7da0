import type { Benchmark } from '../harness/benchmark.ts';
import { cliStart } from './cli-start.ts';
import { sdkCall } from './sdk-call.ts';
import { sdkSize } from './sdk-size.ts';
import { serverList } from './server-list.ts';

/** Every benchmark, in the order of the table. */
export const benchmarks: readonly Benchmark[] = [sdkCall, sdkSize, cliStart, serverList];
