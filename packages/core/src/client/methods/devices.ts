// Written by `pnpm gen` from the contract and its docs.
import type { DeviceAcPoeAnswer, DeviceAcPoeQuery, DeviceStatusAnswer, DeviceStatusQuery, DeviceWifiAnswer, DeviceWifiQuery } from '../../contract/named/index.ts';
import type { CallOptions } from '../caller.ts';

/** Calls of `devices` as methods. */
export interface DevicesMethods {
  /** Controllers, access points and powered ports of a site. */
  acPoe(request: DeviceAcPoeQuery, options?: CallOptions): Promise<DeviceAcPoeAnswer>;
  /** Whether a device answers, and its interfaces. */
  status(request: DeviceStatusQuery, options?: CallOptions): Promise<DeviceStatusAnswer>;
  /** Wireless configuration: expected against found. */
  wifi(request: DeviceWifiQuery, options?: CallOptions): Promise<DeviceWifiAnswer>;
}
