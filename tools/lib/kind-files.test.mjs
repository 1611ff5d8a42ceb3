import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildKindFiles, mergeClaims, orderKinds } from './kind-files.mjs';
import { ROOT } from './workspace.mjs';

const kind = (id, to) => ({
  kind: { id, area: id.split('.')[0], fields: { title: {}, ...(to && { other: { to } }) } },
});
const news = kind('news.news');
const video = kind('about.video');
const vr = kind('vr.vr');
const ids = [news, video, vr].map((each) => each.kind.id);
const order = (found) => orderKinds(found, ids).map((each) => each.kind.id);

test('files generated from the kinds equal the output of `npm run kinds`', async () => {
  for (const [file, text] of Object.entries(await buildKindFiles(ROOT)))
    expect(readFileSync(join(ROOT, file), 'utf8'), file).toBe(text);
});

describe('order of the kinds', () => {
  test('keeps the existing order, with a new kind after the last of its area', () =>
    expect(order([kind('about.talk'), vr, video, news])).toEqual([
      'news.news',
      'about.video',
      'about.talk',
      'vr.vr',
    ]));
  test('puts the target of a relation first', () =>
    expect(order([kind('news.news', 'vr.room'), video, vr, kind('vr.room')])).toEqual([
      'vr.room',
      'news.news',
      'about.video',
      'vr.vr',
    ]));
});

describe('claims of a remote', () => {
  const claim = (area, page, order) => ({
    path: `/admin/${area}/${page}`,
    area,
    ...(order && { menu: { label: {}, order } }),
  });
  test('keep their position, follow the kinds, and append new ones to their area', () =>
    expect(
      mergeClaims(
        [claim('ad', 'byHand', 1), claim('about', 'list', 1), claim('vr', 'list', 1)],
        [claim('about', 'talks', 40), claim('about', 'list', 2)],
      ),
    ).toEqual([
      claim('ad', 'byHand', 1),
      claim('about', 'list', 2),
      claim('about', 'talks', 40),
      claim('vr', 'list', 1),
    ]));
});
