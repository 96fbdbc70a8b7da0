export { type UploadRequest, uploadTransport } from './upload-transport.ts';
