import { expect, it } from 'vitest';
import { describeMissed, type Mutant, scoreOf } from './score.ts';

const mutant = (status: string): Mutant => ({
  fileName: 'src/order/apply.ts',
  status,
  mutatorName: 'BooleanLiteral',
  location: { start: { line: 3, column: 7 } },
  replacement: 'false\n  || true',
});

it('counts a change that was noticed by a failure or an endless loop, and leaves out what says nothing', () => {
  const mutants = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'CompileError', 'Ignored'].map(mutant);
  const { killed, missed, share } = scoreOf(mutants);
  expect({ killed, missed: missed.map(({ status }) => status), share }).toEqual({
    killed: 2,
    missed: ['Survived', 'NoCoverage'],
    share: 0.5,
  });
});

it('is content with an area that has nothing to change', () => {
  expect(scoreOf([]).share).toBe(1);
});

it('names an unnoticed change in one line', () => {
  expect(describeMissed(mutant('Survived'))).toBe('src/order/apply.ts:3:7  BooleanLiteral  false || true');
});
