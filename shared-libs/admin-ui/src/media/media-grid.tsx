import type { Media } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import type { KeyboardEvent } from 'react';
import { chooseSmallest, formatDuration, getFileExtension, isPicture } from './file-info.ts';
import styles from './media-grid.module.css';
import { MEDIA_TEXTS } from './texts.ts';

interface MediaGridProps {
  list: readonly Media[];
  chosen: readonly Media[];
  onChoose: (media: Media) => void;
  /** On double click: chosen and used at once. */
  onTake?: (media: Media) => void;
}
/** Items of a page; one tab stop, arrow keys move between them. */
export function MediaGrid({ list, chosen, onChoose, onTake }: MediaGridProps) {
  const t = useMessage();
  const isChosen = ({ id }: Media) => chosen.some((each) => each.id === id);
  const stop = list.find(isChosen) ?? list[0];
  return (
    <ul className={styles.grid} aria-label={t(MEDIA_TEXTS.files)} onKeyDown={walk}>
      {list.map((media) => (
        <li key={media.id}>
          <button
            type="button"
            className={styles.item}
            aria-label={media.name}
            aria-pressed={isChosen(media)}
            tabIndex={media.id === stop?.id ? 0 : -1}
            onClick={() => onChoose(media)}
            onDoubleClick={() => onTake?.(media)}
          >
            <span className={styles.look} data-long={media.width > media.height * 2 || undefined}>
              <Thumbnail media={media} />
              {media.duration !== null && (
                <span className={styles.badge}>{formatDuration(media.duration)}</span>
              )}
              {media.kind === 'image' && media.alt === '' && (
                <span className={styles.warning}>{t(MEDIA_TEXTS.altNone)}</span>
              )}
            </span>
            <span className={styles.name}>{media.name}</span>
            {media.uses === 0 && <span className="faint">{t(MEDIA_TEXTS.unused)}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The smallest variant of a picture, a frame of a film, or the format of another file. */
export function Thumbnail({ media }: { media: Media }) {
  if (isPicture(media))
    return <img src={chooseSmallest(media)} alt="" loading="lazy" decoding="async" />;
  if (media.kind === 'video')
    return <video src={`${media.url}#t=1`} preload="metadata" muted aria-hidden />;
  return <strong>{getFileExtension(media.url)}</strong>;
}

function walk(event: KeyboardEvent<HTMLUListElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const first = buttons[0]?.offsetTop;
  const columns = Math.max(1, buttons.filter(({ offsetTop }) => offsetTop === first).length);
  const to = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - columns,
    ArrowDown: at + columns,
    Home: 0,
    End: buttons.length - 1,
  }[event.key];
  if (at < 0 || to === undefined) return;
  event.preventDefault();
  buttons[to]?.focus();
}
