export { freePort } from './free-port.ts';
export { type Desk, type DeskOptions, startDesk } from './start-desk.ts';
