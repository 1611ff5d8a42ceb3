import { useAddress } from '@admissions/ui';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

/** Focuses the opened entry, then its opener; Escape closes. Returns the heading's ref. */
export function useOpenedEntryFocus(closeHref: string, title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  const address = useAddress();
  const href = address(closeHref);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry is another opening
  useEffect(() => {
    const opener = findOpener();
    if (opener) {
      heading.current?.scrollIntoView({ block: 'center' });
      heading.current?.focus({ preventScroll: true });
    }
    return () => {
      requestAnimationFrame(() => {
        if (!opener?.isConnected || heading.current?.isConnected) return;
        opener.scrollIntoView({ block: 'center' });
        opener.focus({ preventScroll: true });
      });
    };
  }, [title]);
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (
        event.key === 'Escape' &&
        !event.defaultPrevented &&
        !document.querySelector('dialog[open]')
      )
        void navigate(href, { preventScrollReset: true });
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [navigate, href]);
  return heading;
}

// Only a focused link in the page counts as opener; a direct visit stays at the top.
function findOpener() {
  const { activeElement } = document;
  return activeElement instanceof HTMLAnchorElement && activeElement.closest('main')
    ? activeElement
    : null;
}
