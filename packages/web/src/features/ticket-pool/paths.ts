/** The ticket pool's screens. */
export const paths = {
  pool: '/userSide/userCenter/ticketPool',
  detail: '/userSide/userCenter/ticketPool/orderDetail',
  dutyDetail: '/userSide/userCenter/ticketPool/dutyOrderDetail',
  resolve: '/userSide/userCenter/ticketPool/resolveOrder',
  passOn: '/userSide/userCenter/ticketPool/transferOrder',
  hangUp: '/userSide/userCenter/ticketPool/HungupOrder',
} as const;
