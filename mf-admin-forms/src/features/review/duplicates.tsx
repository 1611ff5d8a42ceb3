import { Button, useAction } from '@admissions/admin-ui';
import { api, isConflict } from '@admissions/api-client';
import { formatMoment, joinLabel } from '@admissions/model';
import { DUPLICATE_DAYS, formPathsOf, type MergeWrite } from '@admissions/protocol/forms';
import { useConfirm, useMessage } from '@admissions/store';
import { Link } from 'react-router';
import type { Reviewed } from '../../lib/form-screen.ts';
import { type InboxQuery, reviewAddress } from '../../lib/inbox-query.ts';
import { StateTag } from '../../lib/state-tag.tsx';
import styles from './duplicates.module.css';
import { ReviewHistory } from './review-history.tsx';
import { SubmissionGroups } from './submission-groups.tsx';
import { TEXTS } from './texts.ts';
import type { ReviewPartProps } from './use-review.ts';

/** Others of the same person at about the same time, each with a link and a button to merge. */
export function PossibleDuplicates({ query, ...props }: ReviewPartProps & { query: InboxQuery }) {
  const { screen, entry } = props;
  const t = useMessage();
  const openConfirm = useConfirm();
  const { isBusy, send } = useMerge(props);
  if (entry.duplicates.length === 0) return null;
  return (
    <section className={styles.possible} aria-label={t(TEXTS.duplicates.title)} data-no-print>
      <p>
        <strong>{t(TEXTS.duplicates.title)}</strong>{' '}
        {t(TEXTS.duplicates.why, { days: DUPLICATE_DAYS })}
      </p>
      <ul className="plain grid gap-xs">
        {entry.duplicates.map(({ id, reference, createdAt, state, revision }) => (
          <li key={id} className="row gap-m">
            <Link to={reviewAddress(screen, id, query)}>{reference}</Link>
            <StateTag state={state} />
            <span className="faint mini">
              {t(TEXTS.review.sentAt, { moment: formatMoment(createdAt) })}
            </span>
            <Button
              size="small"
              disabled={isBusy}
              aria-label={joinLabel(t(TEXTS.duplicates.merge), reference, t.locale)}
              onClick={() =>
                openConfirm({
                  message: t(TEXTS.duplicates.question, { reference, into: entry.reference }),
                  confirmLabel: t(TEXTS.duplicates.merge),
                  onConfirm: () =>
                    void send({ other: { id, revision } }, t(TEXTS.duplicates.done, { reference })),
                })
              }
            >
              {t(TEXTS.duplicates.merge)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What merged duplicates say, each with a button to take it out again. */
export function MergedDuplicates(props: ReviewPartProps) {
  const { screen, entry } = props;
  const t = useMessage();
  const { isBusy, send } = useMerge(props);
  return entry.merged.map((each) => {
    const { id, reference, createdAt, revision } = each;
    return (
      <details key={id} open className={styles.merged}>
        <summary>
          {t(TEXTS.duplicates.merged, { reference, moment: formatMoment(createdAt) })}
        </summary>
        <SubmissionGroups screen={screen} entry={each} />
        <ReviewHistory entry={each} />
        <Button
          size="small"
          disabled={isBusy}
          aria-label={joinLabel(t(TEXTS.duplicates.undo), reference, t.locale)}
          onClick={() =>
            void send(
              { other: { id, revision }, isUndo: true },
              t(TEXTS.duplicates.undone, { reference }),
            )
          }
        >
          {t(TEXTS.duplicates.undo)}
        </Button>
      </details>
    );
  });
}

function useMerge({ screen: { form }, entry, onAnswered, onConflict }: ReviewPartProps) {
  const { isBusy, run } = useAction();
  const { merge, info } = formPathsOf(form);
  return {
    isBusy,
    send: (change: Omit<MergeWrite, 'revision'>, success: string) =>
      run(async () => {
        const body: MergeWrite = { ...change, revision: entry.revision };
        try {
          onAnswered(await api().post<Reviewed>(merge(entry.id), body));
        } catch (error) {
          // Either of the two may have changed.
          if (isConflict(error)) onConflict(await api().get<Reviewed>(info(entry.id)));
          throw error;
        }
      }, success),
  };
}
