/** Writes what replies hold as people read it: times in their zone, durations, files, words of codes. */
import { formatDuration, formatTimestamp, parseDuration, readAttachments } from '@svcdesk/core/format';
import { orderStatusLabel } from '@svcdesk/core/labels/order-status';
import { orderStatus } from '@svcdesk/core/rules';

console.log(formatDuration(5400, 'en'), formatDuration(5400, 'zh-CN'), parseDuration('1h 30m'));
console.log(formatTimestamp('2026-11-20T01:00:00Z', 'Asia/Shanghai'));
console.log(readAttachments('/api/file/7f?name=leak.jpg').map(({ name }) => name));
console.log(orderStatusLabel(orderStatus.suspended, 'en'), orderStatusLabel(orderStatus.suspended, 'zh-CN'));
