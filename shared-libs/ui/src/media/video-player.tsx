import type { ImageValue, Localised, VideoValue } from '@admissions/model';
import { useMessage } from '@admissions/store';
import type { MouseEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Picture } from './picture.tsx';
import styles from './video-player.module.css';

const TEXTS = {
  captions: { 'zh-TW': '中文字幕', en: 'Chinese captions' },
} satisfies Record<string, Localised>;

/** A video; one from elsewhere is fetched only when the visitor has pressed for it. */
export function VideoPlayer({
  video,
  title,
  poster,
  isStarted = false,
}: {
  video: VideoValue;
  title: string;
  poster?: ImageValue;
  /** The visitor has pressed for it already: it begins by itself. */
  isStarted?: boolean;
}) {
  const t = useMessage();
  const [isPlaying, setPlaying] = useState(isStarted);
  const film = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    // WebKit lets no film with sound begin by its attribute, also when the visitor has just pressed.
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
        {...WHEN_NEAR}
        onClick={playAtFirst}
        playsInline
        aria-label={title}
        poster={poster ? toStill(poster) : PLAIN_STILL}
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
/** HTML has it since 2026, React's types do not yet: the still is fetched once it is near what is seen. */
const WHEN_NEAR = { loading: 'lazy' };
/** Where a film has no still: the sign to play on the site's blue, instead of a black box. */
const PLAIN_STILL = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 450"><path fill="#0a2a5e" d="M0 0h800v450H0z"/><circle cx="400" cy="225" r="54" fill="none" stroke="#fff" stroke-width="3"/><path fill="#ffb703" d="m382 193 50 32-50 32z"/></svg>',
)}`;
/** A film has one still for every screen: the smallest that is wide enough for its place, in pixels. */
const STILL_WIDTH = 800;
function toStill({ url, sources }: ImageValue): string {
  // What the picture is where nothing can be chosen is what every browser takes.
  const sizes = sources.find(({ srcset }) => srcset.includes(`${url} `))?.srcset.split(', ') ?? [];
  const wide = sizes
    .map((size) => size.split(' '))
    .map(([address = url, width = '']) => ({ address, width: Number.parseInt(width, 10) }))
    .filter(({ width }) => width >= STILL_WIDTH)
    .toSorted((one, other) => one.width - other.width);
  return wide[0]?.address ?? url;
}
// WebKit shows the default ones only to those who have asked their device for captions.
function showCaptions(captions: HTMLTrackElement | null) {
  if (captions?.track) captions.track.mode = 'showing';
}
// Not every engine takes a press on the still of a film that is not fetched yet for one on its button.
function playAtFirst({ currentTarget: film }: MouseEvent<HTMLVideoElement>) {
  // What may not play keeps its button.
  if (film.readyState === film.HAVE_NOTHING) film.play().catch(() => {});
}
const toFileUrl = (url: string) => (/^(https:|\/)/.test(url) ? url : `/${url}`);
