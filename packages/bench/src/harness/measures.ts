/** What can be measured: the heading that a reader sees (with its unit) and the digits worth printing. */
export const measures = {
  callsPerSecond: { heading: 'calls/s', digits: 0 },
  requestsPerSecond: { heading: 'requests/s', digits: 0 },
  p50Ms: { heading: 'p50 ms', digits: 2 },
  p95Ms: { heading: 'p95 ms', digits: 2 },
  p99Ms: { heading: 'p99 ms', digits: 1 },
  wallMs: { heading: 'ms', digits: 1 },
  cpuMicroseconds: { heading: 'CPU µs each', digits: 0 },
  residentMegabytes: { heading: 'memory MB', digits: 0 },
  kilobytesEach: { heading: 'memory kB each', digits: 1 },
  missed: { heading: 'missed', digits: 0 },
  peakMegabytes: { heading: 'peak memory MB', digits: 0 },
  gzipKilobytes: { heading: 'kB min+gzip', digits: 2 },
  longestFrameMs: { heading: 'longest frame ms', digits: 0 },
  domNodes: { heading: 'nodes', digits: 0 },
  paintMs: { heading: 'to next paint ms', digits: 0 },
  headerMs: { heading: 'to the other header ms', digits: 0 },
  shownMs: { heading: 'to the other screen ms', digits: 0 },
  bareFrames: { heading: 'frames without header', digits: 0 },
  emptyFrames: { heading: 'frames without content', digits: 0 },
  largestPaintMs: { heading: 'LCP ms', digits: 0 },
  blockedMs: { heading: 'TBT ms', digits: 0 },
  layoutShift: { heading: 'CLS', digits: 3 },
  performanceScore: { heading: 'performance', digits: 0 },
  accessibilityScore: { heading: 'accessibility', digits: 0 },
  onTimePercent: { heading: '% on time', digits: 2 },
  costRatio: { heading: 'cost by the drawn plan', digits: 3 },
  greedyRatio: { heading: 'cost by a greedy plan', digits: 3 },
} as const satisfies Record<string, { heading: string; digits: number }>;

export type MeasureName = keyof typeof measures;

/** What one side did in one round. */
export type Sample = Partial<Record<MeasureName, number>>;
