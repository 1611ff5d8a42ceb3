import { Button } from 'antd';
import type { MouseEvent, ReactNode } from 'react';
import { useHref, useNavigate } from 'react-router';

/** A button that leads to a page: a link in every respect, without leaving the document. */
export function LinkButton({
  to,
  isPrimary = false,
  size,
  label,
  shortcut,
  children,
}: {
  to: string;
  isPrimary?: boolean;
  size?: 'small';
  label?: string;
  /** The key that does the same. */
  shortcut?: string;
  children: ReactNode;
}) {
  const href = useHref(to);
  const navigate = useNavigate();
  function follow(event: MouseEvent) {
    // A new tab, a new window, a download: what the browser does with a link.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    void navigate(to);
  }
  return (
    <Button
      href={href}
      type={isPrimary ? 'primary' : 'default'}
      {...(size && { size })}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      onClick={follow}
    >
      {children}
    </Button>
  );
}
