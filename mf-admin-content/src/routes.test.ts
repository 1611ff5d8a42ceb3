// @vitest-environment jsdom
import type { RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import manifest from '../remote.json' with { type: 'json' };
import { routes } from './routes.tsx';

/** Content routes of the specification, by area. */
const SPECIFIED: Record<string, string> = {
  ad: 'banner banner_list edit_sub',
  setting:
    'list edit_banner add_banner banner_list features_list edit_features selection_list college_list college_unit_list add_college_unit edit_college_unit senior_list pic_list add_pic edit_pic block_list add_block',
  news: 'list add edit edit_cont',
  faculty: ['bachelor', 'master', 'specialized']
    .map(
      (level) =>
        `${level}_list ${level}_department_list add_${level}_department edit_${level}_department edit_${level}_department_cont`,
    )
    .join(' '),
  highschool: 'camp_list add_camp edit_camp staff_services_list edit_staff_services',
  about:
    'admissions_list add_admissions edit_admissions edit_scholarships video_list add_video edit_video',
  selfvalue:
    'digital_list apply_list course_list study_list edit_apply add_course edit_course department_list add_department edit_department international_list volunteer_list edit_mit teaching_list add_teaching edit_teaching degree_list add_degree edit_degree practice_list edit_practice',
  college:
    'share_list add_share edit_share_cont life_list add_life edit_life edit_life_cont yzu_list edit_yzu',
  vr: 'vr_list add_vr edit_vr',
};
const specified = Object.entries(SPECIFIED).flatMap(([area, names]) =>
  names.split(' ').map((name) => `/admin/${area}/${name}`),
);
const leaves = (list: readonly RouteObject[]): RouteObject[] =>
  list.flatMap((route) => (route.children ? leaves(route.children) : [route]));
const served = leaves(routes).map(({ path }) => `/${path}`);

describe('routes', () => {
  it('serves every content route of the specification', () =>
    expect(specified.filter((path) => !served.includes(path))).toEqual([]));
  it('claims each served route once, and nothing else', () =>
    expect(manifest.claims.map(({ path }) => path).toSorted()).toEqual(served.toSorted()));
  it('claims every route for the area in its path', () =>
    expect(
      manifest.claims
        .filter((claim) => !('areas' in claim) && claim.path.split('/')[2] !== claim.area)
        .map(({ path }) => path),
    ).toEqual([]));
  it('claims only the screens of media and the bundles for several areas', () =>
    expect(manifest.claims.flatMap((claim) => ('areas' in claim ? claim.path : []))).toEqual([
      '/admin/media/library',
      '/admin/media/photos',
      '/admin/bundle/list',
    ]));
  it('loads every screen with its loader', async () => {
    const screens = await Promise.all(
      leaves(routes).map(async ({ path, lazy }) => ({
        path,
        screen: (await (lazy as () => Promise<Record<string, unknown>>)()) ?? {},
      })),
    );
    expect(screens.filter(({ screen }) => !screen.element && !screen.Component)).toEqual([]);
  });
});
