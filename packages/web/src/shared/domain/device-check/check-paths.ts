import { withQuery } from '../../platform/routing.ts';

/** Screens of device checks. */
export const checkPaths = {
  status: '/userSide/statusExamine',
  wifi: '/userSide/wifiConfigExamine',
  acPoe: '/userSide/acpoeAutomatic',
} as const;

/** The check of one device, for the order that it is made for. */
export function deviceCheckPath(ciId: string, orderId?: string): string {
  return withQuery(checkPaths.status, { ciId, orderId });
}
