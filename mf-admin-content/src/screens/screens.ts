import { type AnyKind, type Localised, pair, taipeiDay } from '@admissions/model';
import {
  apply,
  bannerSub,
  course,
  crossDepartment,
  filmedStory,
  KINDS,
  news,
} from '@admissions/model/kinds';
import { TEXTS } from '../lib/texts.ts';
import { buildPath, type ContentScreen, type SingletonScreen } from './content-screen.ts';

/** Screens generated from kinds: list and forms, with the entries around them. */
export const SCREENS: readonly ContentScreen[] = KINDS.flatMap((kind) => {
  const { screen } = kind;
  if (screen.shape !== 'list' || screen.isHandwritten) return [];
  const { list, add, edit, body } = screen;
  return {
    kind,
    list,
    add,
    edit,
    body,
    ...findHeading(kind.area, list),
    tab: findTab(kind.area, list),
    nested: findNested(kind),
    within: findWithin(kind),
  };
});

/** News have an order of their fields, a preset and titles. */
export const NEWS: ContentScreen = {
  kind: news,
  list: 'list',
  add: 'add',
  edit: 'edit',
  body: 'edit_cont',
  fields: ['title', 'category', 'date', 'summary', 'pic', 'link', 'pinned', 'body'],
  preset: () => ({ date: taipeiDay() }),
  titles: {
    note: TEXTS.newsNote,
    add: TEXTS.addNews,
    edit: TEXTS.editNews,
    body: TEXTS.editBody,
  },
};

/** Kinds of one entry, with a page each. */
export const SINGLETONS: readonly SingletonScreen[] = KINDS.flatMap((kind) =>
  kind.screen.shape === 'single' ? { kind, path: kind.screen.page } : [],
);

/** A block of a page, with its name and place in the side menu. */
export interface Section {
  kind: AnyKind;
  /** Of the banners of one place on the home page: its mode. */
  place?: 'text' | 'picture' | undefined;
  label: Localised;
  order: number;
  /** Page that manages the section. */
  path: string;
}
const toSection = (kind: AnyKind): Section => ({
  kind,
  label: kind.label,
  order: 0,
  ...('menu' in kind.screen && kind.screen.menu),
  path: buildPath({ kind }, 'list' in kind.screen ? kind.screen.list : kind.screen.page),
});

const toPlace = (place: Section['place'], order: number, label: Localised): Section => ({
  ...toSection(bannerSub),
  ...{ place, order, label },
});

/** In the order of the side menu, which is that of the page; then what all pages share. */
const HOME = [
  ...KINDS.flatMap((kind) =>
    kind.area === 'setting' && 'menu' in kind.screen ? toSection(kind) : [],
  ),
  toPlace('text', 4, pair('首頁重要訊息', 'Notices')),
  toPlace('picture', 10, pair('首頁中段橫幅', 'Banners in the middle')),
  { ...toSection(news), order: 11 },
  { ...toSection(filmedStory), order: 13 },
].sort((one, other) => one.order - other.order);

/** Overviews of the kinds on the home page, and of those on /studying. */
export const OVERVIEWS = [
  {
    area: 'setting',
    path: 'list',
    page: '/',
    title: pair('首頁設定總覽', 'The home page'),
    note: pair(
      '首頁的區塊（由上到下），再來是每一頁共用的資料；還沒發布的草稿會標出來。',
      'Sections of the home page from its top, then what all pages share; drafts are marked.',
    ),
    sections: HOME,
    sharedFrom: -4,
  },
  {
    area: 'selfvalue',
    path: 'study_list',
    page: '/studying',
    title: pair('跨域學習總覽', 'Studying across fields'),
    note: pair('跨域學習頁面的三個部分。', 'The three parts of the page.'),
    sections: [apply, course, crossDepartment].map(toSection),
    sharedFrom: 3,
  },
] as const;

function findHeading(area: string, list: string) {
  for (const heading of KINDS) {
    const { screen } = heading;
    if (heading.area === area && screen.shape === 'heading' && screen.list === list)
      return { heading, headingPage: screen.page };
  }
  return {};
}

function findTab(area: string, list: string) {
  return KINDS.find(
    (kind) => kind.area === area && kind.screen.shape === 'tab' && kind.screen.list === list,
  );
}

function findWithin(parent: AnyKind) {
  for (const kind of KINDS) {
    const { screen } = kind;
    if (screen.shape !== 'list' || !screen.within) continue;
    if (kind.fields[screen.within]?.to !== parent.id) continue;
    const { list, edit, add = edit } = screen;
    return { kind, list, add, edit };
  }
  return undefined;
}

function findNested(parent: AnyKind) {
  for (const kind of KINDS) {
    const { screen } = kind;
    if (screen.shape === 'nested' && kind.fields[screen.parent]?.to === parent.id)
      return { kind, list: screen.page };
  }
  return undefined;
}
