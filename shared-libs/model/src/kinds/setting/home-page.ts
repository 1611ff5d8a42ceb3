import { COLLEGE_SHORT_NAMES } from '../../base/college-short-names.ts';
import {
  choice,
  defineInlineListScreen,
  defineKind,
  defineListScreenWithAdd,
  homeSection,
  homeTile,
  longText,
  named,
  optional,
  pair,
  readRelationId,
  relation,
  text,
  usual,
} from '../../kind/index.ts';
import { TOPIC_NAMES } from '../../kind/labels.ts';

export const heroBanner = defineKind({
  id: 'setting.banner',
  label: pair('首頁主視覺', 'Hero banners'),
  fields: {
    title: usual.title(40),
    subtitle: named('副標題', 'Subtitle', optional(text(80))),
    eyebrow: named('眉標', 'Eyebrow', optional(text(30))),
    pic: usual.pic,
    picMobile: usual.picMobile,
    link: optional(usual.link),
    linkLabel: named('按鈕文字', 'Button', optional(text(12))),
    video: optional(usual.video),
  },
  columns: ['title', 'pic', 'link'],
  public: { list: 'setting/banner_list', info: 'setting/banner_info/:id' },
  page: homeTile('hero'),
  screen: defineListScreenWithAdd('banner', { order: 2 }),
});

export const features = defineKind({
  id: 'setting.features',
  label: pair('首頁特色', 'Features on the home page'),
  singleton: true,
  fields: {
    heading: named('區塊標題', 'Heading', text(40)),
    intro: named('引言', 'Introduction', optional(longText())),
  },
  public: { info: 'setting/features_info' },
  page: homeSection('features'),
  screen: { shape: 'heading', list: 'features_list', page: 'edit_features' },
});

export const featuresSub = defineKind({
  id: 'setting.featuresSub',
  label: pair('首頁特色項目', 'Feature items'),
  fields: {
    title: usual.title(30),
    text: named('說明文字', 'Text', text(120)),
    figure: named('數字', 'Figure', optional(text(12))),
    figureNote: named('數字說明', 'What the figure is', optional(text(40))),
    pic: optional(usual.pic),
    link: optional(usual.link),
  },
  columns: ['title', 'pic', 'figure', 'link'],
  public: { list: 'setting/features_sub_list', info: 'setting/features_sub_info/:id' },
  page: homeTile('features'),
  screen: defineInlineListScreen(
    'features_list',
    { order: 5, label: pair('首頁特色', 'Features') },
    { edit: 'edit_features' },
  ),
});

export const selection = defineKind({
  id: 'setting.selection',
  label: pair('首頁精選', 'Selection on the home page'),
  singleton: true,
  fields: {
    heading: named('區塊標題', 'Heading', text(40)),
    intro: named('引言', 'Introduction', optional(text(120))),
  },
  public: { info: 'setting/selection_info' },
  page: homeSection('selection'),
  screen: { shape: 'heading', list: 'selection_list' },
});

export const selectionItem = defineKind({
  id: 'setting.selectionItem',
  label: pair('首頁精選項目', 'Selection items'),
  fields: {
    title: usual.title(40),
    text: named('說明文字', 'Text', optional(text(120))),
    pic: usual.pic,
    link: usual.link,
  },
  columns: ['title', 'pic', 'link'],
  public: { list: 'setting/selection_list' },
  page: homeTile('selection'),
  screen: defineInlineListScreen('selection_list', {
    order: 8,
    label: pair('首頁精選', 'Selection'),
  }),
});

export const college = defineKind({
  id: 'setting.college',
  label: pair('首頁學院', 'Colleges on the home page'),
  fields: {
    title: named('學院名稱', 'College', text(20)),
    titleEn: usual.titleEn(60),
    intro: named('簡介', 'Introduction', text(160)),
    pic: usual.pic,
    link: usual.link,
    hue: named('代表色', 'Hue', choice(COLLEGE_SHORT_NAMES)),
  },
  columns: ['title', 'pic', 'hue'],
  public: {
    list: 'setting/college_list',
    info: 'setting/college_info/:id',
    children: { units: { kind: 'setting.collegeUnit', by: 'college' } },
  },
  page: homeTile('colleges'),
  screen: defineInlineListScreen('college_list', { order: 6, label: pair('首頁學院', 'Colleges') }),
});

export const collegeUnit = defineKind({
  id: 'setting.collegeUnit',
  label: pair('學院單位', 'College units'),
  fields: {
    college: usual.college(relation('setting.college')),
    title: named('單位名稱', 'Unit', text(40)),
    link: optional(usual.link),
  },
  columns: ['title', 'college', 'link'],
  filters: ['college'],
  public: {},
  page: homeTile('colleges'),
  screen: defineListScreenWithAdd('college_unit', { order: 7 }),
});

export const senior = defineKind({
  id: 'setting.senior',
  label: pair('首頁學長姐', 'Seniors on the home page'),
  singleton: true,
  fields: {
    heading: named('區塊標題', 'Heading', text(40)),
    intro: named('引言', 'Introduction', optional(text(120))),
  },
  public: { info: 'setting/senior_info' },
  page: homeSection('seniors'),
  screen: { shape: 'heading', list: 'senior_list' },
});

export const seniorItem = defineKind({
  id: 'setting.seniorItem',
  label: pair('首頁學長姐項目', 'Seniors'),
  fields: {
    name: named('姓名', 'Name', text(20)),
    department: named('系所', 'Department', text(40)),
    quote: named('一句話', 'Quotation', text(120)),
    pic: usual.pic,
    share: named('分享文章', 'Article', optional(relation('college.share'))),
  },
  search: ['name', 'department'],
  columns: ['name', 'department', 'pic', 'share'],
  public: { list: 'setting/senior_list' },
  page: {
    ...homeSection('seniors'),
    leadsTo: ({ share }) =>
      readRelationId(share) ? `/shareCont?id=${readRelationId(share)}` : null,
  },
  screen: defineInlineListScreen('senior_list', { order: 9, label: pair('首頁學長姐', 'Seniors') }),
});

export const wallPicture = defineKind({
  id: 'setting.pic',
  label: pair('首頁圖片牆', 'Picture wall'),
  entryLabel: pair('圖片牆的圖片', 'a picture of the wall'),
  fields: {
    title: usual.title(40),
    pic: usual.pic,
    link: optional(usual.link),
  },
  columns: ['title', 'pic', 'link'],
  public: { list: 'setting/pic_list', info: 'setting/pic_info/:id' },
  page: homeTile('pictures'),
  screen: defineListScreenWithAdd('pic', { order: 14 }),
});

export const block = defineKind({
  id: 'setting.block',
  label: pair('連結圖塊', 'Blocks'),
  fields: {
    title: usual.title(40),
    pic: usual.pic,
    link: usual.link,
    type: named(
      '位置',
      'Place',
      choice({
        1: TOPIC_NAMES.dream,
        2: TOPIC_NAMES.sales,
        3: TOPIC_NAMES.limited,
        4: TOPIC_NAMES.early,
        5: pair('頁尾連結列', 'Footer strip'),
      }),
    ),
  },
  columns: ['title', 'pic', 'link', 'type'],
  filters: ['type'],
  public: {
    list: 'setting/block_list',
    info: 'setting/block_info/:id',
    plain: { pic: 'picture', link: 'target' },
    filters: { title: { field: 'title', by: 'search' }, type: { field: 'type', by: 'equal' } },
  },
  page: null,
  shownOn: '/',
  screen: defineListScreenWithAdd(
    'block',
    { order: 12 },
    { edit: 'add_block', isHandwritten: true },
  ),
});
