/** The last four tell orders of a day apart; the whole number is read out, and shown to whoever asks. */
export function OrderNumber({ orderNo }: { orderNo: string }) {
  return (
    <span className="sd-num sd-order-no" title={orderNo}>
      <span className="sd-hidden">{orderNo}</span>
      <span aria-hidden="true">{orderNo.slice(-4)}</span>
    </span>
  );
}
