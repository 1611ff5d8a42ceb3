import { type ImageValue, pair, type VideoValue } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Picture } from './picture.tsx';
import styles from './video-player.module.css';

const TEXTS = {
  captions: pair('中文字幕', 'Chinese captions'),
};

/** A video; external ones load only after a click. */
export function VideoPlayer({
  video,
  title,
  poster,
  isStarted = false,
}: {
  video: VideoValue;
  title: string;
  poster?: ImageValue;
  /** The visitor already clicked: it starts by itself. */
  isStarted?: boolean;
}) {
  const t = useMessage();
  const [isPlaying, setPlaying] = useState(isStarted);
  const film = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    // WebKit ignores autoplay for videos with sound, even after a click.
    if (isStarted) film.current?.play().catch(() => {});
  }, [isStarted]);
  if (video.provider === 'file') {
    return (
      <video
        ref={film}
        className={styles.video}
        src={toFileUrl(video.url ?? '')}
        controls
        preload="none"
        {...LAZY_POSTER}
        onClick={playBeforeLoad}
        playsInline
        aria-label={title}
        poster={poster ? findPosterUrl(poster) : FALLBACK_POSTER}
      >
        {video.captions && (
          <track
            kind="captions"
            srcLang="zh-Hant"
            label={t(TEXTS.captions)}
            src={`data:text/vtt;charset=utf-8,${encodeURIComponent(video.captions)}`}
            default
            ref={showCaptions}
          />
        )}
      </video>
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
/** Lazy poster: in HTML since 2026, not yet in React's types. */
const LAZY_POSTER = { loading: 'lazy' };
/** Used for videos without a poster. */
const FALLBACK_POSTER = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 450"><path fill="#0a2a5e" d="M0 0h800v450H0z"/><circle cx="400" cy="225" r="54" fill="none" stroke="#fff" stroke-width="3"/><path fill="#ffb703" d="m382 193 50 32-50 32z"/></svg>',
)}`;
/** The poster has one width for all screens, in pixels. */
const POSTER_WIDTH_PX = 800;
function findPosterUrl({ url, sources }: ImageValue) {
  // Posters have no `<picture>`: use the fallback format.
  const sizes = sources.find(({ srcset }) => srcset.includes(`${url} `))?.srcset.split(', ') ?? [];
  const wide = sizes
    .map((size) => size.split(' '))
    .map(([address = url, width = '']) => ({ address, width: Number.parseInt(width, 10) }))
    .filter(({ width }) => width >= POSTER_WIDTH_PX)
    .toSorted((one, other) => one.width - other.width);
  return wide[0]?.address ?? url;
}
// WebKit shows default captions only when the device enables them.
function showCaptions(captions: HTMLTrackElement | null) {
  if (captions?.track) captions.track.mode = 'showing';
}
// Some engines ignore a click on the poster before the film loads.
function playBeforeLoad({ currentTarget: film }: MouseEvent<HTMLVideoElement>) {
  // A blocked film keeps its button.
  if (film.readyState === film.HAVE_NOTHING) film.play().catch(() => {});
}
const toFileUrl = (url: string) => (/^(https:|\/)/.test(url) ? url : `/${url}`);
