/** The tests that a changed rule is tried on: those of its own area, named by the command that starts this. */
export default {
  resolve: { conditions: ['@svcdesk/source', 'node'] },
  test: {
    include: (process.env.SVCDESK_MUTATION_TESTS ?? 'src/**/*.test.ts').split(' '),
    environment: 'node',
    isolate: false,
  },
};
