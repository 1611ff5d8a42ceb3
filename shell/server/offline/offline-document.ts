import { messageOf } from '@admissions/contracts/catalogues';
import { identity } from '@admissions/contracts/site';
import { KEPT_PLACE } from '../../src/offline/keep-pages.ts';
import { plainDocument } from '../render/plain-document.ts';

/** The page that stands in for one that can neither be fetched nor was kept; `KEPT_PLACE` becomes the list of those that were. */
export const offlineDocument = () =>
  plainDocument(
    '目前離線',
    `<p class="eyebrow">${messageOf('zh-TW', 'network.offline')}</p><h1>這一頁要連上網路才看得到</h1>
<p>請檢查網路後再試一次；急著問的話，直接打電話給${identity.office}。</p>
<p lang="en">${messageOf('en', 'network.offline')} This page was not kept on your device.</p>
<div class="actions"><a class="retry" href="">${messageOf('zh-TW', 'network.retry')} <span lang="en">${messageOf('en', 'network.retry')}</span></a>
<a href="tel:${identity.phone.number}">${identity.phone.label}</a></div>
${KEPT_PLACE}`,
  );
