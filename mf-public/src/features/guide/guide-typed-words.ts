import type { FacultyLevel } from '@admissions/model/kinds';

/** What students may type in the guides of graduate programmes and of the International College, and what stands first then. They were written down before the guides had words for them, and keep what was mended since: they measure nothing new. */
export const GUIDE_TYPED = {
  master: {
    'mechanical-master':
      '機械 機械碩 機械博士 車輛工程 流體力學 熱傳 冷凍空調 無人機 機電整合 3D列印 自動化 航太 燃料電池車 熱流 空調 馬達 汽車設計 機器人學 精密加工 工具機 散熱模組 飛機 振動噪音 電動機車 機械所博士 機械手臂 水冷 電動車設計 醫療器材 風扇 生物力學',
    'chemical-materials-master':
      '化工 材料 化材碩 鋰電池 觸媒 半導體材料 奈米 奈米材料 生醫材料 綠色化學 石化業 電鍍 陶瓷 金屬 塑膠 電池回收 環境工程 高分子材料 奈米科技 化學工程 纖維 製程工程師 低碳 氫氣 化工所 鋰電 塑膠材料 碳排 特用化學 薄膜材料',
    'industrial-engineering-master':
      '工工 工管 物流 品管 六標準差 生產管理 人因工程 系統模擬 排班 IE 工業工程 存貨 倉儲 品質管理 醫院流程 模擬 精實 半導體排程 人機介面設計 可靠度工程 工工所 生產排程 供應鏈管理 品質工程 健康照護管理 大量資料最佳化',
    'business-master':
      '企管 商管 行銷管理 人資 人力資源 組織行為 消費者行為 電商 廣告 創業 品牌經理 不是商科背景 MBA 策略管理 國際商務 領導 管理學 品牌行銷 商學碩士 企業診斷 供應商管理 企管研究所 行銷企劃 管顧 商管研究所 轉職行銷',
    'finance-master':
      '財金 財務管理 金融 投資 股票 基金 區塊鏈 保險 精算 銀行 經濟 計量經濟 房地產 理財規劃 期貨 選擇權 證券分析 金控 投信 總體經濟 財務工程 虛擬貨幣 財務 金融研究所 量化 銀行員 金融交易 投資學',
    emba: 'EMBA 週末上課 公司主管 高階管理 企業二代 總經理 週末班 老闆 主管 企業接班 接班人 高階主管 創業家 企業家第二代 經理人',
    'management-phd':
      '管院博士 管理博士 DBA 企管博士 會計博士 行銷博士 資管博士 管理學博士 博士 PhD 當教授 管理博士班',
    'electrical-master':
      '電機 電機碩 電子 IC設計 通訊 5G 天線 控制 電力電子 類比電路 VLSI 半導體製程 聯發科 嵌入式 訊號處理 衛星 電路設計 微電子 無線通訊 雷達 電動車充電 半導體 竹科 RF 電源供應器 訊號 電機研究所 類比IC設計 毫米波 通訊系統 台積電 電源IC 數位電路',
    'photonics-master':
      '光電 雷射 太陽能 面板 顯示器 LED 矽光子 鏡頭 光學 感測器 生醫光電 MicroLED 光纖通訊 雷射加工 面板廠 光學鏡頭 夜視 光電半導體 光電所 光電研究所 矽光子學 友達 雷射光達 CPO封裝',
    'computer-science-master':
      '資工 AI 機器學習 深度學習 資安 網路安全 雲端運算 演算法 NLP 自然語言處理 電腦視覺 軟體工程 量子電腦 程式 非本科轉資工 生成式AI 影像處理 資訊安全 雲端 駭客 大型語言模型 聊天機器人 軟體工程師 資料結構 電腦科學 資工研究所 LLM 資安工程師 GPU 深度學習影像 機器學習工程師',
    'information-management-master':
      '資管 資料庫 ERP 電子商務 商業智慧 資訊系統 數據分析 醫療資訊 資管在職專班 資料探勘 大數據 資訊管理 系統分析師 電子病歷 商業數據 資管研究所 資料分析師 產品經理',
    'information-communication-master':
      '資傳 遊戲設計 動畫 VR UX 使用者經驗 互動設計 數位媒體 新媒體 傳播 電影 元宇宙 遊戲 互動裝置 直播 虛擬實境 多媒體 影像製作 UI設計 社群媒體 資傳研究所 遊戲企劃 使用者研究 沉浸式體驗 數位敘事 動畫師',
    'chinese-literature-master':
      '中文 中國文學 國文 古典詩 文學創作 語言學 華語教學 臺文 國文老師 古文 唐詩 小說創作 國文教師 漢學 作家 書法 中研所 現代詩 臺灣文學史 文字學',
    'social-policy-master':
      '社會 社工 政治 公共行政 公行 社會政策 公職 勞工 性別 人口老化 社會學 NGO 國際關係 長照 公務員 高考 社會學研究 政策 老人照顧 原住民 地方政府 公行研究所 社會福利 民調 政策分析 公職考試 高齡社會',
    'art-design-master':
      '設計 藝術 藝管 策展 美術 博物館 文創 視覺傳達 音樂 表演藝術 藝術行政 展覽 設計研究所 文化創意 畫廊 藝術家 室內設計 藝術管理研究所 博物館學 文化政策 藝術市場 展覽策劃',
    'medicine-master':
      '醫學 醫研所 公衛 公共衛生 護理 生物統計 醫學影像 臨床研究 醫療AI 流行病學 醫療大數據 心臟 影像醫學 臨床試驗 健保 流行病 醫研 AI醫療 醫學AI 公衛研究 臨床研究護理師 生物統計學',
    'biotechnology-master':
      '生技 生物 生科 基因 基因編輯 食品 保健食品 免疫 癌症 藥物開發 微生物 釀酒 農業 化妝品 生物資訊 生化 食品科學 生物科技 疫苗 細菌 發酵 基因體 生技產業 保養品 幹細胞治療 生技研究所 基因工程 食品研發 蛋白質藥物 釀啤酒',
  },
  specialized: {
    'engineering-international':
      '工程 機械 robotics materials 化工 chemical 工程英語 工學院 環工 材料工程 機械系 工程師 factory automation 機械工程 工業工程 civil 全英語工程',
    'management-international':
      'management 管理 finance 財金 marketing BBA 行銷 會計 accounting 企管 國企 economics 商管 銀行 行銷管理 商學 國際貿易 全英語商管',
    'communications-international':
      '電機 semiconductor 半導體 通訊 電子 electronics 5G EE chip 台積電 晶片設計 無線通訊 IC設計 electronic 半導體工程 signal',
    'informatics-international':
      '資工 CS AI programming 程式 coding 資訊 game 資安 cybersecurity data 寫程式 人工智慧 網頁設計 python 資訊工程 遊戲設計 軟體',
    'humanities-international':
      '社會 政治 humanities 外文 languages sociology 國際關係 東南亞 politics 文學 社會科學 英語系 翻譯 社會學 外文系 NGO',
    'enterprise-programme':
      '企業專班 實習 帶薪 半工半讀 產學合作 產業學院 internship 帶薪實習 邊讀邊賺 產學專班 學徒 企業實習 賺學費 實習薪水',
    'interdisciplinary-bachelor':
      '校學士 不分系 跨領域 大一不分系 自由 興趣很多 不知道要讀什麼 永續 undecided 自主學習 跨系 沒有方向 不知道讀什麼 大學不分系 generalist 自己選課 還沒想好',
  },
} satisfies Partial<Record<FacultyLevel, Readonly<Record<string, string>>>>;
