// Run by hand after a film of about.video.json is added or changed: `node api/seed/tools/make-films.mjs`, or with the keys of a few. Needs ffmpeg and a font with Chinese signs.
// Makes a few seconds of film for each: its still, moved in a way of its own, under its title. What is said stands in the captions of the entry.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';

const run = promisify(execFile);
const SECONDS = 9;
const RATE = 24;
const FRAMES = SECONDS * RATE;
const FONT = process.env.FILM_FONT ?? '/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc';
const seed = path.join(import.meta.dirname, '..');
const media = path.join(seed, 'media');

/** How the still is moved: no two neighbours alike. */
const MOVES = [
  { z: `1+0.25*on/${FRAMES}`, x: 'iw/2-iw/zoom/2', y: 'ih/2-ih/zoom/2' },
  { z: '1.25', x: `(iw-iw/zoom)*on/${FRAMES}`, y: '(ih-ih/zoom)/2' },
  { z: `1.3-0.3*on/${FRAMES}`, x: 'iw/2-iw/zoom/2', y: 'ih-ih/zoom' },
  { z: '1.25', x: `(iw-iw/zoom)*(1-on/${FRAMES})`, y: '(ih-ih/zoom)/2' },
  { z: '1.25', x: '(iw-iw/zoom)/2', y: `(ih-ih/zoom)*(1-on/${FRAMES})` },
];
const COLOURS = ['0x0b2f6b', '0x7a1f3d', '0x0f5f55', '0x5a3a8a', '0x8a4b12'];

const films = JSON.parse(await readFile(path.join(seed, 'content', 'about.video.json'), 'utf8'));
const folder = await mkdtemp(path.join(os.tmpdir(), 'films-'));
const wanted = process.argv.slice(2);
for (const [index, { key, title, pic }] of films.entries()) {
  if (wanted.length > 0 && !wanted.includes(key)) continue;
  const still = path.join(folder, `${key}.png`);
  const words = path.join(folder, `${key}.txt`);
  await sharp(path.join(media, `${pic.media}.avif`))
    .resize(1920, 1080, { fit: 'cover', position: 'attention' })
    .png()
    .toFile(still);
  await writeFile(words, title);
  const { z, x, y } = MOVES[index % MOVES.length];
  const colour = COLOURS[index % COLOURS.length];
  const filter = [
    `zoompan=z='${z}':x='${x}':y='${y}':d=${FRAMES}:s=640x360:fps=${RATE}`,
    `drawbox=y=0:h=56:w='min(iw,40+iw*t)':color=${colour}@0.92:t=fill`,
    `drawtext=fontfile=${FONT}:textfile=${words}:fontcolor=white:fontsize=26:x=24:y=14:alpha='min(1,t/0.8)'`,
    `drawtext=fontfile=${FONT}:text=示範短片:fontcolor=white:fontsize=16:x=w-tw-20:y=h-32:box=1:boxcolor=${colour}@0.8:boxborderw=6`,
    `fade=in:0:12,fade=out:${FRAMES - 18}:18`,
  ].join(',');
  await run('ffmpeg', [
    ...['-y', '-loglevel', 'error', '-i', still, '-vf', filter, '-frames:v', String(FRAMES)],
    ...['-c:v', 'libx264', '-preset', 'slow', '-crf', '31', '-pix_fmt', 'yuv420p'],
    ...['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'],
    ...['-movflags', '+faststart', path.join(media, `${key}.mp4`)],
  ]);
}
await rm(folder, { recursive: true });
