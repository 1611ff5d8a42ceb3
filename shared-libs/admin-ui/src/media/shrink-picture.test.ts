// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shrinkPicture } from './shrink-picture.ts';

const MEGABYTE = 1_048_576;
const WHOLE = new Uint8Array([0xff, 0xd8, 0xff, 0xd9]);
/** A thumbnail with its own end, and the start of the picture data. */
const HALF = new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0, 4, 0xff, 0xd9, 0xff, 0xda, 0, 2, 0xff, 0]);
const photo = (size: number, name = '操場.jpg', type = 'image/jpeg', start: BlobPart = WHOLE) => {
  const file = new File([start], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
/** Calls of the canvas, which jsdom lacks. */
const drawn: { width: number; height: number; type: string }[] = [];
let bytesOf: (pixels: number) => number;
let decoded: (file: Blob, options?: ImageBitmapOptions) => Promise<unknown>;
beforeEach(() => {
  drawn.length = 0;
  bytesOf = (pixels) => pixels / 8;
  decoded = async () => ({ width: 8000, height: 6000, close: () => {} });
  vi.stubGlobal('createImageBitmap', (file: Blob, options?: ImageBitmapOptions) =>
    decoded(file, options),
  );
  // jsdom lacks it too.
  Blob.prototype.arrayBuffer = function arrayBuffer() {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.readAsArrayBuffer(this);
    });
  };
  HTMLCanvasElement.prototype.getContext = (() => ({ drawImage: () => {} })) as never;
  HTMLCanvasElement.prototype.toBlob = function toBlob(done, type = '') {
    drawn.push({ width: this.width, height: this.height, type });
    const blob = new Blob(['y'], { type });
    Object.defineProperty(blob, 'size', { value: bytesOf(this.width * this.height) });
    done(blob);
  };
});

describe('large photograph', () => {
  it('is rejected when its end is missing, which some browsers decode', async () => {
    const broken = photo(14 * MEGABYTE, 'a.jpg', 'image/jpeg', HALF);
    await expect(shrinkPicture(broken, 0)).rejects.toThrow('validation.pictureBroken');
    const mended = new Blob([HALF, WHOLE.subarray(2), 'x']);
    await shrinkPicture(photo(14 * MEGABYTE, 'a.jpg', 'image/jpeg', mended), 0);
    expect(drawn).toHaveLength(1);
  });
  it('is scaled down, rotated by its EXIF data, under the same name', async () => {
    const decodeOptions: unknown[] = [];
    decoded = async (_file, options) => {
      decodeOptions.push(options);
      return { width: 8000, height: 6000, close: () => {} };
    };
    const shrunk = await shrinkPicture(photo(14 * MEGABYTE), 10 * MEGABYTE);
    expect(decodeOptions).toEqual([{ imageOrientation: 'from-image' }]);
    expect(drawn).toEqual([{ width: 4730, height: 3547, type: 'image/jpeg' }]);
    expect([shrunk.name, shrunk.type]).toEqual(['操場.jpg', 'image/jpeg']);
  });
  it('becomes WebP with transparency, with a new extension', async () => {
    const shrunk = await shrinkPicture(
      photo(14 * MEGABYTE, '標誌.v2.png', 'image/png'),
      10 * MEGABYTE,
    );
    expect([shrunk.name, shrunk.type]).toEqual(['標誌.v2.webp', 'image/webp']);
  });
  it('is rejected when it cannot be decoded', async () => {
    decoded = () => Promise.reject(new Error('InvalidStateError'));
    await expect(shrinkPicture(photo(14 * MEGABYTE), 0)).rejects.toThrow(
      'validation.pictureBroken',
    );
  });
});

it.each<[string, File, (() => void)?]>([
  ['a small picture', photo(MEGABYTE)],
  ['a document', photo(14 * MEGABYTE, '簡章.pdf', 'application/pdf')],
  ['a GIF, which may be animated', photo(14 * MEGABYTE, '動畫.gif', 'image/gif')],
  ['an animated WebP', photo(14 * MEGABYTE, 'a.webp', 'image/webp', 'RIFF&\0\0\0WEBPVP8X…ANIM')],
  ['an animated PNG', photo(14 * MEGABYTE, 'a.png', 'image/png', '\x89PNG…IHDR…acTL')],
  [
    'a picture that would become larger',
    photo(4 * MEGABYTE),
    () => {
      bytesOf = () => 5 * MEGABYTE;
    },
  ],
  [
    'a picture in a browser without support',
    photo(14 * MEGABYTE),
    () => vi.stubGlobal('createImageBitmap', undefined),
  ],
])('leaves %s unchanged', async (_what, file, given) => {
  given?.();
  expect(await shrinkPicture(file, 10 * MEGABYTE)).toBe(file);
});
