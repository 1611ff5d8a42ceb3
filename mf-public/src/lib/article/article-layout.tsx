import type { BodyItem, CollegeKey, ImageValue } from '@admissions/contracts';
import { Chinese, Container, Phrases, Picture } from '@admissions/ui';
import { BodyView } from '@admissions/ui/body';
import type { ReactNode } from 'react';
import styles from './article-layout.module.css';
import { ShareBar } from './share-bar.tsx';

interface ArticleLayoutProps {
  college?: CollegeKey | null | undefined;
  meta: ReactNode;
  title: string;
  summary: string;
  pic: ImageValue;
  /** A portrait stands beside the title, a cover above the words. */
  isPortrait?: boolean;
  /** Between the head and the words. */
  facts?: ReactNode;
  body: readonly BodyItem[];
  /** Below the words. */
  children?: ReactNode;
}
/** A page about one thing: what it is, its picture, its words. */
export function ArticleLayout({
  college,
  meta,
  title,
  summary,
  pic,
  isPortrait = false,
  facts,
  body,
  children,
}: ArticleLayoutProps) {
  const picture = (
    <div className={styles.picture}>
      <Picture
        image={pic}
        sizes={isPortrait ? '(width < 900px) 70vw, 360px' : '(width < 1360px) 100vw, 1280px'}
        isFirst
      />
    </div>
  );
  // In the order of the eye: over a slow line what comes first is drawn first, and nothing pushes it away.
  return (
    <article className={styles.article} data-college={college ?? undefined}>
      <Container>
        <div className={isPortrait ? styles.portrait : styles.cover}>
          {isPortrait && picture}
          <header className={styles.head}>
            <div className={styles.meta}>{meta}</div>
            <h1>
              <Chinese>
                <Phrases>{title}</Phrases>
              </Chinese>
            </h1>
            <p className={styles.summary}>
              <Chinese>{summary}</Chinese>
            </p>
          </header>
          {!isPortrait && picture}
        </div>
      </Container>
      <Container width={isPortrait ? 'usual' : 'reading'}>
        <div className={isPortrait ? styles.besidePortrait : undefined}>
          {facts}
          <BodyView items={body} />
          {children}
          <ShareBar title={title} />
        </div>
      </Container>
    </article>
  );
}
