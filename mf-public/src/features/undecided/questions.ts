import type { ClusterKey } from '@admissions/model/terms';

interface Answer {
  text: string;
  /** Groups of subjects that the answer speaks for. */
  for: readonly ClusterKey[];
  against?: readonly ClusterKey[];
  /** Courses with it. */
  course?: RegExp;
}
interface Question {
  text: string;
  answers: Readonly<Record<string, Answer>>;
}

/** By query key; the answers by their value in the address. */
export const QUESTIONS = {
  like: {
    text: '哪一件事會讓你忘記時間？',
    answers: {
      make: { text: '拆開東西，再裝回去', for: ['engineering', 'architecture'] },
      solve: { text: '解一題很難的題目', for: ['mathScience', 'information', 'finance'] },
      screen: { text: '打電動、寫網站、玩新的軟體', for: ['information', 'media'] },
      draw: { text: '畫畫、拍照、剪影片', for: ['arts', 'media', 'architecture'] },
      read: { text: '看書、追劇、寫東西', for: ['literature', 'languages', 'media'] },
      listen: { text: '聽朋友說心事', for: ['socialPsych', 'medicine', 'education'] },
      sell: { text: '辦活動、揪團、做小生意', for: ['management', 'finance'] },
    },
  },
  avoid: {
    text: '哪一件事你最受不了？',
    answers: {
      maths: {
        text: '一整天算數學',
        for: [],
        against: ['mathScience', 'finance', 'engineering', 'information'],
        course: /微積分|數學|統計/,
      },
      code: { text: '一整天看程式', for: [], against: ['information'], course: /程式/ },
      text: { text: '一整天讀長文章', for: [], against: ['literature', 'law', 'socialPsych'] },
      strangers: {
        text: '一整天跟陌生人說話',
        for: [],
        against: ['management', 'socialPsych', 'medicine', 'education'],
      },
      blood: { text: '看到血或傷口', for: [], against: ['medicine', 'lifeScience'] },
      english: { text: '一整天說英文', for: [], against: ['languages'] },
      none: { text: '都還好', for: [] },
    },
  },
  work: {
    text: '你喜歡怎麼做事？',
    answers: {
      alone: { text: '自己安靜做完', for: ['information', 'literature', 'finance', 'arts'] },
      team: { text: '和一群人一起', for: ['management', 'media', 'socialPsych'] },
      hands: { text: '動手試到對為止', for: ['engineering', 'mathScience', 'architecture'] },
      plan: { text: '先想清楚，再一步一步來', for: ['finance', 'management', 'law'] },
      care: { text: '照顧好每一個人', for: ['medicine', 'education', 'lifeScience'] },
    },
  },
  place: {
    text: '十年後，你想在哪裡工作？',
    answers: {
      lab: { text: '實驗室或工廠', for: ['engineering', 'mathScience', 'lifeScience'] },
      office: { text: '辦公室', for: ['finance', 'management', 'information'] },
      studio: { text: '工作室或攝影棚', for: ['arts', 'media', 'architecture'] },
      hospital: { text: '醫院或診所', for: ['medicine', 'lifeScience'] },
      school: { text: '學校或社區', for: ['education', 'socialPsych', 'literature'] },
      abroad: { text: '國外', for: ['languages', 'management', 'information'] },
    },
  },
  worth: {
    text: '做完什麼，你會覺得今天值得？',
    answers: {
      worked: { text: '一個東西動起來了', for: ['engineering', 'information'] },
      beauty: { text: '做出好看的東西', for: ['arts', 'architecture', 'media'] },
      help: { text: '有人因此好一點', for: ['medicine', 'socialPsych', 'education'] },
      earned: { text: '賺到錢，收入穩定', for: ['finance', 'management'] },
      fair: { text: '事情變得更公平', for: ['law', 'socialPsych'] },
      clear: { text: '把一件事說清楚', for: ['literature', 'languages', 'media'] },
    },
  },
} as const satisfies Record<string, Question>;

export type QuestionKey = keyof typeof QUESTIONS;
/** Empty: not answered. */
export type Answers = Readonly<Record<QuestionKey, string>>;

export const listAnswers = (answers: Answers): Answer[] =>
  (Object.keys(QUESTIONS) as QuestionKey[]).flatMap(
    (key) => (QUESTIONS[key] as Question).answers[answers[key]] ?? [],
  );
