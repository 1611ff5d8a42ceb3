import { and, eq, like, sql } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import { formMails } from '../../features/forms/data/forms-tables.ts';
import { media } from '../../features/media/media-tables.ts';

const COUNT_TIMEOUT_MS = 1000;

/** Sizes of the work queues; undefined while the database is down. */
export async function countPendingWork({
  db,
}: Deps): Promise<{ mails: number; pictures: number } | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), COUNT_TIMEOUT_MS);
  });
  const counted = Promise.all([
    db.orm.$count(formMails, eq(formMails.state, 'queued')),
    db.orm.$count(
      media,
      and(
        like(media.type, 'image/%'),
        sql`not ${media.variants} @> '[{"type":"image/avif"}]'::jsonb`,
      ),
    ),
  ]).then(
    ([mails, pictures]) => ({ mails, pictures }),
    () => undefined,
  );
  try {
    return await Promise.race([counted, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
