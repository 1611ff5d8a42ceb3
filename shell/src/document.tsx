import type { ReactNode } from 'react';

interface DocumentProps {
  /** Style sheets in cascade order: the shell's, the remote's, the page's. */
  css?: readonly { href: string; precedence: string }[];
  children: ReactNode;
}
/** The document around everything; title, description and the like come from the page itself. */
export function Document({ css = [], children }: DocumentProps) {
  return (
    <html lang="zh-Hant-TW">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {css.map(({ href, precedence }) => (
          <link key={href} rel="stylesheet" href={href} precedence={precedence} />
        ))}
      </head>
      <body>{children}</body>
    </html>
  );
}
