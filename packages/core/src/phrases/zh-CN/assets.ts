/** What every asset has beside the properties of its class. */
export const assets = { name: '名称', code: '资产编号' };
