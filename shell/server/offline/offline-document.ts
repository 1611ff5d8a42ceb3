import { formatMessage } from '@admissions/model/catalogues';
import { CACHED_LIST_PLACEHOLDER } from '../../src/offline/page-cache.ts';
import { currentIdentity } from '../base/current-identity.ts';
import { escapeXml } from '../base/escape-xml.ts';
import { renderLabel } from '../render/failure-document.ts';
import { renderPlainDocument } from '../render/plain-document.ts';

/** Shown for pages neither reachable nor cached; `KEPT_PLACE` is replaced by the cached ones. */
export function renderOfflineDocument(): string {
  const { office, phone } = currentIdentity();
  return renderPlainDocument(
    '目前離線',
    `<p class="eyebrow">${formatMessage('zh-TW', 'network.offline')}</p><h1>這一頁<wbr>要連上網路<wbr>才看得到</h1>
<p>請檢查網路後再試一次；急著問的話，直接打電話給${escapeXml(office)}。</p>
<p lang="en">${formatMessage('en', 'network.offline')} This page was not kept on your device.</p>
<div class="actions"><a class="retry" href="">${renderLabel('network.retry')}</a>
<a href="tel:${escapeXml(phone.number)}">${escapeXml(phone.label)}</a></div>
${CACHED_LIST_PLACEHOLDER}`,
  );
}
