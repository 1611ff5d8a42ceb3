import { NeighbourLinks, useNeighbours } from '@admissions/admin-ui';
import { api } from '@admissions/api-client';
import { useMessage } from '@admissions/store';
import { reviewAddress } from '../../lib/addresses.ts';
import type { FormScreen } from '../../lib/form-screen.ts';
import type { InboxQuery } from '../../lib/inbox-query.ts';
import { formatInboxQuery } from '../../lib/inbox-query.ts';
import { createSubmissionsApi } from '../../lib/submissions.ts';
import styles from './review-head.module.css';
import { TEXTS } from './texts.ts';

/** The way through the inbox without going back to it. */
export function ReviewNeighbours({
  screen,
  id,
  query,
}: {
  screen: FormScreen;
  id: number;
  query: InboxQuery;
}) {
  const t = useMessage();
  const neighbours = useNeighbours({
    id,
    list: `${screen.form.name}?${formatInboxQuery(query)}`,
    readPage: (page, signal) =>
      createSubmissionsApi(api(), screen.form).page(
        { ...query, page: page ?? query.page },
        { silent: true, signal },
      ),
  });
  if (!neighbours) return null;
  const { position, total } = neighbours;
  const text = t(TEXTS.review.position, { position, total });
  return (
    <NeighbourLinks
      neighbours={neighbours}
      hrefOf={(other) => reviewAddress(screen, other, query)}
      label={text}
      className={styles.neighbours}
    >
      <span aria-hidden="true">{text}</span>
    </NeighbourLinks>
  );
}
