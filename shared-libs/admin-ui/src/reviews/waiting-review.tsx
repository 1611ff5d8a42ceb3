import { formatMoment } from '@admissions/model';
import type { DraftReview } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Button } from 'antd';
import { useState } from 'react';
import { WordsField } from '../base/words-field.tsx';
import { SENTENCES } from './form-parts.tsx';
import styles from './reviews.module.css';
import { TEXTS } from './texts.ts';
import type { Reviews } from './use-reviews.ts';

interface WaitingReviewProps {
  review: DraftReview;
  me: number;
  isLastEditor: boolean;
  reviews: Reviews;
}
/** An open request: its author can withdraw it, others can answer. */
export function WaitingReview({ review, me, isLastEditor, reviews }: WaitingReviewProps) {
  const t = useMessage();
  const { id, by, of, note, at } = review;
  const isMine = by.id === me;
  return (
    <div className={styles.waiting}>
      <p>
        <strong>{t(describe(), { name: isMine ? of.name : by.name, other: of.name })}</strong>
        <span className={styles.by}>{formatMoment(at)}</span>
      </p>
      {note && <p className={styles.text}>{note}</p>}
      {!of.mayAnswer && (
        <p className={styles.state} data-tone="warn">
          {t(TEXTS.mayNot, { name: of.name })}
        </p>
      )}
      {isMine ? (
        <Button
          size="small"
          disabled={reviews.isBusy}
          onClick={() => void reviews.withdraw(id, t(TEXTS.withdrawn))}
        >
          {t(TEXTS.withdraw)}
        </Button>
      ) : (
        <AnswerForm id={id} isLastEditor={isLastEditor} reviews={reviews} />
      )}
    </div>
  );

  function describe() {
    if (isMine) return TEXTS.requested;
    return of.id === me ? TEXTS.requestedFromYou : TEXTS.requestedFromOther;
  }
}

function AnswerForm({
  id,
  isLastEditor,
  reviews,
}: Pick<WaitingReviewProps, 'isLastEditor' | 'reviews'> & { id: number }) {
  const t = useMessage();
  const [words, setWords] = useState('');
  const [error, setError] = useState<string | undefined>();
  async function answer(state: 'approved' | 'returned'): Promise<void> {
    // Returning without a reason helps nobody.
    const isMissing = state === 'returned' && words.trim() === '';
    setError(isMissing ? t(TEXTS.needsWords) : undefined);
    if (isMissing) return;
    const successMessage = t(state === 'approved' ? TEXTS.didApprove : TEXTS.didReturn);
    await reviews.answer(id, { state, words: words.trim() }, successMessage);
  }
  return (
    <>
      <WordsField
        {...SENTENCES}
        label={TEXTS.words}
        error={error}
        hint={isLastEditor ? t(TEXTS.ownLast) : ''}
        value={words}
        onChange={setWords}
      />
      <div className="wrap space-xs">
        {!isLastEditor && (
          <Button
            type="primary"
            size="small"
            disabled={reviews.isBusy}
            onClick={() => void answer('approved')}
          >
            {t(TEXTS.approve)}
          </Button>
        )}
        <Button size="small" disabled={reviews.isBusy} onClick={() => void answer('returned')}>
          {t(TEXTS.sendBack)}
        </Button>
      </div>
    </>
  );
}
