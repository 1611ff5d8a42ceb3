import { brokenDocument } from './broken-document.ts';
import { packPage } from './packed-page.ts';
import type { PageAnswer } from './pages.ts';

/** The pages once there is a remote that has any; until then every address is an outage (503, to be tried again), never a page that does not exist: search engines forget those. */
export async function untilRemotes<Asked extends unknown[]>(
  pages: (...asked: Asked) => Promise<PageAnswer>,
  hasPages: () => boolean,
): Promise<(...asked: Asked) => Promise<PageAnswer>> {
  const body = await packPage(brokenDocument(), []);
  return async (...asked) => (hasPages() ? pages(...asked) : { status: 503, body, source: 'render' });
}
