// What each head of a page shows: a field of 1000 by 860, feet at 800.
import { block, drum, street, tree } from './architecture.mjs';
import { DAYTIME } from './color.mjs';
import { at, circle, line, poly, rect, ring, stroke, times } from './draw.mjs';
import { look, person } from './people.mjs';
import { cap, coinPile, diploma, medal, trend } from './props-award.mjs';
import { camera, clapper, globe, guitar, mic, note, plane, reel, speaker, suitcase } from './props-culture.mjs';
import { chip, flask, gear, heart, helix, microscope, robot, robotArm, tubes } from './props-lab.mjs';
import { bike, bus, ping, stall, streetlamp, tent, train } from './props-outdoor.mjs';
import { bed, board, bookStack, bubble, checklist, clock, cup, desk, dots, lamp, laptopBack, monitor, codeLines, openBook, plant, shelf, word } from './props-room.mjs';
import { satellite, telescope, tower, waves } from './props-space.mjs';
import { ball, bunting, confetti, hoop } from './props-sport.mjs';

const FLOOR = 800;
const who = (key, x, h, pose, more = {}) => {
  const { dir, gaze, carry, ...clothes } = more;
  return person(x, FLOOR, h, look(key, clothes), { pose, dir, gaze, carry });
};
const DAY = DAYTIME.day;

/** A leaf of the calendar with one day marked. */
const calendar = (x, y, w, accent) =>
  rect(x, y, w, w * 0.92, '#ffffff', { r: 22 }) +
  rect(x, y, w, w * 0.2, accent, { r: 22 }) +
  times(20, (i) =>
    circle(x + w * (0.14 + (i % 5) * 0.18), y + w * (0.34 + Math.floor(i / 5) * 0.15), w * 0.045, i === 12 ? accent : '#dfe6f0'),
  ) +
  ring(x + w * 0.5, y + w * 0.64, w * 0.075, accent, 6);

export const SUBJECTS = {
  all: {
    alt: '圓形大樓與兩側的樹，學生從門前走過',
    shape: 'hill',
    draw: (r) => [
      block(r, 120, FLOOR, 190, 360, DAY),
      block(r, 720, FLOOR, 180, 300, DAY),
      drum(r, 300, FLOOR, 430, 460, DAY),
      [60, 250, 790, 950].map((x, i) => tree(r, x, FLOOR, 210 + (i % 2) * 60, DAY.tree)),
      who('a1', 430, 190, 'walk') + who('a2', 560, 185, 'walk', { dir: -1 }),
    ],
  },
  news: {
    alt: '學生拿著麥克風採訪，旁邊立著攝影機與公布欄',
    shape: 'block',
    draw: () => [
      board(180, 190, 360, 300, '#fffaf2', '#d9a066', [
        rect(24, 26, 150, 110, '#2f6fd0', { r: 8 }),
        rect(198, 26, 138, 20, '#c9d3e2') + rect(198, 62, 138, 14, '#dfe6f0') + rect(198, 90, 110, 14, '#dfe6f0'),
        rect(24, 160, 312, 14, '#dfe6f0') + rect(24, 188, 280, 14, '#dfe6f0') + rect(24, 216, 300, 14, '#dfe6f0'),
      ].join('')),
      camera(860, FLOOR, 1.5, '#3a4256'),
      who('n1', 610, 520, 'offer', { top: '#e4572e' }),
      who('n2', 330, 500, 'stand', { top: '#2a9d8f', gaze: 0.6 }),
      mic(700, FLOOR, 330, '#22293d'),
    ],
  },
  bachelor: {
    alt: '三位高中生面前浮著齒輪、晶片、書本與愛心',
    shape: 'arch',
    draw: () => [
      gear(250, 300, 110, 12, '#2a6f97', '#e2edff', 6),
      chip(640, 150, 150, '#2f55d4'),
      at(480, 330, 1, [openBook(0, 0, 1.1, '#b5485d')]),
      at(800, 380, 1.4, [heart(0, 0, 1, '#128277')]),
      trend(150, 560, 170, 110, [0.2, 0.5, 0.4, 0.9], '#7b4bb3', 10),
      who('b1', 320, 430, 'point', { top: '#2f6fd0' }),
      who('b2', 520, 450, 'cheer', { top: '#ffb703' }),
      who('b3', 720, 430, 'wave', { top: '#16917d', dir: -1 }),
    ],
  },
  master: {
    alt: '研究生看顯微鏡，桌上有燒瓶與試管',
    shape: 'circle',
    draw: () => [
      at(540, 170, 1, [ring(0, 60, 100, '#7b4bb3', 8), ring(-92, 130, 40, '#4fb3c4', 8), ring(96, 120, 52, '#ff8c69', 8), circle(0, 60, 34, '#7b4bb3')]),
      who('m1', 300, 560, 'offer', { coat: '#ffffff', glasses: true }),
      who('m2', 760, 540, 'read', { coat: '#ffffff', dir: -1 }),
      desk(540, FLOOR, 760, 220, '#8a7fc4'),
      microscope(520, 580, 1.25, '#3d4d6b'),
      flask(690, 580, 0.9, '#ff8c69'),
      tubes(330, 580, 0.9, ['#4fe0c0', '#ffd166', '#ff8fb1'], '#b98a5a'),
    ],
  },
  specialized: {
    alt: '來自不同國家的同學用各自的語言打招呼',
    shape: 'sun',
    draw: () => [
      bubble(250, 330, 230, 120, '#1a62c9', word('Hello', 54, '#ffffff')),
      bubble(530, 250, 200, 120, '#ffffff', word('你好', 54, '#0a2f6b')),
      bubble(800, 340, 220, 120, '#e4572e', word('Hola', 54, '#ffffff'), true),
      who('s1', 260, 440, 'wave', { skin: '#9c6640', hair: '#4a3328', top: '#ffb703' }),
      who('s2', 520, 470, 'stand', { skin: '#f6d3b5', hair: '#1d1a24', top: '#2f6fd0' }),
      who('s3', 780, 450, 'wave', { dir: -1, skin: '#e0a67c', hair: '#5a3a28', top: '#16917d' }),
    ],
  },
  admissions: {
    alt: '學生指著日曆上圈起來的日子，旁邊是檢查表',
    shape: 'block',
    draw: () => [
      calendar(300, 150, 420, '#e4572e'),
      at(800, 760, 1.5, [checklist(0, 0, 1, '#22315c', '#16917d')]),
      who('ad1', 250, 500, 'point', { top: '#2f6fd0' }),
      bookStack(560, FLOOR, 1.1, ['#2f6fd0', '#ffb703', '#16917d']),
    ],
  },
  camp: {
    alt: '帳篷旁，學員用望遠鏡看天空',
    shape: 'hill',
    draw: (r) => [
      tent(300, FLOOR, 420, 330, '#e4572e') + tent(780, FLOOR, 300, 230, '#2f6fd0'),
      telescope(560, FLOOR, 1.2, '#ffb703'),
      who('c1', 450, 370, 'point', { top: '#16917d' }),
      who('c2', 680, 350, 'wave', { dir: -1, top: '#7b4bb3' }),
      [70, 950].map((x) => tree(r, x, FLOOR, 300, DAY.tree)),
      bunting(190, 220, 640, 70, ['#e4572e', '#ffb703', '#2f6fd0', '#16917d'], 11),
    ],
  },
  staff: {
    alt: '老師在黑板前講課，兩位學生坐著聽',
    shape: 'block',
    draw: () => [
      board(170, 150, 640, 330, '#23554a', '#b98a5a', [
        at(320, 130, 1, word('f(x) = ax² + b', 58, '#eaf7f1')),
        stroke('M110 270Q320 130 530 270', '#ffd166', 8),
      ].join('')),
      who('t1', 800, 520, 'point', { dir: -1, top: '#4a5a78', glasses: true }),
      who('t2', 280, 330, 'front', { top: '#2f6fd0' }) + who('t3', 520, 330, 'front', { top: '#e4572e' }),
      desk(280, FLOOR, 200, 110, '#b98a5a') + desk(520, FLOOR, 200, 110, '#b98a5a'),
    ],
  },
  studying: {
    alt: '學生站在程式、畫架與圖表之間',
    shape: 'circle',
    draw: () => [
      monitor(250, 620, 260, 180, '#22315c', codeLines('x1', 220, 140, ['#4fe0c0', '#ffd166', '#ff8fb1'])),
      at(790, FLOOR, 1.15, [line([[-34, -400], [-110, 0]], '#a9754b', 14), line([[34, -400], [110, 0]], '#a9754b', 14), rect(-130, -400, 260, 220, '#fffaf0', { r: 8 }), circle(-40, -300, 54, '#ff8c69'), poly([[-110, -190], [20, -320], [120, -190]], '#3f9c78')]),
      desk(250, FLOOR, 340, 170, '#9b7bc9'),
      at(500, 240, 1, [line([[0, 0], [-190, 110]], '#7b4bb3', 8, { dash: '2 20' }), line([[0, 0], [230, 100]], '#7b4bb3', 8, { dash: '2 20' }), circle(0, 0, 46, '#ffb703')]),
      who('x2', 520, 510, 'hip', { top: '#7b4bb3' }),
    ],
  },
  international: {
    alt: '地球儀前，提著行李的學生，天上一架飛機',
    shape: 'circle',
    draw: () => [
      globe(520, 360, 210, '#3f8fc4', '#8fd0a8', '#0a2f6b'),
      stroke('M120 300Q480 -40 900 200', '#ffffff', 8, { dash: '4 22' }),
      plane(850, 190, 1.2, '#e4572e'),
      who('i1', 250, 500, 'walk', { top: '#ffb703' }),
      suitcase(390, FLOOR, 1.1, '#e4572e'),
      who('i2', 790, 480, 'wave', { dir: -1, top: '#2f6fd0' }),
    ],
  },
  digit: {
    alt: '學生和機器人站在一階比一階高的臺階上',
    shape: 'block',
    draw: () => [
      [0, 1, 2, 3].map((i) => rect(120 + i * 200, 690 - i * 110, 200, 110 + i * 110, ['#9fb4ff', '#6f8df5', '#3f64e0', '#22389f'][i])),
      robot(820, 360, 1, '#dfe7ff'),
      at(0, -330, 1, [who('d1', 610, 330, 'cheer', { top: '#ffb703' })]),
      at(0, -110, 1, [who('d2', 220, 330, 'walk', { top: '#16917d' })]),
    ],
  },
  practice: {
    alt: '實習生在機械手臂旁與工程師看板子上的數字',
    shape: 'block',
    draw: () => [
      board(330, 150, 400, 250, '#22315c', '#8aa0bf', trend(50, 200, 300, 150, [0.2, 0.5, 0.35, 0.7, 0.95], '#4fe0c0', 9)),
      robotArm(830, FLOOR, 1.15, '#ff8c42'),
      rect(600, 640, 250, 160, '#8aa0bf', { r: 12 }) + chip(670, 600, 90, '#2f55d4'),
      who('p1', 270, 520, 'point', { top: '#2f6fd0', cap: '#ffc145' }),
      who('p2', 520, 500, 'read', { coat: '#ffffff', dir: -1 }),
    ],
  },
  share: {
    alt: '兩位學生坐著聊天，頭上有對話框',
    shape: 'sun',
    draw: () => [
      bubble(330, 320, 280, 150, '#b5485d', at(0, 0, 1, dots('#ffffff', 1.4)) ),
      bubble(690, 270, 240, 130, '#ffffff', at(0, -60, 0.9, heart(0, 0, 1, '#e4572e')), true),
      rect(170, 600, 260, 40, '#8a5a2a', { r: 12 }) + rect(580, 600, 260, 40, '#8a5a2a', { r: 12 }),
      rect(200, 640, 24, 160, '#6b4a3a') + rect(380, 640, 24, 160, '#6b4a3a') + rect(610, 640, 24, 160, '#6b4a3a') + rect(790, 640, 24, 160, '#6b4a3a'),
      person(300, FLOOR, 560, look('h1', { top: '#2f6fd0' }), { pose: 'sit' }),
      person(710, FLOOR, 560, look('h2', { top: '#ffb703', style: 'long' }), { pose: 'sit', dir: -1 }),
      cup(510, FLOOR, 1, '#e4572e'),
    ],
  },
  life: {
    alt: '宿舍房間裡的上下鋪、書桌與吉他',
    shape: 'block',
    draw: () => [
      bed(300, 560, 420, '#2f6fd0') ,
      rect(100, 300, 20, 500, '#b98a5a') + rect(480, 300, 20, 500, '#b98a5a'),
      desk(300, FLOOR, 330, 150, '#d8ac5c') + lamp(220, 650, 0.8, '#e4572e') + bookStack(370, 650, 0.7, ['#2a9d8f', '#ffb703', '#7b4bb3']),
      who('l1', 650, 480, 'strum', { top: '#16917d' }),
      at(680, 560, 0.9, [guitar(0, 0, 1, '#c77d2e', -60)]),
      note(800, 280, 1.1, '#e4572e') + note(880, 220, 0.8, '#ffb703'),
      plant(890, FLOOR, 1.4),
    ],
  },
  'life-2': {
    alt: '兩人在書架前的桌邊一起讀書',
    shape: 'block',
    draw: () => [
      shelf('life2', 190, 500, 620, 380, 3, '#b98a5a', ['#2f6fd0', '#e4572e', '#2a9d8f', '#ffb703', '#7b4bb3']),
      person(300, FLOOR, 540, look('q1', { top: '#e4572e' }), { pose: 'type' }),
      person(720, FLOOR, 540, look('q2', { top: '#2f6fd0', glasses: true }), { pose: 'type', dir: -1 }),
      desk(510, FLOOR, 340, 230, '#8aa05a'),
      openBook(510, 566, 1, '#7b4bb3'),
    ],
  },
  'life-3': {
    alt: '街屋騎樓前，學生騎單車經過小吃攤',
    shape: 'hill',
    draw: (r) => [
      street(r, 90, FLOOR, 640, { colors: ['#f2b880', '#e9d8a6', '#d98f6c'], awnings: ['#c8553d', '#2a9d8f', '#e9b44c'], height: 430 }),
      stall(880, FLOOR, 230, 300, '#e4572e'),
      bike(470, FLOOR, 1.25, '#2f6fd0'),
      person(455, FLOOR - 30, 400, look('r1', { top: '#ffb703' }), { pose: 'ride' }),
      streetlamp(760, FLOOR, 420, false),
    ],
  },
  yzu: {
    alt: '彩旗下打籃球、彈吉他與歡呼的學生',
    shape: 'sun',
    draw: (r) => [
      bunting(60, 150, 880, 90, ['#e4572e', '#ffb703', '#2f6fd0', '#16917d', '#d1477e'], 15),
      hoop(900, FLOOR, 560, -1),
      who('y1', 690, 450, 'shoot', { top: '#e4572e' }) + ball(770, 290, 42),
      who('y2', 430, 470, 'leap', { top: '#2f6fd0' }),
      who('y3', 190, 450, 'strum', { top: '#16917d' }) + at(215, 575, 0.8, [guitar(0, 0, 1, '#c77d2e', -60)]),
      confetti(r, 120, 200, 760, 260, ['#e4572e', '#ffb703', '#2f6fd0', '#16917d'], 40),
    ],
  },
  video: {
    alt: '學生拿著場記板，旁邊是攝影機與膠卷',
    shape: 'circle',
    draw: () => [
      reel(260, 300, 120, '#7b4bb3') + reel(760, 240, 84, '#e4572e'),
      camera(800, FLOOR, 1.7, '#2b2d42'),
      who('v1', 350, 530, 'hold', { top: '#ffb703' }),
      clapper(540, FLOOR, 1.2),
      speaker(150, FLOOR, 130, 230),
    ],
  },
  '360tours': {
    alt: '學生轉身拿著手機環看一圈校園',
    shape: 'arch',
    draw: (r) => [
      drum(r, 300, FLOOR, 420, 380, DAY),
      [150, 860].map((x) => tree(r, x, FLOOR, 330, DAY.tree)),
      at(520, 640, 1, [`<ellipse cx="0" cy="0" rx="400" ry="92" fill="none" stroke="#0f766e" stroke-width="14" stroke-dasharray="46 22"/>`, poly([[392, -46], [430, 18], [356, 20]], '#0f766e')]),
      who('w1', 520, 420, 'offer', { top: '#e4572e' }),
      ping(300, 330, 0.6, '#e4572e') + ping(720, 330, 0.6, '#ffb703'),
    ],
  },
  traffic: {
    alt: '列車、公車與單車往校門去',
    shape: 'hill',
    draw: (r) => [
      block(r, 680, 520, 150, 250, DAY) + drum(r, 460, 520, 230, 280, DAY),
      rect(-40, 510, 1090, 20, '#b9cfae', { r: 10 }),
      train(560, 520, 0.62, '#2f6fd0', 2),
      ping(850, 300, 0.8, '#e4572e'),
      bus(330, FLOOR, 1, '#16917d'),
      bike(800, FLOOR, 1.05, '#e4572e') + person(790, FLOOR - 24, 340, look('u1', { top: '#ffb703' }), { pose: 'ride' }),
      tree(r, 60, FLOOR, 230, DAY.tree) + tree(r, 970, FLOOR, 260, DAY.tree),
    ],
  },
  forms: {
    alt: '學生在桌前填表，旁邊的時鐘與檢查表',
    shape: 'circle',
    draw: () => [
      clock(760, 270, 100, '#22315c'),
      at(290, 540, 1.5, [checklist(0, 0, 1, '#22315c', '#1463d6')]),
      who('f1', 620, 560, 'front', { top: '#2f6fd0' }),
      desk(560, FLOOR, 760, 220, '#a9bfd8'),
      openBook(620, 576, 0.9, '#e4572e') + cup(840, 580, 0.8, '#16917d'),
    ],
  },
};
