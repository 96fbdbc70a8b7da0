export { type Bridge, type BridgeOptions, openBridge, type ShellHello } from './bridge.ts';
export {
  findShell,
  type ShellChannel,
  type ShellEvent,
  type ShellKind,
  type ShellWindow,
} from './channel.ts';
export {
  type BridgeMessage,
  bridgeHelloMs,
  bridgeVersion,
  maxBridgeMessageLength,
  readMessage,
  type ShellIn,
  type ShellOut,
  shellInTypes,
} from './message.ts';
