import { useMessage } from '@admissions/store';
import type { ReactNode } from 'react';
import { PageLink } from './page-link.tsx';

interface SmartLinkProps {
  href: string;
  newWindow?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}
/** An internal link by the router, an external one as it is; a new window is announced. */
export function SmartLink({ href, newWindow = false, className, children }: SmartLinkProps) {
  const t = useMessage();
  // A path with an extension is a file.
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
