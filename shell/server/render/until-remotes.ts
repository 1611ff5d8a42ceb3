import { brokenDocument } from './broken-document.ts';
import { packPage } from './packed-page.ts';
import type { PageAnswer } from './pages.ts';

type Pages = (target: string) => Promise<PageAnswer>;

/** The pages once there is a remote that has any; until then every address is an outage (503, to be tried again), never a page that does not exist: search engines forget those. */
export async function untilRemotes(pages: Pages, hasPages: () => boolean): Promise<Pages> {
  const body = await packPage(brokenDocument(), []);
  return async (target) => (hasPages() ? pages(target) : { status: 503, body, source: 'render' });
}
