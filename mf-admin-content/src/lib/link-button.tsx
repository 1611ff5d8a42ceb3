import { Button } from '@admissions/admin-ui';
import type { ReactNode } from 'react';
import { useHref, useNavigate } from 'react-router';

/** A link that looks like a button. */
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
  const navigate = useNavigate();
  return (
    <Button
      href={useHref(to)}
      type={isPrimary ? 'primary' : 'default'}
      {...(size && { size })}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(to);
      }}
    >
      {children}
    </Button>
  );
}
