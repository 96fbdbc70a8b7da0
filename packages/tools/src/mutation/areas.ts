/** Code whose tests must notice nearly every change to it; patterns of files under packages/core. */
interface Area {
  readonly code: readonly string[];
  readonly tests: readonly string[];
}

const folder = (name: string): Area => ({
  code: [`src/${name}/**/*.ts`],
  tests: [`src/${name}/**/*.test.ts`],
});

/** The areas by name, the quick ones first. */
export const mutationAreas = {
  envelope: { code: ['src/client/envelope.ts'], tests: ['src/client/**/*.test.ts'] },
  scheduling: folder('scheduling'),
  format: folder('format'),
  order: {
    code: ['src/order/**/*.ts', 'src/lifecycle/**/*.ts'],
    tests: ['src/order/**/*.test.ts', 'src/lifecycle/**/*.test.ts'],
  },
} as const satisfies Record<string, Area>;

/** An area of {@link mutationAreas}. */
export type MutationArea = keyof typeof mutationAreas;

/** The share of changes that the tests of an area must notice. */
export const killedAtLeast = 0.9;
