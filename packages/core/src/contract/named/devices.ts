// Written by `pnpm gen` from the contract and its docs.
import type * as devices from '../devices.ts';
import type { InferredDataOf, InferredRequestOf } from '../define.ts';

type DeviceAcPoeQueryInferred = InferredRequestOf<typeof devices.acPoe>;

/** What `devices.acPoe` takes. Controllers, access points and powered ports of a site. */
export type DeviceAcPoeQuery = {
  /** Which site of a customer it is about. */
  cellId: DeviceAcPoeQueryInferred['cellId'];
};

type DeviceAcPoeAnswerInferred = InferredDataOf<typeof devices.acPoe>;

/** What `devices.acPoe` answers. Controllers, access points and powered ports of a site. */
export type DeviceAcPoeAnswer = {
  /** Which site of a customer it is about. */
  cellId: DeviceAcPoeAnswerInferred['cellId'];
  /** When the device was asked; an ISO 8601 instant in UTC. */
  readAt: DeviceAcPoeAnswerInferred['readAt'];
  /** The controllers of wireless access points at the site. */
  controllers: ({
    /** Which asset it is, by its id. */
    ciId: DeviceAcPoeAnswerInferred['controllers'][number]['ciId'];
    /** What people call it, or the name of a person. */
    name: DeviceAcPoeAnswerInferred['controllers'][number]['name'];
    /** The class of assets as people call it. */
    className: DeviceAcPoeAnswerInferred['controllers'][number]['className'];
    /** The site as people call it. */
    cellName: DeviceAcPoeAnswerInferred['controllers'][number]['cellName'];
    /** Where it is, or under which address the network knows it. */
    address?: DeviceAcPoeAnswerInferred['controllers'][number]['address'];
    /** Whether the device answered. */
    reachable: DeviceAcPoeAnswerInferred['controllers'][number]['reachable'];
    /** How long the answer took, in milliseconds. */
    latencyMs?: DeviceAcPoeAnswerInferred['controllers'][number]['latencyMs'];
    /** When it was last there; an ISO 8601 instant in UTC. */
    lastSeenAt?: DeviceAcPoeAnswerInferred['controllers'][number]['lastSeenAt'];
    /** When the device was asked; an ISO 8601 instant in UTC. */
    readAt: DeviceAcPoeAnswerInferred['controllers'][number]['readAt'];
    /** Why the device was not asked, in a word; absent where it was. */
    notAsked?: DeviceAcPoeAnswerInferred['controllers'][number]['notAsked'];
    /** The services of the device that were tried, each by its port. */
    services: ({
      /** What people call it, or the name of a person. */
      name: DeviceAcPoeAnswerInferred['controllers'][number]['services'][number]['name'];
      /** The number of the port. */
      port: DeviceAcPoeAnswerInferred['controllers'][number]['services'][number]['port'];
      /** Whether something answers at the port. */
      state: DeviceAcPoeAnswerInferred['controllers'][number]['services'][number]['state'];
      /** How long the answer took, in milliseconds. */
      latencyMs?: DeviceAcPoeAnswerInferred['controllers'][number]['services'][number]['latencyMs'];
    })[];
  })[];
  /** The wireless access points that the register or a controller knows. */
  accessPoints: ({
    /** Which asset it is, by its id. */
    ciId?: DeviceAcPoeAnswerInferred['accessPoints'][number]['ciId'];
    /** What people call it, or the name of a person. */
    name: DeviceAcPoeAnswerInferred['accessPoints'][number]['name'];
    /** Where it is, or under which address the network knows it. */
    address?: DeviceAcPoeAnswerInferred['accessPoints'][number]['address'];
    /** The hardware address by which a network knows the device. */
    mac?: DeviceAcPoeAnswerInferred['accessPoints'][number]['mac'];
    /** What its maker calls it. */
    model?: DeviceAcPoeAnswerInferred['accessPoints'][number]['model'];
    /** missing: no controller that answered knows it; unknown: none answered. */
    state: DeviceAcPoeAnswerInferred['accessPoints'][number]['state'];
    /** Which controller knows this access point. */
    controllerId?: DeviceAcPoeAnswerInferred['accessPoints'][number]['controllerId'];
    /** Since when it runs, in seconds. */
    uptimeSeconds?: DeviceAcPoeAnswerInferred['accessPoints'][number]['uptimeSeconds'];
    /** How many devices are connected to it. */
    clientCount?: DeviceAcPoeAnswerInferred['accessPoints'][number]['clientCount'];
  })[];
  /** The switches that give power to others. */
  switches: ({
    /** Which asset it is, by its id. */
    ciId: DeviceAcPoeAnswerInferred['switches'][number]['ciId'];
    /** What people call it, or the name of a person. */
    name: DeviceAcPoeAnswerInferred['switches'][number]['name'];
    /** The class of assets as people call it. */
    className: DeviceAcPoeAnswerInferred['switches'][number]['className'];
    /** The site as people call it. */
    cellName: DeviceAcPoeAnswerInferred['switches'][number]['cellName'];
    /** Where it is, or under which address the network knows it. */
    address?: DeviceAcPoeAnswerInferred['switches'][number]['address'];
    /** Whether the device answered. */
    reachable: DeviceAcPoeAnswerInferred['switches'][number]['reachable'];
    /** How long the answer took, in milliseconds. */
    latencyMs?: DeviceAcPoeAnswerInferred['switches'][number]['latencyMs'];
    /** When it was last there; an ISO 8601 instant in UTC. */
    lastSeenAt?: DeviceAcPoeAnswerInferred['switches'][number]['lastSeenAt'];
    /** When the device was asked; an ISO 8601 instant in UTC. */
    readAt: DeviceAcPoeAnswerInferred['switches'][number]['readAt'];
    /** Why the device was not asked, in a word; absent where it was. */
    notAsked?: DeviceAcPoeAnswerInferred['switches'][number]['notAsked'];
    /** The services of the device that were tried, each by its port. */
    services: ({
      /** What people call it, or the name of a person. */
      name: DeviceAcPoeAnswerInferred['switches'][number]['services'][number]['name'];
      /** The number of the port. */
      port: DeviceAcPoeAnswerInferred['switches'][number]['services'][number]['port'];
      /** Whether something answers at the port. */
      state: DeviceAcPoeAnswerInferred['switches'][number]['services'][number]['state'];
      /** How long the answer took, in milliseconds. */
      latencyMs?: DeviceAcPoeAnswerInferred['switches'][number]['services'][number]['latencyMs'];
    })[];
    /** The parts of a switch that give power, one entry for each. */
    supplies: ({
      /** Which part of the switch it is. */
      group: DeviceAcPoeAnswerInferred['switches'][number]['supplies'][number]['group'];
      /** Whether it gives power now. */
      working: DeviceAcPoeAnswerInferred['switches'][number]['supplies'][number]['working'];
      /** How much power it can give, in watts. */
      capacityWatts: DeviceAcPoeAnswerInferred['switches'][number]['supplies'][number]['capacityWatts'];
      /** How much power it gives now, in watts. */
      usedWatts: DeviceAcPoeAnswerInferred['switches'][number]['supplies'][number]['usedWatts'];
    })[];
    /** The ports of the switch that give power. */
    ports: ({
      /** Which part of the switch the port belongs to. */
      group: DeviceAcPoeAnswerInferred['switches'][number]['ports'][number]['group'];
      /** The number of the port. */
      port: DeviceAcPoeAnswerInferred['switches'][number]['ports'][number]['port'];
      /** Whether it is switched on. */
      enabled: DeviceAcPoeAnswerInferred['switches'][number]['ports'][number]['enabled'];
      /** What the port does now, such as delivering power or searching. */
      state: DeviceAcPoeAnswerInferred['switches'][number]['ports'][number]['state'];
      /** The class of power that the device at the port asks for, from 0 to 8. */
      powerClass?: DeviceAcPoeAnswerInferred['switches'][number]['ports'][number]['powerClass'];
      /** What the register knows to hang at this port. */
      attached?: DeviceAcPoeAnswerInferred['switches'][number]['ports'][number]['attached'];
    })[];
    /** True where some of what was asked did not come in time or was not understood. */
    partial: DeviceAcPoeAnswerInferred['switches'][number]['partial'];
  })[];
  /** True where the site has more devices than are read at once. */
  cut: DeviceAcPoeAnswerInferred['cut'];
};

type DeviceStatusQueryInferred = InferredRequestOf<typeof devices.status>;

/** What `devices.status` takes. Whether a device answers, and its interfaces. */
export type DeviceStatusQuery = {
  /** Which asset it is, by its id. */
  ciId: DeviceStatusQueryInferred['ciId'];
};

type DeviceStatusAnswerInferred = InferredDataOf<typeof devices.status>;

/** What `devices.status` answers. Whether a device answers, and its interfaces. */
export type DeviceStatusAnswer = {
  /** Which asset it is, by its id. */
  ciId: DeviceStatusAnswerInferred['ciId'];
  /** What people call it, or the name of a person. */
  name: DeviceStatusAnswerInferred['name'];
  /** The class of assets as people call it. */
  className: DeviceStatusAnswerInferred['className'];
  /** The site as people call it. */
  cellName: DeviceStatusAnswerInferred['cellName'];
  /** Where it is, or under which address the network knows it. */
  address?: DeviceStatusAnswerInferred['address'];
  /** Whether the device answered. */
  reachable: DeviceStatusAnswerInferred['reachable'];
  /** How long the answer took, in milliseconds. */
  latencyMs?: DeviceStatusAnswerInferred['latencyMs'];
  /** When it was last there; an ISO 8601 instant in UTC. */
  lastSeenAt?: DeviceStatusAnswerInferred['lastSeenAt'];
  /** When the device was asked; an ISO 8601 instant in UTC. */
  readAt: DeviceStatusAnswerInferred['readAt'];
  /** Why the device was not asked, in a word; absent where it was. */
  notAsked?: DeviceStatusAnswerInferred['notAsked'];
  /** The services of the device that were tried, each by its port. */
  services: ({
    /** What people call it, or the name of a person. */
    name: DeviceStatusAnswerInferred['services'][number]['name'];
    /** The number of the port. */
    port: DeviceStatusAnswerInferred['services'][number]['port'];
    /** Whether something answers at the port. */
    state: DeviceStatusAnswerInferred['services'][number]['state'];
    /** How long the answer took, in milliseconds. */
    latencyMs?: DeviceStatusAnswerInferred['services'][number]['latencyMs'];
  })[];
  /** What the device says of itself as a whole. */
  system?: {
    /** What the device calls itself. */
    name: NonNullable<DeviceStatusAnswerInferred['system']>['name'];
    /** What the device says of itself. */
    description: NonNullable<DeviceStatusAnswerInferred['system']>['description'];
    /** Where the device stands, as it says itself. */
    location: NonNullable<DeviceStatusAnswerInferred['system']>['location'];
    /** Who is in charge of the device, as it says itself. */
    contact: NonNullable<DeviceStatusAnswerInferred['system']>['contact'];
    /** Since when it runs, in seconds. */
    uptimeSeconds?: NonNullable<DeviceStatusAnswerInferred['system']>['uptimeSeconds'];
  } | undefined;
  /** The interfaces of the device. */
  interfaces: ({
    /** The number under which the device itself counts it. */
    index: DeviceStatusAnswerInferred['interfaces'][number]['index'];
    /** What people call it, or the name of a person. */
    name: DeviceStatusAnswerInferred['interfaces'][number]['name'];
    /** The name that was given when the device was set up. */
    alias?: DeviceStatusAnswerInferred['interfaces'][number]['alias'];
    /** The hardware address by which a network knows the device. */
    mac?: DeviceStatusAnswerInferred['interfaces'][number]['mac'];
    /** Whether it is switched on. */
    enabled: DeviceStatusAnswerInferred['interfaces'][number]['enabled'];
    /** Whether something answers at the other end. */
    up: DeviceStatusAnswerInferred['interfaces'][number]['up'];
    /** In bits a second. */
    speedBps?: DeviceStatusAnswerInferred['interfaces'][number]['speedBps'];
    /** How many packets came in broken since the device started. */
    inErrorCount?: DeviceStatusAnswerInferred['interfaces'][number]['inErrorCount'];
    /** How many packets could not be sent since the device started. */
    outErrorCount?: DeviceStatusAnswerInferred['interfaces'][number]['outErrorCount'];
  })[];
  /** True where some of what was asked did not come in time or was not understood. */
  partial: DeviceStatusAnswerInferred['partial'];
};

type DeviceWifiQueryInferred = InferredRequestOf<typeof devices.wifi>;

/** What `devices.wifi` takes. Wireless configuration: expected against found. */
export type DeviceWifiQuery = {
  /** Which asset it is, by its id. */
  ciId: DeviceWifiQueryInferred['ciId'];
};

type DeviceWifiAnswerInferred = InferredDataOf<typeof devices.wifi>;

/** What `devices.wifi` answers. Wireless configuration: expected against found. */
export type DeviceWifiAnswer = {
  /** Which asset it is, by its id. */
  ciId: DeviceWifiAnswerInferred['ciId'];
  /** What people call it, or the name of a person. */
  name: DeviceWifiAnswerInferred['name'];
  /** The class of assets as people call it. */
  className: DeviceWifiAnswerInferred['className'];
  /** The site as people call it. */
  cellName: DeviceWifiAnswerInferred['cellName'];
  /** Where it is, or under which address the network knows it. */
  address?: DeviceWifiAnswerInferred['address'];
  /** Whether the device answered. */
  reachable: DeviceWifiAnswerInferred['reachable'];
  /** How long the answer took, in milliseconds. */
  latencyMs?: DeviceWifiAnswerInferred['latencyMs'];
  /** When it was last there; an ISO 8601 instant in UTC. */
  lastSeenAt?: DeviceWifiAnswerInferred['lastSeenAt'];
  /** When the device was asked; an ISO 8601 instant in UTC. */
  readAt: DeviceWifiAnswerInferred['readAt'];
  /** Why the device was not asked, in a word; absent where it was. */
  notAsked?: DeviceWifiAnswerInferred['notAsked'];
  /** The services of the device that were tried, each by its port. */
  services: ({
    /** What people call it, or the name of a person. */
    name: DeviceWifiAnswerInferred['services'][number]['name'];
    /** The number of the port. */
    port: DeviceWifiAnswerInferred['services'][number]['port'];
    /** Whether something answers at the port. */
    state: DeviceWifiAnswerInferred['services'][number]['state'];
    /** How long the answer took, in milliseconds. */
    latencyMs?: DeviceWifiAnswerInferred['services'][number]['latencyMs'];
  })[];
  /** What was compared, line by line. */
  rows: ({
    /** The name of the wireless network. */
    ssid: DeviceWifiAnswerInferred['rows'][number]['ssid'];
    /** The name of the field. */
    field: DeviceWifiAnswerInferred['rows'][number]['field'];
    /** What the register says it should be. */
    expected?: DeviceWifiAnswerInferred['rows'][number]['expected'];
    /** What the device says it is. */
    found?: DeviceWifiAnswerInferred['rows'][number]['found'];
    /** Whether what was found is what is expected; absent where the device could not be asked. */
    same?: DeviceWifiAnswerInferred['rows'][number]['same'];
  })[];
  /** True where some of what was asked did not come in time or was not understood. */
  partial: DeviceWifiAnswerInferred['partial'];
};

/** What the calls of `devices` take and answer. */
export interface DevicesCalls {
  'devices.acPoe': { request: DeviceAcPoeQuery; data: DeviceAcPoeAnswer };
  'devices.status': { request: DeviceStatusQuery; data: DeviceStatusAnswer };
  'devices.wifi': { request: DeviceWifiQuery; data: DeviceWifiAnswer };
}
