// The fictional students who came after the first eighteen: each person of the demo content has a face of their own.
import { SKIN } from './color.mjs';
import { bust } from './portrait.mjs';

const BLACK = '#1d1a24';
const INK = '#2c2433';
const BROWN = '#4a3024';
const CHESTNUT = '#7a4a2a';
const SAND = '#b07a3e';
const GREY = '#6f6a70';

// number, what is seen, skin, hair, style, outfit, cloth, cloth2, back, back2, scene, turn, tilt, more
const STUDENTS = [
  ['19', '綁馬尾、穿灰紫色開襟衫的女學生', 1, INK, 'tail', 'cardigan', '#8a7fb5', '#5e548e', '#e8f1f2', '#b3d4d8', 'window', 0.5, 2, {}],
  ['20', '旁分短髮、穿橘色上衣的男學生', 2, BROWN, 'side', 'tee', '#e76f51', '#fff1e6', '#d8e7d3', '#a7c9a0', 'hills', -0.5, -2, {}],
  ['21', '長髮、穿白袍的女學生', 0, BLACK, 'long', 'coat', '#ffffff', '#c1666b', '#f2e2c4', '#e3c58c', 'books', 0.4, 0, { glasses: 'wire' }],
  ['22', '灰髮、穿深色西裝的在職學生', 1, GREY, 'side', 'blazer', '#3b4252', '#a3be8c', '#e5e9f0', '#c3cad8', 'blocks', -0.3, 0, { glasses: 'square' }],
  ['23', '鮑伯短髮、穿護理白袍的女學生', 1, CHESTNUT, 'bob', 'coat', '#ffffff', '#e07a9a', '#dff3ee', '#a8dccb', 'circle', -0.5, 3, { smile: 'open' }],
  ['24', '短髮、穿條紋衣的男學生', 0, INK, 'short', 'stripe', '#457b9d', '#f1faee', '#ffe8d6', '#f3c79f', 'dots', 0.6, -3, {}],
  ['25', '丸子頭、戴圓框眼鏡的女學生', 2, BROWN, 'bun', 'shirt', '#6a994e', '#f2e8cf', '#ede0f5', '#cbb2e2', 'leaves', 0.3, 0, { glasses: 'round' }],
  ['26', '刺蝟頭、穿藍色外套的男學生', 1, BLACK, 'spike', 'cardigan', '#1d6fa5', '#0f4c75', '#fde9c9', '#f7c978', 'rays', -0.6, 2, { smile: 'open' }],
  ['27', '棕色長捲髮、穿黃色襯衫的女學生', 2, CHESTNUT, 'wavy', 'shirt', '#e9b44c', '#fff6df', '#d5ecf7', '#9fcfe8', 'hills', 0.6, -3, { smile: 'open' }],
  ['28', '平頭、穿深綠工裝的男學生', 2, INK, 'crop', 'overall', '#f4f1de', '#3d6b54', '#f0dfd8', '#dcb3a3', 'blocks', 0.4, 0, {}],
  ['29', '短髮、戴方框眼鏡、穿藍襯衫的男學生', 1, BLACK, 'short', 'shirt', '#5c8fd6', '#ffffff', '#f8e3e6', '#eeb4bd', 'circle', -0.4, 2, { glasses: 'square' }],
  ['30', '旁分髮型、穿工作外套的男學生', 0, BROWN, 'parted', 'cardigan', '#52796f', '#354f52', '#f6edd9', '#e2cd9b', 'window', 0.5, -2, {}],
  ['31', '長髮、穿紅色上衣的女學生', 1, BLACK, 'long', 'tee', '#c8553d', '#ffd5c2', '#dbe7f6', '#a9c3e8', 'dots', -0.6, 3, { eyes: 'happy' }],
  ['32', '馬尾、穿薄荷綠帽衫的女學生', 0, SAND, 'tail', 'hoodie', '#7cc6a4', '#ffffff', '#f3dfee', '#dba9cc', 'rays', 0.7, -3, { smile: 'open' }],
  ['33', '雙髮髻、戴圓框眼鏡的女學生', 2, INK, 'buns', 'cardigan', '#3a7ca5', '#16425b', '#f9edc2', '#eed47f', 'leaves', -0.4, 0, { glasses: 'round' }],
  ['34', '捲髮、穿實驗白袍的男學生', 1, BROWN, 'curly', 'coat', '#ffffff', '#6d597a', '#d9ecd9', '#a4cfa4', 'books', 0.5, 2, { smile: 'open' }],
  ['35', '鮑伯頭、穿醫院白袍的女學生', 0, BLACK, 'bob', 'coat', '#ffffff', '#118ab2', '#f7e0d4', '#ecb699', 'window', -0.6, -2, {}],
  ['36', '淺棕短髮、穿卡其西裝的男學生', 1, SAND, 'short', 'blazer', '#8d7b5a', '#2f4858', '#dfe9f3', '#aec6de', 'blocks', 0.6, 0, {}],
  ['37', '戴耳機、穿黑色球衣的男學生', 2, BLACK, 'side', 'jersey', '#2b2d42', '#ef233c', '#e4f0d0', '#b9d68f', 'circle', -0.5, 4, { phones: '#ef233c', smile: 'open' }],
];

export const students = STUDENTS.map(
  ([number, alt, skin, hair, style, outfit, cloth, cloth2, back, back2, scene, turn, tilt, more]) => ({
    name: `portrait-${number}`,
    alt: `${alt}，插畫`,
    focal: { x: 0.5, y: 0.42 },
    subject: 'portrait',
    size: [960, 1200],
    sheet: [960, 1200],
    draw: () =>
      bust({ skin: SKIN[skin], hair, style, outfit, cloth, cloth2, back, back2, scene, turn, tilt, smile: 'calm', ...more }),
  }),
);
