import * as z from 'zod/mini';
import { id, openWord } from './atoms/basic.ts';
import { device, deviceReach } from './atoms/device.ts';
import { call } from './define.ts';

/** Read a device: whether it can be reached and by what, system and interfaces. */
export const status = /* @__PURE__ */ call('devices.status', {
  method: 'POST',
  path: '/api/order/device/status_examine',
  permission: 'examine.run',
  side: 'staff',
  request: () => z.object({ ciId: id() }),
  data: () =>
    z.object({
      ...device(),
      ...deviceReach(),
      system: z.optional(
        z.object({
          name: z.string(),
          description: z.string(),
          location: z.string(),
          contact: z.string(),
          uptimeSeconds: z.optional(z.number()),
        }),
      ),
      interfaces: z.array(
        z.object({
          index: z.number(),
          name: z.string(),
          alias: z.optional(z.string()),
          mac: z.optional(z.string()),
          enabled: z.boolean(),
          up: z.boolean(),
          speedBps: z.optional(z.number()),
          inErrorCount: z.optional(z.number()),
          outErrorCount: z.optional(z.number()),
        }),
      ),
      /** Some of what was asked for did not come in time or was not understood. */
      partial: z.boolean(),
    }),
  errors: ['notFound'],
});

/** Compare the wireless configuration found with the one expected at the site, row by row. */
export const wifi = /* @__PURE__ */ call('devices.wifi', {
  method: 'POST',
  path: '/api/order/device/wifi_config_examine',
  permission: 'examine.run',
  side: 'staff',
  request: () => z.object({ ciId: id() }),
  data: () =>
    z.object({
      ...device(),
      ...deviceReach(),
      rows: z.array(
        z.object({
          ssid: z.string(),
          field: openWord<'ssid' | 'enabled' | 'security' | 'channel'>(),
          expected: z.optional(z.string()),
          found: z.optional(z.string()),
          /** Absent when the device could not be asked. */
          same: z.optional(z.boolean()),
        }),
      ),
      partial: z.boolean(),
    }),
  errors: ['notFound'],
});

/** Controllers, access points and powered ports of a site. */
export const acPoe = /* @__PURE__ */ call('devices.acPoe', {
  method: 'POST',
  path: '/api/order/device/acpoe_automatic',
  permission: 'examine.run',
  side: 'staff',
  request: () => z.object({ cellId: id() }),
  data: () =>
    z.object({
      cellId: z.string(),
      readAt: z.string(),
      controllers: z.array(z.object({ ...device(), ...deviceReach() })),
      accessPoints: z.array(
        z.object({
          /** Of the register; absent for one that only a controller knows. */
          ciId: z.optional(z.string()),
          name: z.string(),
          address: z.optional(z.string()),
          mac: z.optional(z.string()),
          model: z.optional(z.string()),
          /** `missing`: no controller that answered knows it; `unknown`: none answered. */
          state: openWord<'online' | 'joining' | 'offline' | 'missing' | 'unknown'>(),
          controllerId: z.optional(z.string()),
          uptimeSeconds: z.optional(z.number()),
          clientCount: z.optional(z.number()),
        }),
      ),
      switches: z.array(
        z.object({
          ...device(),
          ...deviceReach(),
          supplies: z.array(
            z.object({
              group: z.number(),
              working: z.boolean(),
              capacityWatts: z.number(),
              usedWatts: z.number(),
            }),
          ),
          ports: z.array(
            z.object({
              group: z.number(),
              port: z.number(),
              enabled: z.boolean(),
              state: openWord<
                'disabled' | 'searching' | 'delivering' | 'fault' | 'test' | 'otherFault' | 'unknown'
              >(),
              powerClass: z.optional(z.number()),
              attached: z.optional(z.string()),
            }),
          ),
          partial: z.boolean(),
        }),
      ),
      /** The site has more devices than are read at once. */
      cut: z.boolean(),
    }),
  errors: ['notFound'],
});
