import { type AnyKind, pair } from '@admissions/model';
import {
  apply,
  block,
  college,
  collegeUnit,
  course,
  crossDepartment,
  featuresSub,
  heroBanner,
  KINDS,
  selectionItem,
  seniorItem,
  wallPicture,
} from '@admissions/model/kinds';
import type { ContentScreen, SingletonScreen } from './content-screen.ts';

/** Screens generated from kinds: list and forms, with the entries around them. */
export const SCREENS: readonly ContentScreen[] = KINDS.flatMap((kind) => {
  const { screen } = kind;
  if (screen.shape !== 'list' || screen.isHandwritten) return [];
  const { list, add, edit, body } = screen;
  return {
    kind,
    list,
    ...(add && { add }),
    ...(edit && { edit }),
    ...(body && { body }),
    ...findHeading(kind.area, list),
    ...findTab(kind.area, list),
    ...findNested(kind),
    ...findWithin(kind),
  };
});

/** Kinds of one entry, with a page each. */
export const SINGLETONS: readonly SingletonScreen[] = KINDS.flatMap((kind) =>
  kind.screen.shape === 'single' ? { kind, path: kind.screen.page } : [],
);

/** Counts of the overviews: settings of the home page, and parts of /studying. */
export const OVERVIEWS = [
  {
    area: 'setting',
    path: 'list',
    title: pair('首頁設定總覽', 'The home page'),
    note: pair(
      '首頁的每個區塊：有幾筆、最近何時由誰修改。',
      'Every section of the home page, with its entries and its last change.',
    ),
    kinds: [
      heroBanner,
      featuresSub,
      selectionItem,
      seniorItem,
      college,
      collegeUnit,
      wallPicture,
      block,
    ],
  },
  {
    area: 'selfvalue',
    path: 'study_list',
    title: pair('跨域學習總覽', 'Studying across fields'),
    note: pair('跨域學習頁面的三個部分。', 'The three parts of the page.'),
    kinds: [apply, course, crossDepartment],
  },
] as const;

function findHeading(area: string, list: string) {
  for (const heading of KINDS) {
    const { screen } = heading;
    if (heading.area === area && screen.shape === 'heading' && screen.list === list)
      return screen.page ? { heading, headingPage: screen.page } : { heading };
  }
  return {};
}

function findTab(area: string, list: string) {
  const tab = KINDS.find(
    (kind) => kind.area === area && kind.screen.shape === 'tab' && kind.screen.list === list,
  );
  return tab && { tab };
}

function findWithin(parent: AnyKind) {
  for (const kind of KINDS) {
    const { screen } = kind;
    if (screen.shape !== 'list' || !screen.within) continue;
    if (kind.fields[screen.within]?.to !== parent.id) continue;
    const { list, edit, add = edit } = screen;
    return { within: { kind, list, ...(add && { add }), ...(edit && { edit }) } };
  }
  return {};
}

function findNested(parent: AnyKind) {
  for (const kind of KINDS) {
    const { screen } = kind;
    if (screen.shape === 'nested' && kind.fields[screen.parent]?.to === parent.id)
      return { nested: { kind, list: screen.page } };
  }
  return {};
}
