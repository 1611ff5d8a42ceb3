import type { ImageValue, VideoValue } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import { useState } from 'react';
import { Picture } from './picture.tsx';
import styles from './video-player.module.css';

/** A video; one from elsewhere is fetched only when the visitor asks for it. */
export function VideoPlayer({
  video,
  title,
  poster,
}: {
  video: VideoValue;
  title: string;
  poster?: ImageValue;
}) {
  const t = useMessage();
  const [isPlaying, setPlaying] = useState(false);
  if (video.provider === 'file') {
    return (
      // biome-ignore lint/a11y/useMediaCaption: uploaded videos have no caption files yet; the caption below says what they show
      <video
        className={styles.video}
        src={toFileUrl(video.url ?? '')}
        controls
        preload="none"
        playsInline
        aria-label={title}
        poster={poster?.url}
      />
    );
  }
  if (isPlaying) {
    return (
      <iframe
        className={styles.video}
        src={`https://www.youtube-nocookie.com/embed/${video.id}?autoplay=1`}
        title={title}
        allow="autoplay; encrypted-media; fullscreen"
        referrerPolicy="strict-origin"
      />
    );
  }
  return (
    <button type="button" className={styles.facade} onClick={() => setPlaying(true)}>
      {poster && <Picture image={poster} sizes="(width < 900px) 100vw, 800px" isDecorative />}
      <svg className={styles.play} viewBox="0 0 64 64" aria-hidden="true">
        <circle cx="32" cy="32" r="31" />
        <path d="M26 20 46 32 26 44Z" />
      </svg>
      <span>{t('video.play', { title })}</span>
    </button>
  );
}
const toFileUrl = (url: string) => (/^(https:|\/)/.test(url) ? url : `/${url}`);
