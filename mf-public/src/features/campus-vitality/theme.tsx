import type { ImageValue } from '@admissions/model';
import { fillPlaceholders } from '@admissions/model/messages';
import { Container, dayText, Fold, Gallery, MoreLink, Phrases, Picture } from '@admissions/ui';
import { TEXTS } from './texts.ts';
import styles from './theme.module.css';

interface ThemeProps {
  /** YYYY-MM-DD; later themes are labelled as coming. */
  today: string;
  theme: {
    id: number;
    title: string;
    date: string | null;
    summary: string;
    pic: ImageValue;
    pictures: readonly { title: string; pic: ImageValue }[];
  };
}
export function Theme({ theme: { id, title, date, summary, pic, pictures }, today }: ThemeProps) {
  return (
    <section id={`theme-${id}`} className={styles.theme} aria-labelledby={`theme-${id}-title`}>
      <Container>
        <div className={styles.head}>
          <div className={styles.picture}>
            <Picture image={pic} sizes="(width < 900px) 100vw, 760px" ratio="wide" />
          </div>
          <div className={styles.words}>
            {date && (
              <p className={styles.date}>
                {date !== today && (date > today ? TEXTS.next : TEXTS.last)}
                <time dateTime={date}>{dayText(date)}</time>
              </p>
            )}
            <h2 id={`theme-${id}-title`}>
              <Phrases>{title}</Phrases>
            </h2>
            <p>{summary}</p>
            <MoreLink href={`/yzu?id=${id}#opened`}>
              {TEXTS.story}
              <span className="vh">：{title}</span>
            </MoreLink>
            {pictures.length > 0 && (
              <div className={styles.others}>
                <Fold summary={fillPlaceholders(TEXTS.others, { count: pictures.length })}>
                  <Gallery
                    pictures={pictures.map((each) => ({ image: each.pic, caption: each.title }))}
                  />
                </Fold>
              </div>
            )}
          </div>
        </div>
      </Container>
    </section>
  );
}
