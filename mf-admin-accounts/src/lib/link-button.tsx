import { Button } from '@admissions/admin-ui';
import type { MouseEvent, ReactNode } from 'react';
import { useHref, useNavigate } from 'react-router';

/** A button that leads to a page: a link in every respect, without leaving the document. */
export function LinkButton({ to, children }: { to: string; children: ReactNode }) {
  const href = useHref(to);
  const navigate = useNavigate();
  function follow(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    void navigate(to);
  }
  return (
    <Button type="primary" href={href} onClick={follow}>
      {children}
    </Button>
  );
}
