import { useMessage } from '@admissions/store';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface SmartLinkProps {
  href: string;
  newWindow?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}
/** A link to anywhere: inside the site without a page load, to elsewhere as it is; a new window says so. */
export function SmartLink({ href, newWindow = false, className, children }: SmartLinkProps) {
  const t = useMessage();
  // A name with an ending is a file, not a page.
  const isInside = href.startsWith('/') && !/^\/(admin|media)(\/|$)|^[^?#]*\.\w+([?#]|$)/.test(href);
  if (isInside && !newWindow) {
    return (
      <Link viewTransition to={href} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} className={className} {...(newWindow && { target: '_blank', rel: 'noopener noreferrer' })}>
      {children}
      {newWindow && <span className="vh">（{t('common.newWindow')}）</span>}
    </a>
  );
}
