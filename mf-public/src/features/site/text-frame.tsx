import type { Localised } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { Breadcrumbs, Container, PageMeta, Phrases } from '@admissions/ui';
import type { ReactNode } from 'react';
import styles from './text-frame.module.css';

/** Two sentences: search engines show no more. */
const firstSentences = (text: string) => text.match(/^(.+?(。|\. )){1,2}/)?.[0].trim() ?? text;

interface TextFrameProps {
  /** In the breadcrumbs and the document title. */
  name: Localised;
  title: Localised;
  path: string;
  intro: Localised;
  sections: readonly (readonly [heading: Localised, content: ReactNode])[];
  updated: string;
}
export function TextFrame({ name, title, path, intro, sections, updated }: TextFrameProps) {
  const t = useMessage();
  return (
    <>
      <PageMeta title={t(name)} description={firstSentences(t(intro))} canonical={path} />
      <Breadcrumbs trail={[{ label: t(name) }]} />
      <Container width="reading">
        <div className={styles.page}>
          <h1>
            <Phrases>{t(title)}</Phrases>
          </h1>
          <p className={styles.lead}>{t(intro)}</p>
          {sections.map(([heading, content]) => (
            <section key={heading.en}>
              <h2>
                <Phrases>{t(heading)}</Phrases>
              </h2>
              {content}
            </section>
          ))}
          <p className={styles.updated}>{updated}</p>
        </div>
      </Container>
    </>
  );
}
