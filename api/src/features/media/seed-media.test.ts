import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageFile } from '../../platform/config/package-folder.ts';

interface Picture {
  name: string;
  file: string;
  subject: string;
  variants: { file: string; type: string; width: number }[];
}
const folder = packageFile('seed', 'media');
const pictures = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as Picture[];

/** All media names and addresses in a value. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'media' && typeof inner === 'string') return [inner];
    if (key === 'url' && typeof inner === 'string' && inner.startsWith('media/'))
      return [path.parse(inner).name];
    return namesIn(inner);
  });
}

const films = readdirSync(folder).flatMap((file) =>
  file.endsWith('.mp4') ? [path.parse(file).name] : [],
);
const documents = readdirSync(folder).filter((file) => /\.(pdf|xlsx|odt)$/.test(file));

describe('seed media', () => {
  it('has small documents that match their extension', () => {
    const extensions = new Set(documents.map((file) => path.extname(file)));
    expect(extensions).toEqual(new Set(['.pdf', '.xlsx', '.odt']));
    for (const file of documents) {
      const bytes = readFileSync(path.join(folder, file));
      expect(bytes.length, file).toBeLessThan(300_000);
      expect(bytes.subarray(0, 4).toString('latin1'), file).toBe(
        file.endsWith('.pdf') ? '%PDF' : 'PK\u0003\u0004',
      );
    }
  });
  it('has a video with captions for each entry of the video page', () => {
    const listed = JSON.parse(
      readFileSync(packageFile('seed', 'content', 'about.video.json'), 'utf8'),
    ) as { key: string; video: { url: string; captions: string } }[];
    expect(new Set(listed.map(({ video }) => video.url)).size).toBe(listed.length);
    for (const { key, video } of listed) {
      expect(video.captions, key).toMatch(/^WEBVTT\n\n00:00/);
      expect(statSync(path.join(folder, path.basename(video.url))).size).toBeLessThan(300_000);
    }
  });
  it('has every file that the demo content shows', () => {
    const content = packageFile('seed', 'content');
    const expected = new Set(
      readdirSync(content).flatMap((file) =>
        namesIn(JSON.parse(readFileSync(path.join(content, file), 'utf8'))),
      ),
    );
    expect(expected.size).toBeGreaterThan(20);
    const papers = documents.map((file) => path.parse(file).name);
    const there = new Set([...pictures.map(({ name }) => name), ...films, ...papers]);
    expect([...expected].filter((name) => !there.has(name))).toEqual([]);
    expect([...films, ...papers].filter((name) => !expected.has(name))).toEqual([]);
  });
  it('includes every width and type, so that a first start encodes none', () => {
    expect(pictures).toHaveLength(253);
    expect(pictures.filter(({ subject }) => subject === 'panorama')).toHaveLength(4);
    for (const { name, file, variants } of pictures) {
      expect(new Set(variants.map(({ type }) => type)), name).toEqual(
        new Set(['image/avif', 'image/webp']),
      );
      for (const each of [file, ...variants.map((variant) => variant.file)])
        expect(existsSync(path.join(folder, each)), each).toBe(true);
    }
  });
});
