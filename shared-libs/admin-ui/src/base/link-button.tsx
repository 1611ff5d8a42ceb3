import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

interface LinkButtonProps {
  to: string;
  isPrimary?: boolean;
  size?: 'small';
  label?: string;
  /** Keyboard shortcut of the same action. */
  shortcut?: string;
  children: ReactNode;
}
/** A link that looks like a button and navigates on the client. */
export function LinkButton({ to, isPrimary, size, label, shortcut, children }: LinkButtonProps) {
  return (
    <Button
      href={useHref(to)}
      type={isPrimary ? 'primary' : 'default'}
      {...(size && { size })}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      onClick={useLinkClickHandler<HTMLElement>(to)}
    >
      {children}
    </Button>
  );
}
