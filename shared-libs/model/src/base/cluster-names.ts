import { type Localised, pair } from './locale.ts';

/** The 18 study groups of Taiwan's university admission. */
export const CLUSTER_NAMES = {
  information: pair('資訊', 'Information'),
  engineering: pair('工程', 'Engineering'),
  mathScience: pair('數理化', 'Mathematics, physics and chemistry'),
  medicine: pair('醫藥衛生', 'Medicine and health'),
  lifeScience: pair('生命科學', 'Life sciences'),
  bioresources: pair('生物資源', 'Biological resources'),
  earth: pair('地球環境', 'Earth and environment'),
  architecture: pair('建築設計', 'Architecture and design'),
  arts: pair('藝術', 'Arts'),
  socialPsych: pair('社會心理', 'Society and psychology'),
  media: pair('大眾傳播', 'Media'),
  languages: pair('外語', 'Foreign languages'),
  literature: pair('文史哲', 'Literature, history and philosophy'),
  education: pair('教育', 'Education'),
  law: pair('法政', 'Law and politics'),
  management: pair('管理', 'Management'),
  finance: pair('財經', 'Finance'),
  sports: pair('遊憩運動', 'Recreation and sports'),
} satisfies Record<string, Localised>;
export type ClusterKey = keyof typeof CLUSTER_NAMES;
