import { useAddress } from '@admissions/ui';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

/**
 * Brings the visitor to an entry that was opened on its page, and back to where it was opened from once it is closed: by its link, by Escape, by the way back.
 * `title` tells one entry from the next. Gives what the heading is tied to.
 */
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

// A link in the page that has the focus opened it; who comes by an address stays where the page begins.
function findOpener(): HTMLElement | null {
  const { activeElement } = document;
  return activeElement instanceof HTMLAnchorElement && activeElement.closest('main')
    ? activeElement
    : null;
}
