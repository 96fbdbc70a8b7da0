/** Operations, monitoring and SE orders: what is read of them, and what is done with them. */
export * from './orders/actions.ts';
export * from './orders/advice.ts';
export * from './orders/find.ts';
export * from './orders/reads.ts';
