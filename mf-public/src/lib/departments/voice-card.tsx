import type { FacultyLevel } from '@admissions/model/kinds';
import { PageLink, Phrases, Picture, VideoPlayer } from '@admissions/ui';
import type { Voice, VoiceLine } from './guide-data.ts';
import { LEVELS } from './levels.ts';
import styles from './voice-card.module.css';

interface VoiceLinkProps {
  voice: VoiceLine;
  level: FacultyLevel;
}
/** Links to the department page. */
export function VoiceLink({
  voice: { id, department, name, year, title, pic },
  level,
}: VoiceLinkProps) {
  return (
    <li className={styles.voice}>
      <div className={styles.portrait}>
        <Picture image={pic} sizes="6rem" isDecorative />
      </div>
      <div className="shrinking">
        <p className={styles.title}>
          <PageLink
            viewTransition
            to={`${LEVELS[level].detail}?id=${department.id}&share=${id}#share-${id}`}
          >
            <Phrases>{title}</Phrases>
          </PageLink>
        </p>
        <p className="note">
          <Phrases>{[name, department.title, year].filter(Boolean).join('・')}</Phrases>
        </p>
      </div>
    </li>
  );
}

const VIDEO = '影片：';

interface VoiceCardProps {
  voice: Voice;
  /** Poster of its film. */
  scene: Voice['pic'];
  /** The one named by the address. */
  isCurrent: boolean;
}
export function VoiceCard({
  voice: { id, name, year, title, text, pic, video },
  scene,
  isCurrent,
}: VoiceCardProps) {
  return (
    <li id={`share-${id}`} className={styles.voice} data-current={isCurrent || undefined}>
      <div className={styles.portrait}>
        <Picture image={pic} sizes="6rem" />
      </div>
      <div className="shrinking">
        <h3 className={styles.title}>
          <Phrases>{title}</Phrases>
        </h3>
        <p className="note">{[name, year].filter(Boolean).join('・')}</p>
        {splitParagraphs(text).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {video && (
        <figure className={styles.film}>
          <VideoPlayer video={video} title={title} poster={scene} />
          <figcaption className="note">
            {VIDEO}
            {title}
          </figcaption>
        </figure>
      )}
    </li>
  );
}
const splitParagraphs = (text: string) => [...new Set(text.split(/\n+/).filter(Boolean))];
