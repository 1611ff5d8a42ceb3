import { pair } from '@admissions/model';

export const TEXTS = {
  stage: pair(
    '全景圖上的導覽點；拖曳或用方向鍵轉動畫面，點一下或按Enter放上一點',
    'The points in the panorama; drag or use the arrow keys to turn, click or press Enter to set a point',
  ),
  helpNew: pair(
    '在畫面上點一下，就在那裡新增一點；拖曳畫面可以轉動。',
    'Click in the picture to add a point there; drag the picture to turn it.',
  ),
  helpMove: pair(
    '第{number}點：拖曳它、按方向鍵，或在畫面上點一下，換到別的位置。',
    'Point {number}: drag it, use the arrow keys, or click where it belongs.',
  ),
  done: pair('完成，新增另一點', 'Done, add another'),
  point: pair(
    '第{number}點：{label}，水平{yaw}度，垂直{pitch}度',
    'Point {number}: {label}, yaw {yaw}°, pitch {pitch}°',
  ),
  unnamed: pair('還沒有說明', 'no label yet'),
  noPicture: pair(
    '先選一張全景圖，就能直接在圖上放導覽點；也可以在下面輸入角度。',
    'Choose a panorama first, then set points in it; angles can be typed below, too.',
  ),
  notDrawn: pair(
    '這個瀏覽器畫不出環景，請在下面輸入角度。',
    'This browser cannot draw the panorama; type the angles below.',
  ),
  left: pair('向左轉', 'Turn left'),
  right: pair('向右轉', 'Turn right'),
  closer: pair('拉近', 'Zoom in'),
  farther: pair('拉遠', 'Zoom out'),
  nowhere: pair('不前往別處', 'Leads nowhere'),
  noScenes: pair('還沒有其他地點。', 'There are no other places yet.'),
};
