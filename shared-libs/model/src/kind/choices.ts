// What pages need to know of kinds without the kinds themselves, which are no part of a visitor's download.

/** The four topics of the home page. */
export const TOPICS = ['dream', 'sales', 'limited', 'early'] as const;
export type Topic = (typeof TOPICS)[number];

/** 1 dormitory and leisure, 2 tutoring and learning, 3 city life. */
export const LIFE_TYPES = ['1', '2', '3'] as const;

/** The three parts of the faculty area: undergraduate, graduate, and the International College. */
export const FACULTY_LEVELS = ['bachelor', 'master', 'specialized'] as const;
export type FacultyLevel = (typeof FACULTY_LEVELS)[number];

/** The banner place with this id is the text banner. */
export const TEXT_BANNER_ID = 1;

/** 1 to 4 are the home topics dream, sales, limited, early; 5 is the footer strip. In a filter 0 means all, as for every choice that has no 0. */
export const BLOCK_TYPES = ['1', '2', '3', '4', '5'] as const;
export const FOOTER_BLOCK_TYPE = '5' satisfies (typeof BLOCK_TYPES)[number];
