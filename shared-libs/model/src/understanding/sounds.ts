/** Phonetic syllables, each with the first of the characters that sound so, in the order of pinyin. */
const SYLLABLES =
  'ㄚ阿ㄞ哎ㄢ安ㄤ肮ㄠ凹ㄅㄚ八ㄅㄞ白ㄅㄢ扳ㄅㄤ邦ㄅㄠ包ㄅㄟ卑ㄅㄣ奔ㄅㄥ崩ㄅㄧ逼ㄅㄧㄢ边ㄅㄧㄠ标ㄅㄧㄝ憋ㄅㄧㄣ宾ㄅㄧㄥ冰ㄅㄛ拨ㄅㄨ卜ㄘㄚ擦ㄘㄞ猜ㄘㄢ参ㄘㄤ仓ㄘㄠ操ㄘㄜ冊ㄘㄣ岑ㄘㄥ层ㄔㄚ叉ㄔㄞ拆ㄔㄢ掺ㄔㄤ昌ㄔㄠ抄ㄔㄜ车ㄔㄣ郴ㄔㄥ称ㄔ吃ㄔㄨㄥ充ㄔㄡ抽ㄔㄨ出ㄔㄨㄞ揣ㄔㄨㄢ川ㄔㄨㄤ疮ㄔㄨㄟ吹ㄔㄨㄣ春ㄔㄨㄛ戳ㄘ疵ㄘㄨㄥ匆ㄘㄡ凑ㄘㄨ粗ㄘㄨㄢ蹿ㄘㄨㄟ崔ㄘㄨㄣ村ㄘㄨㄛ搓ㄉㄚ搭ㄉㄞ呆ㄉㄢ丹ㄉㄤ当ㄉㄠ刀ㄉㄜ得ㄉㄥ灯ㄉㄧ氐ㄉㄧㄢ掂ㄉㄧㄠ刁ㄉㄧㄝ爹ㄉㄧㄥ丁ㄉㄧㄡ丟ㄉㄨㄥ东ㄉㄡ都ㄉㄨ嘟ㄉㄨㄢ端ㄉㄨㄟ堆ㄉㄨㄣ吨ㄉㄨㄛ多ㄜ婀ㄣ恩ㄦ儿ㄈㄚ发ㄈㄢ帆ㄈㄤ方ㄈㄟ飞ㄈㄣ分ㄈㄥ丰ㄈㄡ缶ㄈㄨ夫ㄍㄚ嘎ㄍㄞ该ㄍㄢ甘ㄍㄤ冈ㄍㄠ皋ㄍㄜ戈ㄍㄟ给ㄍㄣ根ㄍㄥ庚ㄍㄨㄥ工ㄍㄡ勾ㄍㄨ估ㄍㄨㄚ瓜ㄍㄨㄞ乖ㄍㄨㄢ关ㄍㄨㄤ光ㄍㄨㄟ归ㄍㄨㄣ袞ㄍㄨㄛ郭ㄏㄚ哈ㄏㄞ咳ㄏㄢ蚶ㄏㄤ夯ㄏㄠ蒿ㄏㄜ呵ㄏㄟ黑ㄏㄣ痕ㄏㄥ亨ㄏㄨㄥ轰ㄏㄡ侯ㄏㄨ乎ㄏㄨㄚ花ㄏㄨㄞ怀ㄏㄨㄢ欢ㄏㄨㄤ肓ㄏㄨㄟ灰ㄏㄨㄣ昏ㄏㄨㄛ豁ㄐㄧ讥ㄐㄧㄚ加ㄐㄧㄢ奸ㄐㄧㄤ江ㄐㄧㄠ交ㄐㄧㄝ阶ㄐㄧㄣ巾ㄐㄧㄥ京ㄐㄩㄥ迥ㄐㄧㄡ纠ㄐㄩ居ㄐㄩㄢ娟ㄐㄩㄝ撅ㄐㄩㄣ军ㄎㄚ咖ㄎㄞ开ㄎㄢ刊ㄎㄤ康ㄎㄠ考ㄎㄜ苛ㄎㄟ剋ㄎㄣ肯ㄎㄥ阬ㄎㄨㄥ空ㄎㄡ抠ㄎㄨ枯ㄎㄨㄚ夸ㄎㄨㄞ块ㄎㄨㄢ宽ㄎㄨㄤ匡ㄎㄨㄟ亏ㄎㄨㄣ坤ㄎㄨㄛ扩ㄌㄚ垃ㄌㄞ来ㄌㄢ兰ㄌㄤ郎ㄌㄠ捞ㄌㄜ乐ㄌㄟ雷ㄌㄥ棱ㄌㄧ哩ㄌㄧㄚ俩ㄌㄧㄢ连ㄌㄧㄤ良ㄌㄧㄠ撩ㄌㄧㄝ咧ㄌㄧㄣ拎ㄌㄧㄥ伶ㄌㄧㄡ溜ㄌㄨㄥ龙ㄌㄡ娄ㄌㄨ卢ㄌㄩ驴ㄌㄨㄢ孪ㄌㄩㄝ掠ㄌㄨㄣ抡ㄌㄨㄛ囉ㄇㄚ妈ㄇㄞ埋ㄇㄢ蛮ㄇㄤ忙ㄇㄠ猫ㄇㄜ么ㄇㄟ沒ㄇㄣ门ㄇㄥ虻ㄇㄧ咪ㄇㄧㄢ眠ㄇㄧㄠ苗ㄇㄧㄝ咩ㄇㄧㄣ民ㄇㄧㄥ名ㄇㄧㄡ谬ㄇㄛ摸ㄇㄡ眸ㄇㄨ母ㄋㄚ拿ㄋㄞ乃ㄋㄢ男ㄋㄤ囊ㄋㄠ呶ㄋㄜ訥ㄋㄟ馁ㄋㄣ嫩ㄋㄥ能嗯ㄋㄧ妮ㄋㄧㄢ拈ㄋㄧㄤ娘ㄋㄧㄠ鸟ㄋㄧㄝ捏ㄋㄧㄣ您ㄋㄧㄥ宁ㄋㄧㄡ妞ㄋㄨㄥ农ㄋㄡ耨ㄋㄨ奴ㄋㄩ女ㄋㄨㄢ暖ㄋㄩㄝ疟ㄋㄨㄛ挪ㄛ噢ㄡ欧ㄆㄚ趴ㄆㄞ拍ㄆㄢ潘ㄆㄤ乓ㄆㄠ抛ㄆㄟ呸ㄆㄣ喷ㄆㄥ抨ㄆㄧ丕ㄆㄧㄢ偏ㄆㄧㄠ剽ㄆㄧㄝ撇ㄆㄧㄣ姘ㄆㄧㄥ乒ㄆㄛ坡ㄆㄡ剖ㄆㄨ仆ㄑㄧ七ㄑㄧㄚ掐ㄑㄧㄢ千ㄑㄧㄤ呛ㄑㄧㄠ悄ㄑㄧㄝ且ㄑㄧㄣ亲ㄑㄧㄥ青ㄑㄩㄥ穷ㄑㄧㄡ丘ㄑㄩ区ㄑㄩㄢ圈ㄑㄩㄝ炔ㄑㄩㄣ裙ㄖㄢ然ㄖㄤ禳ㄖㄠ饶ㄖㄜ惹ㄖㄣ人ㄖㄥ扔ㄖ日ㄖㄨㄥ戎ㄖㄡ柔ㄖㄨ如ㄖㄨㄢ阮ㄖㄨㄟ蕊ㄖㄨㄣ闰ㄖㄨㄛ若ㄙㄚ撒ㄙㄞ塞ㄙㄢ三ㄙㄤ桑ㄙㄠ搔ㄙㄜ色ㄙㄣ森ㄙㄥ僧ㄕㄚ杀ㄕㄞ筛ㄕㄢ山ㄕㄤ伤ㄕㄠ捎ㄕㄜ奢ㄕㄣ申ㄕㄥ升ㄕ尸ㄕㄡ收ㄕㄨ书ㄕㄨㄚ刷ㄕㄨㄞ衰ㄕㄨㄢ拴ㄕㄨㄤ双ㄕㄨㄟ誰ㄕㄨㄣ吮ㄕㄨㄛ说ㄙ丝ㄙㄨㄥ忪ㄙㄡ搜ㄙㄨ苏ㄙㄨㄢ痠ㄙㄨㄟ虽ㄙㄨㄣ孙ㄙㄨㄛ唆ㄊㄚ他ㄊㄞ胎ㄊㄢ坍ㄊㄤ汤ㄊㄠ涛ㄊㄜ特ㄊㄥ疼ㄊㄧ剔ㄊㄧㄢ天ㄊㄧㄠ佻ㄊㄧㄝ帖ㄊㄧㄥ厅ㄊㄨㄥ通ㄊㄡ偷ㄊㄨ凸ㄊㄨㄢ湍ㄊㄨㄟ推ㄊㄨㄣ吞ㄊㄨㄛ托ㄨㄚ挖ㄨㄞ歪ㄨㄢ弯ㄨㄤ尢ㄨㄟ危ㄨㄣ塭ㄨㄥ翁ㄨㄛ挝ㄨ乌ㄒㄧ夕ㄒㄧㄚ呷ㄒㄧㄢ仙ㄒㄧㄤ乡ㄒㄧㄠ宵ㄒㄧㄝ些ㄒㄧㄣ心ㄒㄧㄥ星ㄒㄩㄥ凶ㄒㄧㄡ休ㄒㄩ吁ㄒㄩㄢ轩ㄒㄩㄝ靴ㄒㄩㄣ勋ㄧㄚ丫ㄧㄢ烟ㄧㄤ央ㄧㄠ夭ㄧㄝ掖ㄧ一ㄧㄣ因ㄧㄥ应ㄧㄛ哟ㄩㄥ佣ㄧㄡ优ㄩ迂ㄩㄢ冤ㄩㄝ曰ㄩㄣ晕ㄗㄚ匝ㄗㄞ災ㄗㄢ簪ㄗㄤ赃ㄗㄠ遭ㄗㄜ则ㄗㄟ贼ㄗㄣ怎ㄗㄥ增ㄓㄚ扎ㄓㄞ斋ㄓㄢ沾ㄓㄤ张ㄓㄠ招ㄓㄜ蜇ㄓㄣ贞ㄓㄥ争ㄓ之ㄓㄨㄥ中ㄓㄡ州ㄓㄨ朱ㄓㄨㄞ拽ㄓㄨㄢ专ㄓㄨㄤ妆ㄓㄨㄟ隹ㄓㄨㄣ肫ㄓㄨㄛ拙ㄗ孜ㄗㄨㄥ宗ㄗㄡ邹ㄗㄨ租ㄗㄨㄢ钻ㄗㄨㄟ嘴ㄗㄨㄣ尊ㄗㄨㄛ昨';
const SPELLED = [...SYLLABLES.matchAll(/([ㄅ-ㄩ]*)(\p{Script=Han})/gu)];
const ORDER = new Intl.Collator('zh-Hans-CN-u-co-pinyin');

/** The number of the syllable, without its tone. */
function soundOf(character: string) {
  let at = 0;
  for (let step = 256; step >= 1; step /= 2) {
    const first = SPELLED[at + step]?.[2];
    if (first && ORDER.compare(first, character) <= 0) at += step;
  }
  return at;
}
const sounds = new Map<string, number>();
const soundsOf = (word: string) =>
  [...word]
    .map((character) => {
      const sound = sounds.get(character) ?? soundOf(character);
      sounds.set(character, sound);
      return sound;
    })
    .join(' ');

/** What people mostly mean by one syllable in phonetic symbols. */
const FREQUENT = [...'很不的會怕系學數文讀是有我你好想要可以多少理'];

/** Characters for syllables typed in phonetic symbols; single symbols are only sighs. */
export const spellOut = (text: string) =>
  text.replace(/([ㄅ-ㄩ]+)[ˊˇˋ˙]?/gu, (_typed, typed) => {
    const at = SPELLED.findIndex(([, symbols]) => symbols === typed);
    return FREQUENT.find((each) => at >= 0 && soundOf(each) === at) ?? SPELLED[at]?.[2] ?? '';
  });

const HAN_WORD = /^\p{Script=Han}{2,}$/u;
const MAX_LENGTH = 5;

/** Replaces unused words that sound like known ones; the first of several counts. */
export function correctSounds(
  text: string,
  known: readonly string[],
  isUsed: (word: string) => boolean = () => false,
) {
  const words = known.filter((word) => HAN_WORD.test(word)).reverse();
  const meant = new Map(words.map((word) => [soundsOf(word), word]));
  // Longest first; a part of a corrected word is no word.
  const correct = (rest: string): string => {
    for (let length = MAX_LENGTH; length > 1; length--)
      for (let at = 0; at + length <= rest.length; at++) {
        const word = rest.slice(at, at + length);
        const same = isUsed(word) ? undefined : meant.get(soundsOf(word));
        // “禮拜” is not “李白”, which shares no character, and “怕蟲” not “爬蟲”.
        if (same && !word.startsWith('怕') && [...word].some((each) => same.includes(each)))
          return correct(rest.slice(0, at)) + same + correct(rest.slice(at + length));
      }
    return rest;
  };
  return correct(text);
}
