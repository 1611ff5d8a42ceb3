/** What a product is measured with: the demo content, and no limit that stands for one visitor. */
export const BENCH_SETTINGS = {
  SEED: 'demo',
  ADMIN_PASSWORD: 'Bench-passphrase-2026',
  RATE_LIMIT: '100000000',
  SIGNIN_LIMIT: '1000000',
  SHED_DELAY: '0',
  LOG_LEVEL: 'info',
};
