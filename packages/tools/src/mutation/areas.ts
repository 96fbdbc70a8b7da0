/** The code whose tests must notice nearly every change to it, file patterns under packages/core by area. */
export const mutationAreas = {
  evaluation: ['src/evaluation/**/*.ts'],
  schedule: ['src/schedule/**/*.ts'],
  format: ['src/format/**/*.ts'],
  envelope: ['src/client/envelope.ts'],
  order: ['src/order/**/*.ts'],
} as const satisfies Record<string, readonly string[]>;

/** An area of {@link mutationAreas}. */
export type MutationArea = keyof typeof mutationAreas;

/** The share of changes that the tests of an area must notice. */
export const killedAtLeast = 0.9;
