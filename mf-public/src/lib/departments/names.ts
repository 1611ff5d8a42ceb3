import type { Translate } from '@admissions/store';

interface Named {
  title: string;
  titleEn: string;
}
/** The name in the interface's language, and in the other one. */
export function chooseNames(t: Translate, { title, titleEn }: Named) {
  return t.locale === 'en'
    ? { name: titleEn, other: title, otherLang: t.chinese }
    : { name: title, other: titleEn, otherLang: t.english };
}
