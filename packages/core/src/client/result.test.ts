import { expect, it } from 'vitest';
import { SvcdeskError } from '../errors/index.ts';
import { result } from './result.ts';

it('gives data or error without a throw', async () => {
  expect(await result(Promise.resolve(7))).toEqual({ ok: true, data: 7 });
  const error = new SvcdeskError('notFound');
  expect(await result(Promise.reject(error))).toEqual({ ok: false, error });
});

it('throws what is a fault of the program', async () => {
  await expect(result(Promise.reject(new TypeError('no function')))).rejects.toThrow(TypeError);
});
