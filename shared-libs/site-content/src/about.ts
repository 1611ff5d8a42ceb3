/** Texts about the university; separate from `identity.ts`, which every page loads. */
export const about = {
  description:
    '元智大學是全國第一所獲國家品質獎的大學，以AI智慧校園、國際學院與企業書院培育人才。高中生、大學生、研究生與高中夥伴，都能在這裡找到學系介紹、招生日程、獎助學金、營隊與參訪申請。',
  descriptionEn:
    'Yuan Ze University, the first in Taiwan to win the National Quality Award: bachelor programmes taught in English, with their dates, costs and scholarships, and how to apply.',
} as const;
