import type { FacultyLevel } from '@admissions/contracts/kinds';
import { useMessage } from '@admissions/store';
import { PageLink, Picture, VideoPlayer } from '@admissions/ui';
import type { Voice } from './guide-data.ts';
import { LEVELS } from './levels.ts';
import styles from './voice-card.module.css';

interface VoiceCardProps {
  voice: Voice;
  level: FacultyLevel;
  /** Its title only, which leads to the department's page. */
  isShort?: boolean;
  isCurrent?: boolean;
}
/** What a student of a department says. */
export function VoiceCard({ voice, level, isShort = false, isCurrent = false }: VoiceCardProps) {
  const t = useMessage();
  const { id, department, name, year, title, text, pic, video } = voice;
  return (
    <li id={isShort ? undefined : `share-${id}`} className={styles.voice} data-current={isCurrent || undefined}>
      <div className={styles.portrait}>
        <Picture image={pic} sizes="6rem" isDecorative={isShort} />
      </div>
      <div className={styles.text} {...t.chinese}>
        {isShort ? (
          <p className={styles.title}>
            <PageLink viewTransition to={`${LEVELS[level].detail}?id=${department.id}&share=${id}#share-${id}`}>
              {title}
            </PageLink>
          </p>
        ) : (
          <h3 className={styles.title}>{title}</h3>
        )}
        <p className={styles.who}>{[name, isShort ? department.title : '', year].filter(Boolean).join('・')}</p>
        {!isShort && paragraphsOf(text).map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
        {!isShort && video && <VideoPlayer video={video} title={title} />}
      </div>
    </li>
  );
}
const paragraphsOf = (text: string) => [...new Set(text.split(/\n+/).filter(Boolean))];
