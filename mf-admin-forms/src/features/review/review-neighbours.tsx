import { NeighbourLinks, useNeighbours } from '@admissions/admin-ui';
import { api } from '@admissions/api-client';
import type { VisitorForm } from '@admissions/model/forms';
import type { ReviewPageOf } from '@admissions/protocol/forms';
import { formPathsOf } from '@admissions/protocol/forms';
import { useMessage } from '@admissions/store';
import { reviewAddress } from '../../lib/addresses.ts';
import type { FormScreen } from '../../lib/form-screen.ts';
import type { InboxQuery } from '../../lib/inbox-query.ts';
import { formatInboxQuery } from '../../lib/inbox-query.ts';
import styles from './review-head.module.css';
import { TEXTS } from './texts.ts';

/** Links to the previous and next application of the inbox. */
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
      api().get<ReviewPageOf<VisitorForm>>(formPathsOf(screen.form).list, {
        params: { ...query, page: page ?? query.page },
        silent: true,
        signal,
      }),
  });
  return (
    <NeighbourLinks
      neighbours={neighbours}
      hrefOf={(other) => reviewAddress(screen, other, query)}
      label={neighbours ? t(TEXTS.review.position, formatPosition(neighbours)) : undefined}
      className={styles.neighbours}
    >
      {(current) => (
        <span aria-hidden="true">{t(TEXTS.review.position, formatPosition(current))}</span>
      )}
    </NeighbourLinks>
  );
}

const formatPosition = ({ position, total }: { position: number; total: number }) => ({
  position,
  total,
});
