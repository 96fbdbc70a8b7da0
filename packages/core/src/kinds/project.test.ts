import { describe, expect, it } from 'vitest';
import { movedStages, stageStatus } from './project.ts';

describe('the stages of a project order', () => {
  const stages = [
    { id: 'a', status: stageStatus.notBegun },
    { id: 'b', status: stageStatus.notBegun },
    { id: 'c', status: stageStatus.notBegun },
  ];
  const statuses = (list: readonly { status: number }[]) => list.map(({ status }) => status);

  it('begin with the first, go on with the next, and the last opens again', () => {
    const accepted = movedStages(stages, 'accept');
    expect(statuses(accepted)).toEqual([2, 1, 1]);
    const skipped = movedStages(accepted, 'skipStage', 'a');
    expect(statuses(skipped)).toEqual([4, 2, 1]);
    const early = movedStages(skipped, 'resolveStage', 'c');
    expect(statuses(early)).toEqual([4, 2, 3]);
    const done = movedStages(early, 'resolveStage', 'b');
    expect(statuses(done)).toEqual([4, 3, 3]);
    expect(statuses(movedStages(done, 'activate', undefined, 'suspended'))).toEqual([4, 3, 3]);
    expect(statuses(movedStages(done, 'activate', undefined, 'resolved'))).toEqual([4, 3, 2]);
    expect(statuses(movedStages(accepted, 'accept'))).toEqual([2, 1, 1]);
    expect(movedStages(accepted, 'transfer')).toBe(accepted);
  });
});
