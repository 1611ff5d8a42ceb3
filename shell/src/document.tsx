import { identity } from '@admissions/site-content';
import { useAppStore } from '@admissions/store';
import { type ReactNode, useLayoutEffect } from 'react';
import { stopRecordingClicks } from './browser/replay-early-clicks.ts';
import { useBoot } from './remotes/boot-context.ts';

interface DocumentProps {
  /** In cascade order: the shell's, the remote's, the page's. */
  css?: readonly { href: string; precedence: string }[];
  children: ReactNode;
}
/** The document; pages add title and meta themselves. */
export function Document({ css = [], children }: DocumentProps) {
  const locale = useAppStore((state) => state.locale);
  const { look } = useBoot().words?.identity ?? identity;
  useLayoutEffect(stopRecordingClicks, []);
  return (
    <html lang={locale === 'en' ? 'en' : 'zh-Hant-TW'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="theme-color" content={look.dark} />
        {look.logo ? (
          <link rel="icon" href={look.logo} />
        ) : (
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        )}
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {css.map(({ href, precedence }) => (
          <link key={href} rel="stylesheet" href={href} precedence={precedence} />
        ))}
      </head>
      <body>{children}</body>
    </html>
  );
}
