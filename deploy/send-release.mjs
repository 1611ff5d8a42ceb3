import { join } from 'node:path';
import { loadToken, sendAndReport } from '@admissions/releases/send';

// Job of one remote: sends the release in its image to the API, with RELEASE_TOKEN.
process.exit(
  await sendAndReport({
    to: process.env.SITE_API,
    folder: join(import.meta.dirname, '../release'),
    reason: 'deployed',
    token: await loadToken(),
  }),
);
