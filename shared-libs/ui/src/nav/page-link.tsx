import { useAppStore } from '@admissions/store';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { useAddress } from './use-address.ts';

/** A link to a page of this site, which it shows in the language of this one. */
export function PageLink({
  to,
  ...rest
}: Omit<ComponentProps<typeof Link>, 'to'> & { to: string }) {
  const address = useAddress();
  const locale = useAppStore((state) => state.locale);
  // A language comes with a document of its own.
  return (
    <Link
      to={address(to)}
      reloadDocument={locale !== 'en' && /[?&]lang=en([&#]|$)/.test(to)}
      {...rest}
    />
  );
}
