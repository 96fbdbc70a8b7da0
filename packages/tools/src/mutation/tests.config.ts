/** The tests that a changed rule is tried on: those of the rules, without the walks of the whole contract. */
export default {
  resolve: { conditions: ['@svcdesk/source', 'node'] },
  test: {
    include: ['src/{order,format,evaluation,schedule,client,session}/**/*.test.ts'],
    environment: 'node',
    isolate: false,
  },
};
