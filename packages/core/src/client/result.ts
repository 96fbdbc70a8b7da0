import { isSvcdeskError, type SvcdeskError } from '../errors/svcdesk-error.ts';

/** What came of a call, without a throw: its data, or the error. */
export type Result<Data> =
  | { ok: true; data: Data; error?: undefined }
  | { ok: false; data?: undefined; error: SvcdeskError };

/**
 * Takes a call's promise and never rejects for an error of the SDK. Anything else is a fault of the program and is
 * thrown as ever.
 *
 * @example
 * const { ok, data, error } = await result(client.orders.accept({ orderId }));
 */
export async function result<Data>(call: Promise<Data>): Promise<Result<Data>> {
  try {
    return { ok: true, data: await call };
  } catch (error) {
    if (!isSvcdeskError(error)) throw error;
    return { ok: false, error };
  }
}
