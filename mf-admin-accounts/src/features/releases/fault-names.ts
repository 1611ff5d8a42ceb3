import type { Localised } from '@admissions/model';
import type { Fault } from '@admissions/protocol/releases';

export const FAULT_NAMES: Record<Fault, Localised> = {
  load: { 'zh-TW': '無法載入', en: 'not loaded' },
  chunk: { 'zh-TW': '檔案遺失', en: 'file missing' },
  boundary: { 'zh-TW': '頁面出錯', en: 'page failed' },
  hydration: { 'zh-TW': '畫面重繪', en: 'drawn anew' },
  uncaught: { 'zh-TW': '程式出錯', en: 'script failed' },
  import: { 'zh-TW': '伺服器無法載入', en: 'not loaded on the server' },
  render: { 'zh-TW': '伺服器出錯', en: 'failed on the server' },
  deadline: { 'zh-TW': '伺服器逾時', en: 'too slow on the server' },
  crash: { 'zh-TW': '程序中斷', en: 'process ended' },
};
