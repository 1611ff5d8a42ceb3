import { messageOf } from '@admissions/model/catalogues';
import { KEPT_PLACE } from '../../src/offline/keep-pages.ts';
import { currentIdentity } from '../base/current-identity.ts';
import { xmlText } from '../base/xml-text.ts';
import { plainDocument } from '../render/plain-document.ts';

/** The page that stands in for one that can neither be fetched nor was kept; `KEPT_PLACE` becomes the list of those that were. */
export function offlineDocument(): string {
  const { office, phone } = currentIdentity();
  return plainDocument(
    '目前離線',
    `<p class="eyebrow">${messageOf('zh-TW', 'network.offline')}</p><h1>這一頁<wbr>要連上網路<wbr>才看得到</h1>
<p>請檢查網路後再試一次；急著問的話，直接打電話給${xmlText(office)}。</p>
<p lang="en">${messageOf('en', 'network.offline')} This page was not kept on your device.</p>
<div class="actions"><a class="retry" href="">${messageOf('zh-TW', 'network.retry')} <span lang="en">${messageOf('en', 'network.retry')}</span></a>
<a href="tel:${xmlText(phone.number)}">${xmlText(phone.label)}</a></div>
${KEPT_PLACE}`,
  );
}
