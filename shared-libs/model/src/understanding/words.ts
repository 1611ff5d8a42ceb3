/** Lists of words, separated by spaces. `a>b`: a is written for b. */

/** Pairs: simplified, traditional. Characters with several traditional forms are left out. */
export const SIMPLIFIED =
  '数數学學国國语語计計机機电電资資讯訊护護会會财財务務经經济濟设設艺藝术術营營销銷贸貿报報医醫药藥师師图圖书書馆館环環写寫画畫动動车車爱愛欢歡历歷对對没沒么麼样樣吗嗎费費奖獎补補贷貸备備转轉长長时時间間听聽说說话話读讀认認识識观觀选選择擇专專业業办辦开開关關门門问問题題课課难難烂爛惨慘废廢讨討厌厭惧懼现現实實习習应應际際体體团團队隊场場员員练練气氣热熱纸紙笔筆记記忆憶华華东東湾灣园園级級边邊远遠过過还還这這让讓给給谁誰请請谢謝轻輕赚賺钱錢穷窮贫貧脑腦软軟网網络絡进進积積导導钢鋼汉漢译譯韩韓乐樂剧劇戏戲饭飯厅廳厨廚织織纺紡编編辑輯视視频頻产產货貨广廣创創运運输輸质質证證银銀险險发發错錯总總无無兴興坏壞挂掛见見压壓单單块塊岁歲儿兒妈媽爷爺亲親厂廠战戰龄齡龙龍乡鄉县縣区區张張点點万萬与與个個们們从從为為传傳优優杂雜权權条條构構标標树樹检檢测測满滿灯燈独獨疗療盘盤确確离離种種称稱稳穩竞競类類约約纯純细細组組结結绘繪统統继繼绩績续續缴繳罗羅职職联聯据據词詞诗詩';

/** Frequent errors, and syllables of the phonetic keyboard without a character. */
export const CORRECTIONS =
  '宿社>宿舍 素舍>宿舍 宿捨>宿舍 宿設>宿舍 講學金>獎學金 獎學今>獎學金 就學代款>就學貸款 備娶>備取 倍取>備取 接博車>接駁車 街駁車>接駁車 停車廠>停車場 討晏>討厭 英聞>英文 資工係>資工系 電機係>電機系 軟件>軟體 唸>念 ㄕㄨˋ>數 ㄒㄩㄝˊ>學 ㄒㄧˋ>系 ㄨㄣˊ>文 ㄏㄨㄟˋ>會 ㄆㄚˋ>怕';

/** What people fear, as typed; and what a department that needs it has in its texts. */
export const SUBJECTS: readonly (readonly [name: string, typed: string, needs: string])[] = [
  [
    '數學',
    '數學 數A 數B 數甲 數乙 微積分 算數 算術 數字 計算 算東西 maths math mathematics',
    '數學 微積分 統計 線性代數 經濟學 財務',
  ],
  ['英文', '英文 英語 英聽 單字 背單字 講英文 english', '英文 英語 外文 外語 多益'],
  ['國文', '國文 國語 國寫 作文 文言文 古文 寫作文', '國文 文學 寫作 作文'],
  ['物理', '物理 力學 電學 physics', '物理 力學 電磁 電路'],
  ['化學', '化學 理化 chemistry', '化學 化工'],
  ['生物', '生物 biology', '生物 解剖 護理'],
  ['自然', '自然科 自然 理科 science', '物理 化學 工程'],
  ['社會', '社會科 歷史 地理 公民', '社會 歷史 公民 政治'],
  ['程式', '寫程式 程式 打code 寫code coding code programming 電腦', '程式 軟體'],
  ['畫畫', '畫畫 畫圖 素描 美術 drawing', '畫畫 素描 美術 插畫'],
  ['血', '見血 看血 流血 血 打針 抽血 解剖 屎尿 blood', '護理 病人 打針 手術'],
  ['說話', '上台 面對人群 跟人講話 跟人說話 講話 說話 跟人相處 社交', '口才 業務 推銷 客服 溝通'],
];

/** Between a subject and its verdict; none is a sequence of others, which would be slow. */
export const BETWEEN =
  '真的 實在 非常 很 超級 超 有夠 太 好 都 也 就 了 一直 總是 每次 常常 只有 只 考試 考 聽力 閱讀 完全 根本 成績 分數 程度 能力 底子 科 是 又 有點 比較 的 得 最 我 滿 蠻 挺 拿 學測 模考 段考 全班 全校 班上 s is i am are really very so 一向 寫 念 讀 學';
/** Verdict after the subject. */
export const BAD =
  '差(?!不多|異|別) 爛 弱 不好(?!意思) 不太好 不是很好 不怎麼好 沒有很好 沒很好 沒那麼好 不行 不太行 不強 不佳 不及格 苦手 廢 無力 白癡 白痴 糟 慘 掛 炸 爆 當掉 被當 零分 鴨蛋 倒數 墊底 吊車尾 後標 底標 低標 不會(?!太|很|差|爛) 不懂 不擅長 不拿手 學不會 學不好 讀不好 念不好 考不好 聽不懂 看不懂 背不起來 沒天分 沒救 最後[一幾]名 罩門 死穴 弱點 惡夢 頭痛 想睡 想哭 崩潰 障礙 恐懼 放棄 沒興趣 一塌糊塗 [0-8]級 [零一二三四五六七八]級 bad poor weak';
/** Verdict before the subject. */
export const AVOIDED =
  '怕 害怕 討厭 恨 厭惡 不喜歡 不愛 不想要 不想再 不想 不要 不會 不懂 不擅長 不用 不必 不需要 不考 沒有 受不了 無法 不敢 不能 放棄 逃避 避開 遠離 hate scared\\s+of afraid\\s+of bad\\s+at not\\s+good\\s+at weak\\s+(?:at|in) suck\\s+at don.?t\\s+like can.?t without no';
/** Between that verdict and the subject. */
export const ACTS =
  '再 去 跟 碰 看 念 讀 學 寫 做 當 算 背 用 考 上 選 面對 接觸 太多 很多 一堆 到';

/** Life and money: the word of our pages, and what people type. */
export const TOPICS: readonly (readonly [page: string, typed: string])[] = [
  ['宿舍', '宿舍 住宿 住校 住學校 床位 寢室 室友 抽宿 門禁 dorm dorms dormitory'],
  ['租屋', '租屋 租房 外宿 房租 套房'],
  ['停車', '停車 車位 停機車 機車.{0,3}停 騎車 騎機車 開車 停哪 parking'],
  [
    '接駁',
    '接駁 通勤 通車 交通 怎麼去 怎麼到 怎麼走 怎麼搭 公車 校車 火車站 搭火車 高鐵 捷運 客運 區間車 多遠 會不會遠 bus train',
  ],
  ['學費', '學費 學雜費 費用 多少錢 花多少 生活費 住宿費 註冊費 貴嗎 很貴 太貴 tuition fees'],
  ['分期', '分期 繳費 繳不起 付不起 付不出 繳不出 沒錢 家境 清寒 低收 弱勢生 補助 減免 經濟困難'],
  ['就學貸款', '就學貸款 助學貸款 學貸 就貸 貸款 loan'],
  ['獎學金', '獎學金 獎助學金 助學金 獎助 scholarship scholarships'],
  ['打工', '打工 工讀 兼職 半工半讀 賺生活費'],
  ['餐廳', '餐廳 學餐 吃飯 伙食 吃什麼 好吃 素食 早餐 午餐 晚餐 宵夜 美食'],
  ['備取', '備取 遞補 候補 備上 正取 waitlist waiting'],
  ['社團', '社團 系學會 社課 club clubs'],
  ['游泳', '游泳池 泳池 游泳'],
  ['健身', '健身房 健身 體育館 球場 gym'],
  ['諮商', '諮商 憂鬱 心情不好 心情差 被霸凌'],
  ['參觀', '參觀 開放日 校園導覽 逛校園 看學校 參訪'],
  ['轉系', '轉系 換系'],
];

export const UNDECIDED =
  '(?:不知道|不曉得|不確定|不清楚).{0,4}(?:念|讀|學什麼|學哪|選|填|走|做|喜歡|適合|興趣|要什麼) (?:還沒|沒有?)(?:決定|想好|想法|方向|目標|什麼興趣|特別喜歡) 迷惘 迷茫 茫然 什麼都不 都沒興趣 undecided what\\s+to\\s+study';

/** Says nothing about what someone looks for. */
export const FILLERS =
  '請問 想問 想知道 想要 我們 你們 我家 我 你 您 想 要 可不可以 可以 可是 能不能 能 有沒有 有 會不會 會 是不是 還是 但是 但 只是 是 所以 因為 而且 又 也 還 怎麼辦 怎麼樣 怎麼 如何 什麼時候 什麼系 什麼 哪裡 哪些 哪個 哪 多少 幾點 幾 申請 參加 需要 適合 科系 系所 喜歡 學校 元智 大學 小孩 孩子 女兒 兒子 一個 這個 那個 在 到 去 和 跟 了 的 嗎 呢 吧 啊 喔';
