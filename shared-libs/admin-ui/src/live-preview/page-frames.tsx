import { useMessage } from '@admissions/store';
import { useEffect, useRef, useState } from 'react';
import styles from './live-preview.module.css';
import { TEXTS } from './texts.ts';

interface PageFramesProps {
  src: string | null;
  /** Pixels of the page; it is drawn smaller or as it is. */
  size: { width: number; height: number; scale: number };
  /** Before it is seen: the place to bring the page to. */
  onLoad: (page: Window, isOther: boolean) => void;
  /** It is seen; null: it cannot be opened. */
  onShown: (page: Window | null) => void;
}
/** The page in two frames that take turns: the next one loads behind the one that is seen, so that nothing flickers. No script runs in them. */
export function PageFrames({ src, size, onLoad, onShown }: PageFramesProps) {
  const t = useMessage();
  const frames = useRef<(HTMLIFrameElement | null)[]>([null, null]);
  const [seen, setSeen] = useState(1);
  const loading = useRef<{ at: number; src: string } | null>(null);
  const path = useRef('');
  const next = 1 - seen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address is loaded once, into the frame that is behind then
  useEffect(() => {
    if (src === null) return;
    loading.current = { at: next, src };
    // In its place: the back button leads out of the form, not through its drawings.
    frames.current[next]?.contentWindow?.location.replace(src);
  }, [src]);

  function loaded(at: number): void {
    if (loading.current?.at !== at) return;
    const page = readWindow(frames.current[at]);
    if (page?.location.href === 'about:blank') return;
    const { src: loadedSrc } = loading.current;
    loading.current = null;
    if (!page) {
      onShown(null);
      return;
    }
    const pagePath = loadedSrc.split(/[&?]preview=/)[0] ?? '';
    page.document.documentElement.style.scrollbarWidth = 'none';
    page.document.documentElement.style.scrollBehavior = 'auto';
    onLoad(page, pagePath !== path.current);
    path.current = pagePath;
    setSeen(at);
    onShown(page);
  }
  return [0, 1].map((at) => (
    <iframe
      key={at}
      ref={(frame) => {
        frames.current[at] = frame;
      }}
      className={styles.frame}
      title={t(TEXTS.frame)}
      sandbox="allow-same-origin"
      tabIndex={-1}
      aria-hidden={at !== seen}
      data-seen={at === seen || undefined}
      style={{
        width: size.width,
        height: size.height,
        transform: `scale(${size.scale})`,
      }}
      onLoad={() => loaded(at)}
    />
  ));
}

/** The window of a frame that shows a page of this site; null for what the browser shows in place of one. */
function readWindow(frame: HTMLIFrameElement | null | undefined): Window | null {
  try {
    const page = frame?.contentWindow ?? null;
    return page?.document.body ? page : null;
  } catch {
    return null;
  }
}
