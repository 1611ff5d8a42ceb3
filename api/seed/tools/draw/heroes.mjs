// The pictures of the home page's slides that show people at what the words beside them say: on the right, where the wide one is not darkened, with
// their feet above the bar of quick links; in the tall one with their faces above the buttons.
import { outdoor, pane, room } from './backdrop.mjs';
import { DAYTIME, ROOMS } from './color.mjs';
import { at, glow, rect, times } from './draw.mjs';
import { look, person } from './people.mjs';
import { trend } from './props-award.mjs';
import { suitcase } from './props-culture.mjs';
import { chip, robotArm } from './props-lab.mjs';
import { streetlamp } from './props-outdoor.mjs';
import { bubble, codeLines, counter, cup, laptopBack, plant, screen, word } from './props-room.mjs';
import { tree } from './architecture.mjs';

const FLOOR = 800;
const who = (key, x, h, pose, { dir, gaze, y = FLOOR, ...clothes } = {}) =>
  person(x, y, h, look(key, clothes), { pose, dir, gaze });

/** A class at its laptops, the code on the wall. */
const coding = () => [
  screen(150, -40, 700, 330, '#14264f', at(24, 14, 2, codeLines('hero', 330, 155, ['#4fe0c0', '#ffd166', '#ff8fb1', '#9fb4ff']))),
  who('hc1', 190, 640, 'front', { y: 780, top: '#ffb703', gaze: 0.6 }),
  who('hc2', 500, 660, 'front', { y: 780, top: '#e4572e', glasses: true, gaze: -0.6 }),
  who('hc3', 810, 640, 'front', { y: 780, top: '#16917d', style: 'short', glasses: false, gaze: -0.7 }),
  counter(500, FLOOR, 1040, 220, '#3560b8'),
  [190, 500, 810].map((x, i) => laptopBack(x, 582, 0.85, ['#c9d5ea', '#ffd166', '#9fe3d2'][i])),
  cup(345, 582, 0.8, '#ff7f6b'),
];

/** Students from several countries on the square in the evening. */
const greeting = () => [
  bubble(120, 330, 210, 110, '#1a62c9', word('Hello', 52, '#ffffff')),
  bubble(390, 250, 190, 110, '#ffffff', word('你好', 52, '#0a2f6b')),
  bubble(655, 320, 250, 110, '#16917d', word('Xin chào', 50, '#ffffff')),
  bubble(915, 250, 200, 110, '#e4572e', word('Halo', 52, '#ffffff'), true),
  who('hg1', 130, 440, 'wave', { skin: '#9c6640', hair: '#4a3328', top: '#ffb703' }),
  who('hg2', 390, 470, 'stand', { skin: '#f6d3b5', hair: '#1d1a24', top: '#2f6fd0' }),
  suitcase(500, FLOOR, 1, '#e4572e'),
  who('hg3', 650, 450, 'cheer', { skin: '#e0a67c', hair: '#1d1a24', top: '#ff8fb1' }),
  who('hg4', 900, 460, 'wave', { dir: -1, skin: '#c68a5e', hair: '#2c2433', top: '#4fb3c4' }),
];

/** An intern and an engineer beside a robot at night. */
const interning = () => [
  screen(300, 110, 380, 250, '#16325f', trend(40, 190, 300, 150, [0.2, 0.5, 0.35, 0.7, 0.95], '#4fe0c0', 9)),
  robotArm(820, FLOOR, 1.25, '#ff8c42', '#0a1735'),
  rect(580, 650, 260, 150, '#5b78ad', { r: 12 }) + chip(660, 610, 90, '#2f55d4'),
  who('hi1', 200, 500, 'point', { top: '#2f6fd0', cap: '#ffc145' }),
  who('hi2', 460, 490, 'read', { coat: '#ffffff', dir: -1 }),
  plant(40, FLOOR, 1.1),
];

const BACKDROPS = {
  coding: (r, W, H) => [
    room(ROOMS.sky, { W, H, edge: 0.66 }),
    W > H ? pane(r, 140, 120, 380, 330) + pane(r, 620, 120, 300, 330) : '',
  ],
  greeting: (r, W, H) => {
    const p = DAYTIME.dusk;
    return [
      outdoor(r, { W, H, tod: 'dusk', horizon: 0.66, sun: [0.6, 0.5] }),
      times(9, (i) => tree(r, (W * (i + 0.5)) / 9, H * 0.68, 150 + (i % 3) * 40, p.tree)),
      [0.08, 0.36, 0.95].map((x) => streetlamp(W * x, H * 0.72, 300)),
    ];
  },
  interning: (r, W, H) => [
    room(ROOMS.navy, { W, H, edge: 0.66, dark: true }),
    W > H ? pane(r, 160, 130, 420, 340, { tod: 'night', cast: false }) : '',
    glow(W * 0.72, H * 0.4, H * 0.6, '#4f8ff0', 0.25),
  ],
};

const hero = (name, alt, backdrop, draw) => [
  {
    name: `hero-${name}`,
    alt: `${alt}插畫`,
    focal: { x: 0.72, y: 0.6 },
    subject: 'hero',
    size: [1920, 1080],
    sheet: [1920, 1080],
    draw: (r) => [backdrop(r, 1920, 1080), at(980, 110, 0.86, draw())],
  },
  {
    name: `hero-${name}-portrait`,
    alt: `${alt}插畫（直式構圖）`,
    focal: { x: 0.5, y: 0.7 },
    subject: 'hero',
    size: [1080, 1350],
    sheet: [1080, 1350],
    draw: (r) => [backdrop(r, 1080, 1350), at(190, 330, 0.7, draw())],
  },
];

export const heroes = [
  ...hero('code', '學生在教室用筆電寫程式，牆上的螢幕滿是程式碼', BACKDROPS.coding, coding),
  ...hero('hello', '黃昏的廣場上，來自不同國家的學生互相打招呼', BACKDROPS.greeting, greeting),
  ...hero('intern', '夜裡的實驗室，實習生與工程師站在機械手臂旁', BACKDROPS.interning, interning),
];
