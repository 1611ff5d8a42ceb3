// Not beside the checks of style sheets: shells use it, and have no postcss.
/** The first `style` attribute of a rendered page, which the site's policy blocks, as a message. */
export function findBlockedStyle(html: string) {
  const [, element, style] = /<([a-z][\w-]*)[^<>]*\s(style="[^"]*")/.exec(html) ?? [];
  return (
    element &&
    `the site's Content Security Policy blocks ${style} of <${element}> in the server's HTML: use a class`
  );
}
