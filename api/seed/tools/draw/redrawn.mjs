// Two scenes whose words had to agree with what is told of them.
import { pane, room } from './backdrop.mjs';
import { ROOMS } from './color.mjs';
import { at, glow, rect, times } from './draw.mjs';
import { look, person } from './people.mjs';
import { banner } from './props-outdoor.mjs';
import { board, bookStack, clock, cup, desk, lamp, laptopBack, openBook, word } from './props-room.mjs';

const hackathon = (r) => {
  const p = ROOMS.navy;
  return [
    room(p, { dark: true, edge: 0.72 }),
    banner(800, 60, 700, 110, '#ff7f6b', '48H 黑客松'),
    pane(r, 90, 90, 260, 260, { tod: 'night', cast: false }),
    rect(1250, 90, 260, 110, '#0a1735', { r: 14 }) + at(1380, 148, 1, word('03:42', 76, '#4fe0c0')),
    [[260, 'hk1'], [540, 'hk2'], [1060, 'hk3'], [1340, 'hk4']].map(([x, key], i) =>
      person(x, 950, 500, look(key), { pose: 'front', gaze: i < 2 ? 0.7 : -0.7 }),
    ),
    desk(800, 960, 1480, 200, '#3560b8'),
    [390, 680, 930, 1210].map((x, i) => laptopBack(x, 736, 1, ['#ffc145', '#c9d5ea', '#4fe0c0', '#ff7f6b'][i])),
    cup(800, 736, 0.9, '#ff7f6b'),
    glow(800, 600, 500, '#4f8ff0', 0.2),
  ];
};

/** Any month: the leaf on the wall marks a day and names none. */
const examSeason = (r) => {
  const p = ROOMS.lemon;
  const leaf = times(28, (i) =>
    rect(40 + (i % 7) * 44, 60 + Math.floor(i / 7) * 54, 32, 38, i === 16 ? p.c : '#f2e6b8', { r: 6 }),
  );
  return [
    room(p),
    pane(r, 980, 120, 420, 360, { tod: 'dusk' }),
    clock(240, 230, 100, p.ink, [-60, 0]),
    board(470, 120, 380, 300, '#ffffff', '#d0b85a', leaf),
    desk(820, 920, 1200, 220, '#c99a4a'),
    person(760, 925, 600, look('ex', { top: '#3a86c8', style: 'short', glasses: true }), { pose: 'front', gaze: 0 }),
    desk(820, 920, 1200, 200, '#d8ac5c'),
    bookStack(430, 700, 1.3, ['#3a86c8', '#e4572e', '#2a9d8f', '#7b4bb3', '#e0a100']),
    openBook(790, 696, 1.2, '#e4572e'),
    lamp(1140, 700, 1.2, '#e4572e') + bookStack(1310, 700, 1, ['#2a9d8f', '#3a86c8']),
  ];
};

const scene = (name, alt, draw) => ({
  name,
  alt,
  focal: { x: 0.5, y: 0.6 },
  subject: 'news',
  size: [1280, 800],
  sheet: [1600, 1000],
  draw,
});
export const redrawn = [
  scene('news-hackathon', '學生深夜參加四十八小時黑客松寫程式的插畫', hackathon),
  scene('news-exam-season', '學生在書桌前準備考試，牆上掛著日曆的插畫', examSeason),
];
