import type { BodyItem, ImageValue } from '@admissions/model';
import type { CollegeKey } from '@admissions/model/terms';
import { Container, Phrases, Picture } from '@admissions/ui';
import { BodyView } from '@admissions/ui/body';
import type { ReactNode } from 'react';
import { ShareBar } from '../article/share-bar.tsx';
import { SampleMark } from '../sample-mark.tsx';
import styles from './article-layout.module.css';
import { WithAside } from './with-aside.tsx';

interface ArticleLayoutProps {
  entry: {
    title: string;
    summary: string;
    pic: ImageValue | null;
    body: readonly BodyItem[];
    college?: CollegeKey | null;
    isSample?: true | undefined;
  };
  meta: ReactNode;
  /** Right below the title. */
  state?: ReactNode;
  /** Beside the title instead of above the text. */
  isPortrait?: boolean;
  /** Narrow enough to show the picture uncropped. */
  isWhole?: boolean;
  /** Between head and text, or beside the text. */
  details?: ReactNode;
  /** Below or beside the text. */
  next?: ReactNode;
  /** Below the text. */
  children?: ReactNode;
}
export function ArticleLayout({
  entry,
  meta,
  state,
  isPortrait = false,
  isWhole = false,
  details,
  next,
  children,
}: ArticleLayoutProps) {
  const { title, summary, pic, body, college } = entry;
  const picture = pic && (
    <div className={isWhole ? styles.whole : styles.picture} data-no-print>
      <Picture
        image={pic}
        sizes={isPortrait ? '(width < 900px) 70vw, 360px' : '(width < 1360px) 100vw, 1280px'}
        isFirst
      />
    </div>
  );
  // In visual order: on a slow line later parts move nothing above.
  return (
    <article className={styles.article} data-college={college ?? undefined}>
      <Container>
        <div className={isPortrait ? styles.portrait : styles.cover}>
          {isPortrait && picture}
          <header className={styles.head}>
            <div className="row note">
              {meta}
              <SampleMark of={entry} />
            </div>
            <h1>
              <Phrases>{title}</Phrases>
            </h1>
            {state}
            <p className="lead space-m">{summary}</p>
          </header>
          {!isPortrait && picture}
        </div>
      </Container>
      <WithAside details={!isPortrait && details} next={next} isBefore={isPortrait}>
        {isPortrait && details}
        <BodyView items={raiseHeadings(body)} />
        {children}
        <ShareBar title={title} />
      </WithAside>
    </article>
  );
}

// Level 2 follows the title, whatever level staff began with.
const raiseHeadings = (body: readonly BodyItem[]) =>
  body.some((item) => item.type === 'heading' && item.level === 2)
    ? body
    : body.map((item) => (item.type === 'heading' ? { ...item, level: 2 as const } : item));
