import type { Localised } from '@admissions/model';

export const TEXTS = {
  stage: {
    'zh-TW': '全景圖上的導覽點；拖曳或用方向鍵轉動畫面，點一下或按Enter放上一點',
    en: 'The points in the panorama; drag or use the arrow keys to turn, click or press Enter to set a point',
  },
  helpNew: {
    'zh-TW': '在畫面上點一下，就在那裡新增一點；拖曳畫面可以轉動。',
    en: 'Click in the picture to add a point there; drag the picture to turn it.',
  },
  helpMove: {
    'zh-TW': '第{number}點：拖曳它、按方向鍵，或在畫面上點一下，換到別的位置。',
    en: 'Point {number}: drag it, use the arrow keys, or click where it belongs.',
  },
  done: { 'zh-TW': '完成，新增另一點', en: 'Done, add another' },
  point: {
    'zh-TW': '第{number}點：{label}，水平{yaw}度，垂直{pitch}度',
    en: 'Point {number}: {label}, yaw {yaw}°, pitch {pitch}°',
  },
  unnamed: { 'zh-TW': '還沒有說明', en: 'no label yet' },
  noPicture: {
    'zh-TW': '先選一張全景圖，就能直接在圖上放導覽點；也可以在下面輸入角度。',
    en: 'Choose a panorama first, then set points in it; angles can be typed below, too.',
  },
  notDrawn: {
    'zh-TW': '這個瀏覽器畫不出環景，請在下面輸入角度。',
    en: 'This browser cannot draw the panorama; type the angles below.',
  },
  left: { 'zh-TW': '向左轉', en: 'Turn left' },
  right: { 'zh-TW': '向右轉', en: 'Turn right' },
  closer: { 'zh-TW': '拉近', en: 'Zoom in' },
  farther: { 'zh-TW': '拉遠', en: 'Zoom out' },
  nowhere: { 'zh-TW': '不前往別處', en: 'Leads nowhere' },
  noScenes: { 'zh-TW': '還沒有其他地點。', en: 'There are no other places yet.' },
} as const satisfies Record<string, Localised>;
