export const zhCN = {
  download: (size: string) => `下载（${size}）`,
  noPreview: '这种文件不能在这里预览',
  noPreviewHint: '可以下载后用手机上的应用打开。',
  broken: '文件打不开，可能已损坏',
  locked: '文件有密码，请下载后打开',
  page: (page: number, pages: number) => `第 ${page} 页，共 ${pages} 页`,
  cut: (size: string) => `文件较大，这里只显示前 ${size}`,
  content: (name: string) => `${name} 的内容`,
};
