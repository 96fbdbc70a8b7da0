/** Numbers of login types on the wire: whose side of the app an account stands on. */
export const loginType = { staff: 1, client: 2 } as const;

/** A side of the app. */
export type Side = keyof typeof loginType;

/** The side of an account; of a type that only a newer server knows it is the one that may less. */
export function sideOf({ type }: { readonly type: number }): Side {
  return type === loginType.staff ? 'staff' : 'client';
}
