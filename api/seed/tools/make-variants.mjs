// Run by hand after a picture of api/seed/media is added or changed: `node api/seed/tools/make-variants.mjs`, or with parts of the names of a few.
// Makes the smaller encodings and the placeholders once, so that a first start only copies files.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const folder = path.join(import.meta.dirname, '../media');
const WIDTHS = [480, 960];
const FALLBACK_WIDTH = 960;

const pictures = JSON.parse(await readFile(path.join(folder, 'index.json'), 'utf8'));
const wanted = process.argv.slice(2);
const isWanted = ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part));
for (const picture of pictures.filter(isWanted)) Object.assign(picture, await makeVariants(picture));
await writeFile(path.join(folder, 'index.json'), `${JSON.stringify(pictures, null, 1)}\n`);

async function makeVariants({ name, file }) {
  const original = await readFile(path.join(folder, file));
  const { width, height } = await sharp(original).metadata();
  const variants = [];
  for (const narrower of WIDTHS.filter((each) => each < width)) {
    variants.push(await written(`${name}-${narrower}.avif`, 'image/avif', narrower, sharp(original).resize(narrower).avif({ quality: 50, effort: 5 })));
  }
  variants.push({ type: 'image/avif', width, file });
  const fallback = Math.min(FALLBACK_WIDTH, width);
  variants.push(await written(`${name}-${fallback}.webp`, 'image/webp', fallback, sharp(original).resize(fallback).webp({ quality: 64, effort: 5 })));
  const colour = await sharp(original).flatten({ background: '#fff' }).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  return { width, height, variants, placeholder: `#${colour.subarray(0, 3).toString('hex')}` };
}

async function written(file, type, width, image) {
  await image.toFile(path.join(folder, file));
  return { type, width, file };
}
