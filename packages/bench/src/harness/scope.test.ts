import { afterEach, describe, expect, it, vi } from 'vitest';
import { withScope } from './scope.ts';

describe('withScope', () => {
  afterEach(() => vi.restoreAllMocks());

  it('closes in reverse what was opened, also when the work fails', async () => {
    const closed: string[] = [];
    const work = withScope(async (scope) => {
      scope.own('database', (name) => closed.push(name));
      scope.own('server', (name) => closed.push(name));
      throw new Error('broken');
    });
    await expect(work).rejects.toThrow('broken');
    expect(closed).toEqual(['server', 'database']);
  });

  it('closes the rest when one thing cannot be closed, and says so', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const closed: string[] = [];
    await withScope(async (scope) => {
      scope.own('database', (name) => closed.push(name));
      scope.own('server', () => Promise.reject(new Error('stuck')));
    });
    expect(closed).toEqual(['database']);
    expect(said).toHaveBeenCalledOnce();
  });
});
