/** The command that probably comes next, by what may be done with an order now. */
export function nextOf({
  orderNo,
  can,
}: {
  readonly orderNo: string;
  readonly can: readonly string[];
}): string {
  if (can.includes('resolve')) return `svcdesk orders resolve ${orderNo} --solution-file -`;
  return can.includes('accept') ? `svcdesk orders accept ${orderNo}` : `svcdesk orders view ${orderNo}`;
}
