import type { Translate } from '@admissions/store';

interface Named {
  title: string;
  titleEn: string;
}
/** The name of a college or a department in the language of the interface, and the same in the other one. */
export function chooseNames(t: Translate, { title, titleEn }: Named) {
  return t.locale === 'en'
    ? { name: titleEn, other: title, otherLang: t.chinese }
    : { name: title, other: titleEn, otherLang: t.english };
}
