import { type AnyKind, adminPathsOf } from '@admissions/model';
import { KINDS } from '@admissions/model/kinds';
import { describe, expect, it } from 'vitest';
import { asStaff, sampleEntry, testApp } from '#testing';
import { media } from '../../features/media/media-tables.ts';
import inputs from './addresses.json' with { type: 'json' };

const test = testApp();
const staff = asStaff(test);

/** Fields of a kind with addresses, each with a function that builds the input. */
function placesOf({ fields }: AnyKind): [string, (href: string) => Record<string, unknown>][] {
  return Object.entries(fields).flatMap(
    ([name, { type }]): [string, (href: string) => Record<string, unknown>][] => {
      if (type === 'link' || type === 'panorama')
        return [[name, (href) => ({ [name]: { href, label: '看' } })]];
      if (type === 'video')
        return [[name, (href) => ({ [name]: { provider: 'file', url: href } })]];
      if (type === 'items')
        return [
          [
            `${name}: button`,
            (href) => ({ [name]: [{ type: 'button', label: '看', link: { href } }] }),
          ],
        ];
      return [];
    },
  );
}
const kinds = KINDS.filter((kind) => placesOf(kind).length > 0);

describe('addresses', () => {
  it.each(kinds)('$id refuses script and foreign-protocol addresses', async (kind) => {
    const values = await sampleEntry(test, kind);
    const accepted: string[] = [];
    for (const [path, sentOf] of placesOf(kind)) {
      for (const href of inputs.refused) {
        const { status, body } = await staff('POST', adminPathsOf(kind).add, {
          ...values,
          ...sentOf(href),
        });
        // "Left empty" is stored as null.
        if (
          status !== 422 ||
          !Object.keys(body.errors).some((name) => name.startsWith(path.split(':')[0] as string))
        )
          accepted.push(`${path}: ${status} ${JSON.stringify(href)}`);
      }
    }
    expect(accepted).toEqual([]);
  });

  it('stores addresses of this site and of the web unchanged', async () => {
    const kind = kinds.find(
      ({ fields, singleton }) => fields.link?.type === 'link' && !singleton,
    ) as AnyKind;
    const values = await sampleEntry(test, kind);
    for (const href of inputs.accepted) {
      const { body } = await staff('POST', adminPathsOf(kind).add, { ...values, link: { href } });
      expect(body.data?.link, href).toEqual({ href });
    }
  });

  it('accepts only library files as address of a video', async () => {
    const film = {
      kind: 'video' as const,
      type: 'video/mp4',
      size: 1,
      width: 16,
      height: 9,
      placeholder: '',
      variants: [],
    };
    await test.deps.db.orm.insert(media).values([
      { ...film, name: 'a.mp4', file: 'there-1.mp4' },
      { ...film, kind: 'file', name: 'b.mp4', file: 'no-film.mp4' },
    ]);
    const withVideo = kinds.flatMap((kind) => {
      const name = Object.entries(kind.fields).find(([, { type }]) => type === 'video')?.[0];
      const body = Object.entries(kind.fields).find(([, { type }]) => type === 'items')?.[0];
      const places = [];
      if (name)
        places.push({ kind, name, sentOf: (url: string): unknown => ({ provider: 'file', url }) });
      if (body)
        places.push({
          kind,
          name: body,
          sentOf: (url: string): unknown => [{ type: 'video', video: { provider: 'file', url } }],
        });
      return places;
    });
    expect(withVideo.length).toBeGreaterThan(5);
    const foreign = [
      '/media/missing.mp4',
      '/media/no-film.mp4',
      '/media/../there-1.mp4',
      '/media/there-1.mp4?x',
      '/media/there-1.webp',
      'media/there-1.mp4',
      '/there-1.mp4',
    ];
    const wrong: string[] = [];
    for (const { kind, name, sentOf } of withVideo) {
      const values = await sampleEntry(test, kind);
      const send = (url: string) =>
        staff('POST', adminPathsOf(kind).add, { ...values, [name]: sentOf(url) });
      for (const url of [
        ...foreign,
        'https://evil.example/x.mp4',
        ...(kind === withVideo[0]?.kind ? inputs.accepted : []),
      ]) {
        const { status, body } = await send(url);
        const fieldErrors = Object.entries((body.errors ?? {}) as Record<string, string[]>).find(
          ([path]) => path.split('.')[0] === name,
        );
        if (status !== 422 || !fieldErrors?.[1].includes('請從媒體庫選擇已上傳的影片檔。'))
          wrong.push(`${kind.id} ${name}: ${status} ${url} ${JSON.stringify(body.errors)}`);
      }
      const { body } = await send('/media/there-1.mp4');
      if (body.errorCode !== 1) wrong.push(`${kind.id} ${name}: ${JSON.stringify(body.errors)}`);
    }
    expect(wrong).toEqual([]);
  }, 120_000);
});
