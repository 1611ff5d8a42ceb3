import { formatMessage } from '@admissions/model/catalogues';
import { ADMIN_TOKEN_COOKIE, APP_TOKEN_COOKIE, AUTH_PATHS } from '@admissions/protocol';
import type { Boot } from '@admissions/protocol/releases';
import { identity as own } from '@admissions/site-content';
import { writeImportMap } from '../../src/browser/import-map.ts';
import { readOwnCookie } from '../../src/browser/read-own-cookie.ts';
import { type BackOfficeStart, startBackOffice } from '../../src/start-back-office.ts';
import { findBrandStyle } from '../base/brand-style.ts';
import { currentIdentity } from '../base/current-identity.ts';
import { escapeXml } from '../base/escape-xml.ts';
import { jsonForScript } from '../render/boot-json.ts';
import type { EntryAssets } from '../render/shell-assets.ts';
import { renderStartNotice } from '../render/start-notice.ts';
import type { Services } from '../services/services.ts';
import { ADMIN_REGISTRY_PATH } from './admin-registry.ts';

interface AdminDocumentOptions {
  assets: EntryAssets;
  nonce: string;
  requestId: string;
  shellVersion: string;
  site: Services['site'];
  /** Whether staff may sign in with the university's identity provider. */
  hasProvider: boolean;
}

/** Client-rendered, and names no admin remote before sign-in. */
export function renderAdminDocument({
  assets,
  nonce,
  requestId,
  shellVersion,
  site,
  hasProvider,
}: AdminDocumentOptions) {
  const identity = currentIdentity();
  const boot: Boot = {
    locale: 'zh-TW',
    registry: [],
    site,
    footer: null,
    shell: shellVersion,
    requestId,
    ...(hasProvider && { hasProvider }),
    ...(identity !== own && { words: { identity } }),
  };
  const start: BackOfficeStart = {
    entry: assets.entry,
    preload: assets.preload,
    integrity: assets.integrity,
    cookies: { app: APP_TOKEN_COOKIE.name, admin: ADMIN_TOKEN_COOKIE },
    paths: { appSignIn: AUTH_PATHS.appSignIn, registry: ADMIN_REGISTRY_PATH },
  };
  return [
    '<!doctype html><html lang="zh-Hant-TW"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeXml(identity.name)}</title>`,
    '<meta name="robots" content="noindex, nofollow"><link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    // Before the style sheets, because scripts wait for preceding ones.
    `<script nonce="${nonce}">(${startBackOffice})(${jsonForScript(start)},(entry)=>import(entry),${writeImportMap},${readOwnCookie}).catch((e)=>{document.documentElement.dataset.start='failed';throw e})</script>`,
    ...[...assets.css, findBrandStyle(identity.look) ?? []]
      .flat()
      .map((href) => `<link rel="stylesheet" href="${href}">`),
    `<script type="application/json" id="boot">${jsonForScript(boot)}</script>`,
    `</head><body><div id="root"></div><p id="start-wait" role="status"><span class="vh">${formatMessage('zh-TW', 'loading.page')}</span></p><noscript>後台需要JavaScript，請在瀏覽器允許這個網站使用，再重新整理。 <span lang="en">The back office needs JavaScript: allow it for this site, then reload.</span></noscript>${renderStartNotice('zh-TW', identity)}</body></html>`,
  ].join('\n');
}
