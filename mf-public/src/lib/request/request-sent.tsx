import { useMessage } from '@admissions/store';
import { Button, ButtonLink, Phrases } from '@admissions/ui';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useCopy } from '../use-copy.ts';
import styles from './request-sent.module.css';
import { SentLines } from './sent-lines.tsx';
import type { SentLine } from './sent-summary.ts';
import { TEXTS } from './texts.ts';
import type { VisitorRequest } from './visitor-request.ts';

interface RequestSentProps {
  reference: string;
  /** No seats were left. */
  isWaiting: boolean;
  isMailed: boolean;
  lines: readonly SentLine[];
  words: VisitorRequest['words'];
  /** Buttons of this form. */
  more?: ReactNode;
  onAgain: () => void;
}
/** Confirmation with the reference and a summary. */
export function RequestSent({
  reference,
  isWaiting,
  isMailed,
  lines,
  words,
  more,
  onAgain,
}: RequestSentProps) {
  const t = useMessage();
  const successTexts = chooseSuccessTexts(words, isWaiting);
  const copy = useCopy();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.sent} aria-labelledby="request-sent">
      <svg viewBox="0 0 64 64" className={styles.mark} aria-hidden="true">
        <circle cx="32" cy="32" r="30" />
        <path d="m19 33 9 9 18-20" />
      </svg>
      <h2 id="request-sent" ref={heading} tabIndex={-1}>
        <Phrases>{t(successTexts.title)}</Phrases>
      </h2>
      <p className={styles.reference}>{t('form.success.reference', { reference })}</p>
      <p>
        <Phrases>{t(successTexts.text)}</Phrases>
      </p>
      {isMailed && <p>{t(TEXTS.mailed)}</p>}
      {!words && <p>{t('form.success.keep')}</p>}
      <section className={styles.summary} aria-labelledby="request-summary">
        <h3 id="request-summary">{t(TEXTS.summary)}</h3>
        <SentLines lines={lines} />
      </section>
      <div className="row space-m central" data-no-print>
        <Button onClick={() => void copy(reference, t('form.success.keep'))}>
          {t('common.copy')}
        </Button>
        {more}
        <Button look="outline" onClick={() => print()}>
          {t('common.print')}
        </Button>
        <Button look="quiet" onClick={onAgain}>
          {t(TEXTS.again)}
        </Button>
        <ButtonLink look="quiet" href="/">
          {t('nav.home')}
        </ButtonLink>
      </div>
    </section>
  );
}

/** Texts of this form, or the default ones. */
function chooseSuccessTexts(words: VisitorRequest['words'], isWaiting: boolean) {
  if (words) return { title: words.sent, text: words.next };
  return isWaiting
    ? { title: TEXTS.waiting, text: TEXTS.waitingText }
    : { title: 'form.success.title' as const, text: 'form.success.text' as const };
}
