// Run by hand after a drawing is added or changed: `node api/seed/tools/draw-media.mjs`, or with parts of the names of a few; then make-variants.mjs.
// Draws the heads of pages, the slides of the home page that show people, the later portraits and the redrawn scenes, and enters them into media/index.json.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { rng, svg } from './draw/draw.mjs';
import { grain } from './draw/grain.mjs';
import { heads } from './draw/heads.mjs';
import { heroes } from './draw/heroes.mjs';
import { redrawn } from './draw/redrawn.mjs';
import { students } from './draw/students.mjs';

sharp.concurrency(1);
const folder = path.join(import.meta.dirname, '../media');
const wanted = process.argv.slice(2);
const all = [...heads, ...heroes, ...students, ...redrawn];
const chosen = all.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));

for (const { name, size, sheet, draw, subject } of chosen) {
  const [width, height] = size;
  const drawn = sharp(Buffer.from(svg(...sheet, draw(rng(name))))).resize(width, height).removeAlpha();
  // Heads stand on the colour of the page, which specks would part from it.
  const image =
    subject === 'head'
      ? drawn
      : sharp(await drawn.png().toBuffer()).composite([{ input: grain(width, height), raw: { width, height, channels: 4 } }]);
  const quality = subject === 'head' ? 62 : 50;
  await image.avif({ quality, effort: 4, chromaSubsampling: '4:4:4' }).toFile(path.join(folder, `${name}.avif`));
}

const file = path.join(folder, 'index.json');
const index = JSON.parse(await readFile(file, 'utf8'));
for (const { name, alt, focal, subject, size } of all) {
  const entry = { name, file: `${name}.avif`, width: size[0], height: size[1], alt, focal, subject };
  const known = index.find((picture) => picture.name === name);
  if (known) Object.assign(known, entry);
  else index.push(entry);
}
await writeFile(file, `${JSON.stringify(index, null, 1)}\n`);
