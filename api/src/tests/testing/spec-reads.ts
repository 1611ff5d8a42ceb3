/** Public reads of the specification. An entry's path comes with the list that has its id. */
const inFolder = (folder: string, ...names: string[]) => names.map((name) => `${folder}/${name}`);
const DEGREES = ['bachelor', 'master', 'specialized'];

/** Lists with the read of one entry beside them: `…_list` and `…_info/{id}`. */
const LISTED = [
  ...inFolder('about', 'admissions', 'video'),
  ...inFolder('college', 'share', 'life', 'yzu'),
  ...DEGREES.flatMap((degree) =>
    inFolder('faculty', degree, `${degree}_department`, `${degree}_department_share`),
  ),
  ...inFolder('highschool', 'camp', 'staff_services'),
  ...inFolder('selfvalue', 'practice', 'apply', 'course', 'department'),
  ...inFolder('selfvalue', 'volunteer', 'degree', 'teaching', 'exchange'),
  ...inFolder('setting', 'banner', 'features_sub', 'college', 'pic', 'block'),
  'vr/vr',
];

export const SPEC_LISTS = [
  ...LISTED.map((name) => `${name}_list`),
  ...['banner', 'banner/subList', 'category', 'category/getCategoryList', 'news'],
  ...inFolder('setting', 'selection_list', 'senior_list'),
];
export const SPEC_INFOS: readonly (readonly [path: string, list: string])[] = [
  ...LISTED.map((name) => [`${name}_info/{id}`, `${name}_list`] as const),
  ['main/video/{id}', 'about/video_list'],
  ['banner/info/{id}', 'banner'],
  ['banner/subInfo/{id}', 'banner/subList'],
  ['category/{id}', 'category'],
  ['news/{id}', 'news'],
];
export const SPEC_SINGLES = [
  'about/scholarships_info',
  'faculty/specialized_intro',
  ...inFolder('selfvalue', 'mit_info', 'digitalPic_info'),
  ...inFolder('setting', 'features_info', 'selection_info', 'senior_info'),
];
/** Reads of one entry's pictures. */
export const SPEC_PARTS = [
  ['college/yzu_pic/{id}', 'college/yzu_list'],
  ['selfvalue/practice_pic/{id}', 'selfvalue/practice_list'],
] as const;
/** Click counters (PUT). */
export const SPEC_COUNTERS = [
  ['college/ShareClickCount/{id}', 'college/share_list'],
  ['college/LifeClickCount/{id}', 'college/life_list'],
  ['news/clickCount/{id}', 'news'],
] as const;
