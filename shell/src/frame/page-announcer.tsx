import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { takeArrival } from '../remotes/arrival.ts';

/** So often and so far apart (milliseconds) a new document is looked at for its heading, which the back office draws when its remote is there. */
const LOOKS = 50;
const LOOK_EVERY = 100;

/** Tells screen readers which page has come, and puts the keyboard at its start; the first page needs neither, unless it stands for one that the tab would have opened by itself. */
export function PageAnnouncer() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState('');
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is known by its path
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return takeArrival() ? whenHeading(goToStart) : undefined;
    }
    // The page's title is put into the head with the page.
    const frame = requestAnimationFrame(() => {
      setTitle(document.title);
      if (!hash) goToStart();
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
function goToStart() {
  const field = document.querySelector<HTMLElement>('main [data-focus-first]');
  const start = field ?? findHeading();
  if (!start || document.activeElement?.closest('main')) return;
  if (!field) start.tabIndex = -1;
  start.focus({ preventScroll: true });
}

function whenHeading(work: () => void): () => void {
  let left = LOOKS;
  const timer = setInterval(() => {
    left--;
    if (findHeading()) work();
    if (findHeading() || left === 0) clearInterval(timer);
  }, LOOK_EVERY);
  return () => clearInterval(timer);
}
