/** What even pdf.js's build for older browsers takes for granted, and Safari before 17.4 or Chrome before 119 lacks. */
import 'core-js/actual/array/to-spliced';
import 'core-js/actual/promise/with-resolvers';
