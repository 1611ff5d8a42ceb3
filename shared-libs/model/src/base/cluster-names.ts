import type { Localised } from './locale.ts';

/** The 18 study groups of Taiwan's university admission. */
export const CLUSTER_NAMES = {
  information: { 'zh-TW': '資訊', en: 'Information' },
  engineering: { 'zh-TW': '工程', en: 'Engineering' },
  mathScience: { 'zh-TW': '數理化', en: 'Mathematics, physics and chemistry' },
  medicine: { 'zh-TW': '醫藥衛生', en: 'Medicine and health' },
  lifeScience: { 'zh-TW': '生命科學', en: 'Life sciences' },
  bioresources: { 'zh-TW': '生物資源', en: 'Biological resources' },
  earth: { 'zh-TW': '地球環境', en: 'Earth and environment' },
  architecture: { 'zh-TW': '建築設計', en: 'Architecture and design' },
  arts: { 'zh-TW': '藝術', en: 'Arts' },
  socialPsych: { 'zh-TW': '社會心理', en: 'Society and psychology' },
  media: { 'zh-TW': '大眾傳播', en: 'Media' },
  languages: { 'zh-TW': '外語', en: 'Foreign languages' },
  literature: { 'zh-TW': '文史哲', en: 'Literature, history and philosophy' },
  education: { 'zh-TW': '教育', en: 'Education' },
  law: { 'zh-TW': '法政', en: 'Law and politics' },
  management: { 'zh-TW': '管理', en: 'Management' },
  finance: { 'zh-TW': '財經', en: 'Finance' },
  sports: { 'zh-TW': '遊憩運動', en: 'Recreation and sports' },
} satisfies Record<string, Localised>;
export type ClusterKey = keyof typeof CLUSTER_NAMES;
