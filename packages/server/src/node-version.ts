/** What the server's code is written for; package.json says the same in `engines`. */
export const nodeNeeded = 24;

/** Why this Node cannot run the server, in words; nothing when it can. */
export function explainOldNode(version: string = process.versions.node): string | undefined {
  if (Number.parseInt(version, 10) >= nodeNeeded) return undefined;
  return `svcdesk needs Node ${nodeNeeded} or newer; this is Node ${version}. Install Node ${nodeNeeded}, for example from https://nodejs.org, and start it again.`;
}
