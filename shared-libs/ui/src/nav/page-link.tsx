import { localeIn } from '@admissions/model';
import { useAppStore } from '@admissions/store';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { useAddress } from './use-address.ts';

/** A link to a page of this site, which it shows in the language of this one where it has one. */
export function PageLink({
  to,
  ...rest
}: Omit<ComponentProps<typeof Link>, 'to'> & { to: string }) {
  const address = useAddress()(to);
  const locale = useAppStore((state) => state.locale);
  const target = /^[/?]/.test(address) ? readLanguage(address) : locale;
  return (
    <Link
      to={address}
      // A language comes with a document of its own.
      reloadDocument={target !== locale}
      {...(target !== locale && target !== 'en' && { hrefLang: 'zh-Hant-TW' })}
      {...rest}
    />
  );
}

const readLanguage = (address: string) => localeIn(address.replace(/^[^?]*|#.*$/gs, ''));
