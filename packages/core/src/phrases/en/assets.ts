/** What every asset has beside the properties of its class. */
export const assets = { name: 'Name', code: 'Asset code' };
