import { dayText, PageLink, Phrases, Picture } from '@admissions/ui';
import styles from './later-posts.module.css';
import type { LaterPost } from './share-data.ts';

/** The combined stream also shows the author of each post. */
export function LaterPosts({
  posts,
  hasAuthors = false,
}: {
  posts: readonly LaterPost[];
  hasAuthors?: boolean;
}) {
  return (
    <ol className={styles.posts}>
      {posts.map(({ date, title, text, story }) => (
        <li key={`${story.id} ${date} ${title}`} data-college={story.college}>
          <time dateTime={date}>{dayText(date)}</time>
          <article>
            <h3>
              <Phrases>{title}</Phrases>
            </h3>
            <p>{text}</p>
            {hasAuthors && (
              <p className={styles.author}>
                <span className={styles.face}>
                  <Picture image={story.pic} sizes="40px" isDecorative />
                </span>
                <PageLink to={`/shareCont?id=${story.id}#later`}>
                  {[story.name, story.department].join('・')}
                </PageLink>
              </p>
            )}
          </article>
        </li>
      ))}
    </ol>
  );
}
