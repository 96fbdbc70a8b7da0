export { type DemoOptions, loadDemo } from './load-demo.ts';
