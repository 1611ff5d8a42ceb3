import { Button } from 'antd';
import type { MouseEvent, ReactNode } from 'react';
import { useHref, useNavigate } from 'react-router';

/** A link that looks like a button and navigates on the client. */
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
  /** Keyboard shortcut of the same action. */
  shortcut?: string;
  children: ReactNode;
}) {
  const href = useHref(to);
  const navigate = useNavigate();
  function follow(event: MouseEvent) {
    // Leave new tabs, new windows and downloads to the browser.
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
