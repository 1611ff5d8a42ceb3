// Choices for pages, separate from kinds, which visitors do not download.

/** The four topics of the home page. */
export const TOPICS = ['dream', 'sales', 'limited', 'early'] as const;
export type Topic = (typeof TOPICS)[number];

/** 1 dormitory and leisure, 2 tutoring and learning, 3 city life. */
export const LIFE_TYPES = ['1', '2', '3'] as const;

/** Undergraduate, graduate, and International College. */
export const FACULTY_LEVELS = ['bachelor', 'master', 'specialized'] as const;
export type FacultyLevel = (typeof FACULTY_LEVELS)[number];

/** Id of the text banner's position. */
export const TEXT_BANNER_ID = 1;

/** 1–4: topics dream, sales, limited, early; 5: footer strip. In filters 0 means all. */
export const BLOCK_TYPES = ['1', '2', '3', '4', '5'] as const;
export const FOOTER_BLOCK_TYPE = '5' satisfies (typeof BLOCK_TYPES)[number];
