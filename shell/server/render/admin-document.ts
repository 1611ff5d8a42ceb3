import type { Boot } from '@admissions/contracts';
import { messageOf } from '@admissions/contracts/catalogues';
import type { Services } from '../services.ts';
import { jsonForScript } from './boot-json.ts';
import type { EntryAssets } from './shell-assets.ts';

interface Facts {
  assets: EntryAssets;
  nonce: string;
  requestId: string;
  shellVersion: string;
  site: Services['site'];
  isProbed: boolean;
}

/** The back office's document: rendered in the browser, and without a word about any admin remote before sign-in. */
export function adminDocument({ assets, nonce, requestId, shellVersion, site, isProbed }: Facts): string {
  const boot: Boot = { locale: 'zh-TW', registry: [], site, footer: null, shell: shellVersion, requestId };
  const trusted = (href: string) => `${assets.integrity[href] ? `integrity="${assets.integrity[href]}" ` : ''}nonce="${nonce}"`;
  return [
    '<!doctype html><html lang="zh-Hant-TW"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex, nofollow"><link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<script type="importmap" nonce="${nonce}">${jsonForScript({ integrity: assets.integrity })}</script>`,
    ...assets.css.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...assets.preload.map((href) => `<link rel="modulepreload" href="${href}" ${trusted(href)}>`),
    `<script type="application/json" id="boot">${jsonForScript({ ...boot, ...(isProbed && { isProbed }) })}</script>`,
    `<script type="module" src="${assets.entry}" ${trusted(assets.entry)}></script>`,
    `</head><body><div id="root"></div><noscript>${messageOf('zh-TW', 'error.default')}</noscript></body></html>`,
  ].join('\n');
}
