import { readFile } from 'node:fs/promises';
import { formatMessage } from '@admissions/model/catalogues';
import type { FastifyInstance } from 'fastify';
import farewellWorker from '../../src/offline/farewell-worker.ts?inline-script';
import { CACHED_LIST_PLACEHOLDER } from '../../src/offline/page-cache.ts';
import { currentIdentity } from '../base/current-identity.ts';
import { escapeXml } from '../base/escape-xml.ts';
import { fingerprint } from '../base/hashes.ts';
import { workerHeaders } from '../http/security-headers.ts';
import { renderLabel } from '../render/failure-document.ts';
import { plainPolicy, renderPlainDocument } from '../render/plain-document.ts';

interface Deps {
  /** Absent in development. */
  workerFile: string | undefined;
  /** Whether browsers cache visited pages. */
  hasOfflinePages: boolean;
}

/** The offline page and the service worker that shows it. */
export async function registerOfflineRoutes(
  app: FastifyInstance,
  { workerFile, hasOfflinePages }: Deps,
) {
  const program = workerFile && hasOfflinePages ? await readFile(workerFile, 'utf8') : null;
  // The current version, so that browsers fetch a changed offline page.
  function buildWorker() {
    if (program === null) return farewellWorker;
    return `self.OFFLINE_VERSION="${fingerprint(renderOfflineDocument())}";\n${program}`;
  }

  app.get('/offline', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': plainPolicy(),
        'cache-control': 'public, no-cache',
        'x-robots-tag': 'noindex',
      })
      .send(renderOfflineDocument()),
  );
  app.get('/sw.js', (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .headers({ ...workerHeaders, 'cache-control': 'no-cache' })
      .send(buildWorker()),
  );
}

/** Shown for pages neither reachable nor cached; `KEPT_PLACE` is replaced by the cached ones. */
function renderOfflineDocument() {
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
