import type { Localised } from '@admissions/model';
import type { SubmissionReceipt } from '@admissions/protocol/forms';
import { privacy } from '@admissions/site-content';
import { tabStorage, useMessage } from '@admissions/store';
import { Button, ButtonLink, Container, Phrases } from '@admissions/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useLoaderData } from 'react-router';
import { ContactLines } from '../contact-lines.tsx';
import { ListHead } from '../page/list-head.tsx';
import { useCopy } from '../use-copy.ts';
import type { loadFormBanners } from './form-banners.ts';
import { type FieldOf, type ReadField, RequestForm, type WriteField } from './request-form.tsx';
import styles from './request-page.module.css';
import { SentLines } from './sent-lines.tsx';
import { type SentLine, summarizeSent } from './sent-summary.ts';
import { TEXTS } from './texts.ts';
import type { VisitorRequest } from './visitor-request.ts';

export interface Sent {
  receipt: SubmissionReceipt;
  values: FieldValues;
}
interface PageProps<N extends string> {
  request: VisitorRequest<N>;
  canonical: string;
  texts: Readonly<Record<'description' | 'lead', Localised>>;
  /** Empty where nothing can be sent. */
  steps: readonly Localised[];
  /** Whether it belongs to the page for schools. */
  isForStaff?: boolean;
  /** Optional actions after sending. */
  after?: (sent: Sent) => ReactNode;
  /** A question before the form, in its place. */
  first?: ReactNode;
  /** Beside the form, below the next steps. */
  beside?: ReactNode;
  /** Further lines of the receipt. */
  moreLines?: (values: FieldValues) => SentLine[];
  children: (field: FieldOf<N>, read: ReadField<N>, write: WriteField<N>) => ReactNode;
}

/** The form or its confirmation, with the next steps beside it. */
export function RequestPage<N extends string>({
  request,
  canonical,
  texts,
  steps,
  isForStaff = false,
  after,
  first,
  beside,
  moreLines = () => [],
  children,
}: PageProps<N>) {
  const t = useMessage();
  const { banners, notice } = useLoaderData<typeof loadFormBanners | undefined>() ?? {};
  const [sent, setSent] = useSent(request);
  // Teachers read what happens before they fill in a long form.
  const isAsideFirst = isForStaff && !sent;
  const aside = (
    <Aside title={t(request.words?.steps ?? TEXTS.after)} steps={steps}>
      {!sent && beside}
    </Aside>
  );
  return (
    <>
      <ListHead
        texts={{
          title: t(request.form.label),
          eyebrow: t(request.words?.eyebrow ?? TEXTS.eyebrow),
          description: t(texts.description),
          lead: t(texts.lead),
        }}
        path={canonical}
        banners={banners}
        trail={[
          ...(isForStaff ? [{ label: t(TEXTS.staff), href: '/staff' }] : []),
          { label: t(request.form.label) },
        ]}
      />
      <Container>
        <div className={styles.columns} data-print-blocks>
          {isAsideFirst && aside}
          <div>
            {sent ? (
              <RequestSent
                receipt={sent.receipt}
                lines={[...summarizeSent(request.form, sent.values, t), ...moreLines(sent.values)]}
                words={request.words}
                more={after?.(sent)}
                onAgain={() => setSent(null)}
              />
            ) : (
              first || (
                <RequestForm
                  request={request}
                  notice={notice ?? privacy}
                  onSent={(receipt, values) => setSent({ receipt, values })}
                >
                  {children}
                </RequestForm>
              )
            )}
          </div>
          {!isAsideFirst && aside}
        </div>
      </Container>
    </>
  );
}

/** Survives a reload in this tab; of each form and event. */
function useSent({ form, chosen }: VisitorRequest) {
  const name = `sent ${form.name} ${JSON.stringify(chosen)}`;
  const [sent, setSent] = useState<Sent | null>(null);
  useEffect(() => setSent(tabStorage.readJson(name) as Sent | null), [name]);
  function store(next: Sent | null) {
    tabStorage.write(name, JSON.stringify(next));
    setSent(next);
  }
  return [sent, store] as const;
}

interface AsideProps {
  title: string;
  steps: readonly Localised[];
  children: ReactNode;
}
function Aside({ title, steps, children }: AsideProps) {
  const t = useMessage();
  return (
    <aside className={styles.aside} aria-label={t(TEXTS.about)}>
      {steps.length > 0 && (
        <>
          <h2>
            <Phrases>{title}</Phrases>
          </h2>
          <ol>
            {steps.map((step) => (
              <li key={step.en}>
                <Phrases>{t(step)}</Phrases>
              </li>
            ))}
          </ol>
        </>
      )}
      <h2>
        <Phrases>{t(TEXTS.help)}</Phrases>
      </h2>
      <ContactLines />
      {children}
    </aside>
  );
}

interface RequestSentProps {
  receipt: SubmissionReceipt;
  lines: SentLine[];
  words: VisitorRequest['words'];
  /** Buttons of this form. */
  more?: ReactNode;
  onAgain: () => void;
}
/** Confirmation with the reference and a summary. */
function RequestSent({ receipt, lines, words, more, onAgain }: RequestSentProps) {
  const { reference, waiting, mailed } = receipt;
  const t = useMessage();
  const successTexts = chooseSuccessTexts(words, waiting ?? false);
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
      {mailed && <p>{t(TEXTS.mailed)}</p>}
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
