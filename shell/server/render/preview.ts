import {
  FRAMED_PARAM,
  PREVIEW_PARAM,
  PREVIEW_PATHS,
  type PreviewState,
} from '@admissions/protocol';
import type { PageAnswer, PageVisitor } from './pages.ts';
import { createRenderApi } from './render-api.ts';
import type { RenderDeps, RenderedPage } from './render-page.ts';
import type { RenderQueue } from './render-queue.ts';

export interface Preview {
  token: string;
  until: string;
}
const MAX_TOKEN_LENGTH = 200;
const CHECK_TIMEOUT_MS = 2000;

interface PreviewRequest {
  token: string;
  /** The address without the token. */
  publishedTarget: string;
  isFramed: boolean;
}
/** Null without a token. */
export function findPreview(target: string): PreviewRequest | null {
  const [path = '/', query = ''] = target.split('?', 2);
  const params = new URLSearchParams(query);
  const token = params.get(PREVIEW_PARAM);
  if (token === null) return null;
  const isFramed = params.has(FRAMED_PARAM);
  for (const name of [PREVIEW_PARAM, FRAMED_PARAM]) params.delete(name);
  return { token, publishedTarget: params.size > 0 ? `${path}?${params}` : path, isFramed };
}

/** Not cached, not indexed, and without referrer. */
export const PREVIEW_HEADERS = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

interface Deps {
  api: Pick<RenderDeps, 'apiUrl' | 'token' | 'internalToken'>;
  queue: RenderQueue;
  lane?: (target: string, visitor: PageVisitor) => string;
  render: (target: string, visitor: PageVisitor, preview: Preview) => Promise<RenderedPage>;
  pages: (target: string, visitor: PageVisitor) => Promise<PageAnswer>;
}
/** Not cached; an expired token shows the public page. */
export function withPreviews({ api, queue, lane, render, pages }: Deps): Deps['pages'] {
  async function readState(token: string, address: string): Promise<Preview | null> {
    if (token.length > MAX_TOKEN_LENGTH) return null;
    try {
      const previewApi = createRenderApi({
        ...api,
        address,
        timeoutMs: CHECK_TIMEOUT_MS,
        preview: token,
      });
      return { token, until: (await previewApi.get<PreviewState>(PREVIEW_PATHS.state)).until };
    } catch {
      return null;
    }
  }
  return async (target, visitor) => {
    const previewRequest = findPreview(target);
    if (!previewRequest) return pages(target, visitor);
    // Tokens can be invented: checking them waits in the same queue as rendering.
    const page = await queue.run(
      visitor.network,
      async () => {
        const preview = await readState(previewRequest.token, visitor.address);
        return preview && render(target, visitor, preview);
      },
      lane?.(previewRequest.publishedTarget, visitor),
    );
    if (!page) return pages(previewRequest.publishedTarget, visitor);
    return { ...page, source: 'preview', ...(previewRequest.isFramed && { isFramed: true }) };
  };
}
