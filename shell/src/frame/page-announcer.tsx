import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { consumeArrival } from '../remotes/arrival.ts';

/** So often and so far apart (milliseconds) a new document is looked at for its heading, which the back office draws when its remote is there. */
const MAX_HEADING_CHECKS = 50;
const HEADING_CHECK_INTERVAL_MS = 100;

/** Tells screen readers which page has come, and puts the keyboard at its start; the first page needs neither, unless it stands for one that the tab would have opened by itself. */
export function PageAnnouncer() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState('');
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is known by its path
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return consumeArrival() ? waitForHeading(focusStart) : undefined;
    }
    // The page's title is put into the head with the page.
    const frame = requestAnimationFrame(() => {
      setTitle(document.title);
      if (!hash) focusStart();
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, hash]);
  return (
    <p className="vh" role="status">
      {title}
    </p>
  );
}

const findHeading = () => document.querySelector<HTMLElement>('main h1');

/** A page begins with its heading, or with the field for which people come to it and which it marks. */
function focusStart() {
  const field = document.querySelector<HTMLElement>('main [data-focus-first]');
  const start = field ?? findHeading();
  if (!start || document.activeElement?.closest('main')) return;
  if (!field) start.tabIndex = -1;
  start.focus({ preventScroll: true });
}

function waitForHeading(work: () => void): () => void {
  let checksLeft = MAX_HEADING_CHECKS;
  const timer = setInterval(() => {
    checksLeft--;
    if (findHeading()) work();
    if (findHeading() || checksLeft === 0) clearInterval(timer);
  }, HEADING_CHECK_INTERVAL_MS);
  return () => clearInterval(timer);
}
