import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { adminPathsOf } from '@admissions/model';
import { news, vr } from '@admissions/model/kinds';
import { MEDIA_PATHS } from '@admissions/protocol/staff';
import { expect, it } from 'vitest';
import { addEntry, asPerson, asVisitor, sampleEntry, testApp, uploadTo } from '#testing';

const test = testApp();
const writer = asPerson(test, 'writer');
const reader = asVisitor(test);

it('the server never requests addresses entered by users or found in files', async () => {
  const requestedUrls: string[] = [];
  const canary = http.createServer(({ url = '' }, response) => {
    requestedUrls.push(url);
    response.end('x');
  });
  // On IPv6 too.
  await new Promise<void>((resolve) => canary.listen(0, resolve));
  const { port } = canary.address() as AddressInfo;
  const { call: staff, headers } = writer;
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:7f00:1]', '2130706433']) {
    const url = `https://${host}:${port}/secret.mp4`;
    const body = [
      { type: 'button', label: 'x', link: { href: url } },
      { type: 'text', html: `<p><a href="${url}">x</a><img src="${url}"></p>` },
    ];
    const added = await addEntry(staff, test, news, { link: { href: url }, body });
    const shown = await reader('GET', `/api/ap/news/${added.id}`);
    expect(shown.body.data.body).toHaveLength(2);
    const film = { type: 'video', video: { provider: 'file', url } };
    const entry = { ...(await sampleEntry(test, news)), body: [film] };
    expect((await staff('POST', adminPathsOf(news).add, entry)).status).toBe(422);
    const tour = await addEntry(staff, test, vr, { panorama: { href: url } });
    const seen = await reader('GET', `/api/ap/vr/vr_info/${tour.id}`);
    expect(seen.body.data.panorama).toMatchObject({ href: url });
    const plain = url.replace('https', 'http');
    for (const [name, text] of [
      [plain, `<svg xmlns="http://www.w3.org/2000/svg"><image href="${plain}"/></svg>`],
      ['a.pdf', `%PDF-1.4\n1 0 obj<</S/URI/URI(${plain})>>endobj\n%%EOF`],
      ['a.m3u8', `#EXTM3U\n${plain}`],
      ['a.url', plain],
    ] as const)
      await uploadTo(test, headers, Buffer.from(text), { name });
    expect((await staff('POST', MEDIA_PATHS.upload, { url: plain })).status).toBe(415);
  }
  expect(requestedUrls).toEqual([]);
  await fetch(`http://127.0.0.1:${port}/alive`);
  expect(requestedUrls).toEqual(['/alive']);
  canary.closeAllConnections();
  canary.close();
}, 60_000);
