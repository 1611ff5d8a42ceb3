import { useMessage } from '@admissions/store';
import type { ReactNode } from 'react';
import { PageLink } from './page-link.tsx';

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
  const isInside =
    href.startsWith('/') && !/^\/(admin|media)(\/|$)|^[^?#]*\.\w+([?#]|$)/.test(href);
  if (isInside && !newWindow) {
    return (
      <PageLink viewTransition to={href} className={className}>
        {children}
      </PageLink>
    );
  }
  return (
    <a
      href={href}
      className={className}
      {...(newWindow && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
      {newWindow && (
        <span className="vh">
          {t.locale === 'en' ? ` (${t('common.newWindow')})` : `（${t('common.newWindow')}）`}
        </span>
      )}
    </a>
  );
}
