import { describe, expect, it } from 'vitest';
import { namedIn, withNames } from './mentions.ts';

const wang = { id: '1', words: '王敏' };
const li = { id: '2', words: '李伟' };

describe('colleagues named in a note', () => {
  it('stand where the sign was typed, each once', () => {
    expect(withNames('请看一下 @', [wang])).toBe('请看一下 @王敏 ');
    expect(withNames('', [wang, li])).toBe('@王敏 @李伟 ');
    expect(withNames('@王敏 请看', [wang, li])).toBe('@王敏 请看 @李伟 ');
    expect(withNames('@王敏 请看', [wang])).toBe('@王敏 请看');
  });

  it('are told only while their names stand there', () => {
    expect(namedIn('@王敏 请看', [wang, li])).toEqual([wang]);
    expect(namedIn('请看', [wang])).toEqual([]);
  });
});
