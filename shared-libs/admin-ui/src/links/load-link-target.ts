import { api } from '@admissions/api-client';
import { LINK_PATHS, type LinkTarget, MAX_LINKS } from '@admissions/protocol/staff';

interface LinkTargets {
  list: LinkTarget[];
}

/** All links of a form share one request. */
const BATCH_DELAY_MS = 50;
let queue: { link: string; resolve: (target: LinkTarget | null) => void }[] = [];

/** Current target of an internal link; null when it cannot be loaded. */
export const loadLinkTarget = (link: string): Promise<LinkTarget | null> =>
  new Promise((resolve) => {
    queue.push({ link, resolve });
    if (queue.length === 1) setTimeout(() => void loadQueued(), BATCH_DELAY_MS);
  });

async function loadQueued(): Promise<void> {
  const batch = queue;
  queue = [];
  for (let at = 0; at < batch.length; at += MAX_LINKS) {
    const part = batch.slice(at, at + MAX_LINKS);
    const links = [...new Set(part.map(({ link }) => link))];
    const found = await loadTargets(links).catch(() => null);
    for (const { link, resolve } of part)
      resolve(found?.list?.find((target) => target.link === link) ?? null);
  }
}

const loadTargets = async (links: readonly string[]) =>
  api().post<LinkTargets>(LINK_PATHS.targets, { links }, { silent: true, once: true });
