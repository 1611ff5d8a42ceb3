/**
 * Reads a cookie of this path and host only; planted cookies with its name would be read first, so
 * they are removed. Serialized into the document: uses only its arguments and the browser.
 */
export function readOwnCookie(name: string, path: string) {
  const read = () =>
    document.cookie
      .split('; ')
      .filter((pair) => pair.startsWith(`${name}=`))
      .map((pair) => decodeURIComponent(pair.slice(name.length + 1)));
  if (read().length > 1) {
    const parts = location.pathname.split('/');
    const paths = parts.flatMap((_, at) => {
      const above = parts.slice(0, at + 1).join('/');
      return [above, `${above}/`];
    });
    const labels = location.hostname.split('.');
    const domains = labels.map((_, at) => `;domain=${labels.slice(at).join('.')}`);
    // At its own path some engines prefer a cookie with a domain.
    for (const planted of paths.filter((each) => each !== '' && each !== path))
      for (const domain of ['', ...domains]) dropCookie(`${name}=;path=${planted}${domain}`);
  }
  return read()[0] ?? '';
}

function dropCookie(cookie: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: no library exists before the first module
  document.cookie = `${cookie};max-age=0`;
}
