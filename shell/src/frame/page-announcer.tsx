import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { consumeArrival } from '../remotes/arrival.ts';

/** Polling for the heading, which the back office renders once its remote has loaded. */
const MAX_HEADING_CHECKS = 50;
const HEADING_CHECK_INTERVAL_MS = 100;

/** Announces each page and focuses its start; the first only if it replaces a navigation. */
export function PageAnnouncer() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState('');
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per path
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return consumeArrival() ? waitForHeading(focusStart) : undefined;
    }
    // The title is set together with the page.
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

/** The heading, or the field that the page marks. */
function focusStart() {
  const field = document.querySelector<HTMLElement>('main [data-focus-first]');
  const start = field ?? findHeading();
  if (!start || document.activeElement?.closest('main')) return;
  if (!field) start.tabIndex = -1;
  start.focus({ preventScroll: true });
}

function waitForHeading(work: () => void) {
  let checksLeft = MAX_HEADING_CHECKS;
  const timer = setInterval(() => {
    checksLeft--;
    if (findHeading()) work();
    if (findHeading() || checksLeft === 0) clearInterval(timer);
  }, HEADING_CHECK_INTERVAL_MS);
  return () => clearInterval(timer);
}
