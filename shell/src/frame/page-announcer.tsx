import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Tells screen readers which page has come, and puts the keyboard at its start; the first page needs neither. */
export function PageAnnouncer() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState('');
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is known by its path
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    // The page's title is put into the head with the page.
    const frame = requestAnimationFrame(() => {
      setTitle(document.title);
      const heading = document.querySelector<HTMLElement>('main h1');
      if (!heading || hash || document.activeElement?.closest('main')) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, hash]);
  return (
    <p className="vh" role="status">
      {title}
    </p>
  );
}
