import { useMessage } from '@admissions/store';
import { useEffect, useRef, useState } from 'react';
import styles from './live-preview.module.css';
import { TEXTS } from './texts.ts';

interface PageFramesProps {
  src: string | null;
  /** Pixels of the page; scaled down if needed. */
  size: { width: number; height: number; scale: number };
  /** Before the page is visible: scroll it here. */
  onLoad: (page: Window, isOther: boolean) => void;
  /** Visible now; null: loading failed. */
  onShown: (page: Window | null) => void;
}
/** Double-buffered frames: the next page loads hidden, to avoid flicker. Scripts are off. */
export function PageFrames({ src, size, onLoad, onShown }: PageFramesProps) {
  const t = useMessage();
  const frames = useRef<(HTMLIFrameElement | null)[]>([null, null]);
  const [seen, setSeen] = useState(1);
  const loading = useRef<{ at: number; src: string } | null>(null);
  const path = useRef('');
  const next = 1 - seen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each URL loads once, when hidden
  useEffect(() => {
    if (src === null) return;
    loading.current = { at: next, src };
    // Replace: the back button should leave the form, not step through previews.
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

/** Window of a same-origin page; null for the browser's error page. */
function readWindow(frame: HTMLIFrameElement | null | undefined): Window | null {
  try {
    const page = frame?.contentWindow ?? null;
    return page?.document.body ? page : null;
  } catch {
    return null;
  }
}
