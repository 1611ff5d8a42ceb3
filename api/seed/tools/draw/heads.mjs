// The pictures in the heads of pages, each drawn for its place: the subject on the right and plain colour on the left of the wide one,
// the subject below and plain colour above in the tall one, so that words stand on the colour alone.
import { at, circle, mix, path, tint } from './draw.mjs';
import { SUBJECTS } from './head-subjects.mjs';

/** The colours of the heads, the same as in the pages' style: `--ground` of each place. */
export const GROUNDS = {
  all: '#e3ecf8',
  news: '#fdebd7',
  bachelor: '#e2edff',
  master: '#e6e4f8',
  specialized: '#0a2a5e',
  admissions: '#fff1cc',
  camp: '#dff3e4',
  staff: '#e4efe9',
  studying: '#f1e6fb',
  international: '#d8f0f4',
  digit: '#e0e6ff',
  practice: '#ffe9d6',
  share: '#fde4e6',
  life: '#fbe9da',
  'life-2': '#e7f0dc',
  'life-3': '#fde3d0',
  yzu: '#dcefff',
  video: '#ece6f7',
  '360tours': '#d6ecec',
  traffic: '#e2f1dc',
  forms: '#e8eef5',
};

/** What the shape behind the subject takes its colour from. */
const ACCENTS = {
  news: '#e08a3c',
  admissions: '#e0a100',
  camp: '#2a9d6f',
  staff: '#2a7a66',
  practice: '#e07b39',
  share: '#d9596b',
  life: '#d9773f',
  'life-2': '#7a9a3a',
  'life-3': '#d9653b',
  studying: '#8b5fc7',
  video: '#7b5bb8',
  master: '#6a5bd0',
  '360tours': '#0f766e',
  traffic: '#5a9a4a',
};

const shapes = {
  circle: (colour) => circle(520, 400, 400, colour),
  arch: (colour) => path('M130 860V440a390 390 0 0 1 780 0V860Z', colour),
  hill: (colour) => path('M-240 860Q120 140 520 150T1240 640V860Z', colour),
  block: (colour) => path('M90 860V120a60 60 0 0 1 60-60H930a60 60 0 0 1 60 60V860Z', colour),
  sun: (colour) => circle(560, 330, 300, colour) + path('M-120 860Q460 560 1240 720V860Z', mix(colour, '#ffffff', 0.25)),
};

/** The subject stands in a field of 1000 by 860, its feet at 800. */
function drawSubject({ shape, ground, accent, draw }, r) {
  const back = mix(ground, accent, 0.2);
  const floor = mix(ground, accent, 0.42);
  return [
    shapes[shape](shape === 'sun' ? tint('#ffc145', 0.25) : back),
    path('M-70 800H1070a18 18 0 0 1 0 36H-70a18 18 0 0 1 0-36Z', floor),
    draw(r, ground),
  ];
}

export const heads = Object.entries(SUBJECTS).flatMap(([key, { alt, ...subject }]) => {
  const ground = GROUNDS[key];
  const whole = { ...subject, ground, accent: ACCENTS[key] ?? '#3f7fd0' };
  const plain = (w, h) => path(`M0 0H${w}V${h}H0Z`, ground);
  return [
    {
      name: `head-${key}`,
      alt: `${alt}，插畫`,
      focal: { x: 0.8, y: 0.6 },
      subject: 'head',
      size: [1680, 600],
      sheet: [2800, 1000],
      draw: (r) => [plain(2800, 1000), at(1560, 60, 1.1, drawSubject(whole, r).flat(9))],
    },
    {
      name: `head-${key}-portrait`,
      alt: `${alt}，直式插畫`,
      focal: { x: 0.5, y: 0.8 },
      subject: 'head',
      size: [800, 1000],
      sheet: [1000, 1250],
      draw: (r) => [plain(1000, 1250), at(90, 545, 0.82, drawSubject(whole, r).flat(9))],
    },
  ];
});
