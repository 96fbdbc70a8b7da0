/** A customer rates what was done; four ratings and tags travel as short texts. */
import { readLabel, readStars, writeLabel, writeStars } from '@svcdesk/core/format';
import { signedIn } from './desk.ts';

const customer = await signedIn('customer-a');
const { list } = await customer.orders.cellPage({ size: 100 });
const rated = list.find(({ can }) => can.includes('evaluate'));
if (!rated) throw new Error('nothing waits for a rating');

const stars = writeStars({ timeSense: 5, serviceAttitude: 4, technicalLevel: 5, communication: 5 });
const label = writeLabel(['friendly', 'goodTechnology']);
await customer.orders.evaluate({ orderId: rated.id, stars, label, content: 'Quick' });
const evaluation = await customer.orders.evaluation({ orderId: rated.id });
console.log(readStars(evaluation.stars)?.serviceAttitude, readLabel(evaluation.label).join(', '));
