// Written by `pnpm gen` from the contract and its docs.
import type * as devices from '../../contract/devices.ts';
import type { DataOf, RequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';

/** What `devices.acPoe` takes. Controllers, access points and powered ports of a site. */
export interface DeviceAcPoeQuery extends RequestOf<typeof devices.acPoe> {}

/** What `devices.acPoe` answers. Controllers, access points and powered ports of a site. */
export interface DeviceAcPoeAnswer extends DataOf<typeof devices.acPoe> {}

/** What `devices.status` takes. Whether a device answers, and its interfaces. */
export interface DeviceStatusQuery extends RequestOf<typeof devices.status> {}

/** What `devices.status` answers. Whether a device answers, and its interfaces. */
export interface DeviceStatusAnswer extends DataOf<typeof devices.status> {}

/** What `devices.wifi` takes. Wireless configuration: expected against found. */
export interface DeviceWifiQuery extends RequestOf<typeof devices.wifi> {}

/** What `devices.wifi` answers. Wireless configuration: expected against found. */
export interface DeviceWifiAnswer extends DataOf<typeof devices.wifi> {}

/** Calls of `devices` as methods. */
export interface DevicesMethods {
  /** Controllers, access points and powered ports of a site. */
  acPoe(request: DeviceAcPoeQuery, options?: CallOptions): Promise<DeviceAcPoeAnswer>;
  /** Whether a device answers, and its interfaces. */
  status(request: DeviceStatusQuery, options?: CallOptions): Promise<DeviceStatusAnswer>;
  /** Wireless configuration: expected against found. */
  wifi(request: DeviceWifiQuery, options?: CallOptions): Promise<DeviceWifiAnswer>;
}
