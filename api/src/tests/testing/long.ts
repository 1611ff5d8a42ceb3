/** `npm run test:long` looks at the whole of what `npm test` samples. */
export const isLong = process.env.LONG_TESTS === '1';
