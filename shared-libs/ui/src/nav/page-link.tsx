import { parseLocale } from '@admissions/model';
import { useAppStore } from '@admissions/store';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { useAddress } from './use-address.ts';

/** An internal link that preserves the language where the target has it. */
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
      // Another language needs a new document.
      reloadDocument={target !== locale}
      {...(target !== locale && target !== 'en' && { hrefLang: 'zh-Hant-TW' })}
      {...rest}
    />
  );
}

const readLanguage = (address: string) => parseLocale(address.replace(/^[^?]*|#.*$/gs, ''));
