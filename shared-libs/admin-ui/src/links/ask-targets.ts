import { api } from '@admissions/api-client';
import type { LinkTarget } from '@admissions/protocol/staff';
import { LINK_PATHS, LINKS_MOST } from '@admissions/protocol/staff';

interface LinkTargets {
  list: LinkTarget[];
}

/** All links of a form are asked for together. */
const TOGETHER = 50;
let waiting: { link: string; tell: (target: LinkTarget | null) => void }[] = [];

/** What a link of this site leads to now; null when that cannot be said. */
export const askTarget = (link: string): Promise<LinkTarget | null> =>
  new Promise((tell) => {
    waiting.push({ link, tell });
    if (waiting.length === 1) setTimeout(() => void askAll(), TOGETHER);
  });

async function askAll(): Promise<void> {
  const asked = waiting;
  waiting = [];
  for (let at = 0; at < asked.length; at += LINKS_MOST) {
    const part = asked.slice(at, at + LINKS_MOST);
    const links = [...new Set(part.map(({ link }) => link))];
    const found = await api()
      .post<LinkTargets>(LINK_PATHS.targets, { links }, { silent: true, once: true })
      .catch(() => null);
    for (const { link, tell } of part)
      tell(found?.list?.find((target) => target.link === link) ?? null);
  }
}
