import { expect, it } from 'vitest';
import { proposeSlots } from './propose-slots.ts';

const photo = (id: number, name: string, width = 1600, height = 1200) => ({
  id,
  name,
  width,
  height,
});
const place = (key: string, words: string, width = 1600, height = 1200) => ({
  key,
  words,
  width,
  height,
});

it('proposes places by words of the file name, each once', () => {
  const places = [
    place('csie', '資訊工程學系 學士班學系'),
    place('dorm', '宿舍的一天 生活', 1600, 900),
    place('hero', '首頁大圖', 2400, 800),
  ];
  const photos = [
    photo(1, 'IMG_2041.jpg', 3000, 1000),
    photo(2, '資訊工程-實驗室.jpg'),
    photo(3, '女宿舍.png', 1200, 1600),
    photo(4, '資訊工程_2.jpg'),
    photo(5, 'DSC0001.jpg', 900, 1600),
  ];
  expect([...proposeSlots(photos, places)].toSorted(([a], [b]) => a - b)).toEqual([
    [3, 'dorm'],
    [4, 'csie'],
  ]);
});
