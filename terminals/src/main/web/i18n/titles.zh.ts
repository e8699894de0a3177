import type { titlesEn } from './titles.en';

export const titlesZh: Readonly<Record<keyof typeof titlesEn, string>> = {
  'title.Baccarat, method A': '百家乐,甲式',
  'title.Baccarat, method B': '百家乐,乙式',
  'title.Multi Terminal Roulette': '多终端轮盘',
  'title.Sic Bo': '骰宝',
  'title.Mini-Baccarat, method A': '迷你百家乐,甲式',
  'title.Mini-Baccarat, method B': '迷你百家乐,乙式',
  'title.Roulette, single zero': '轮盘,单零',
  'title.Roulette, double zero': '轮盘,双零',
  'title.Baccarat': '百家乐',
  'title.Even Money Baccarat': '免佣百家乐',
  'title.Rapid Roulette': '快速轮盘',
  'rulebook.Multi Terminal Table Games': '多终端桌面游戏',
  'rulebook.Mini-Baccarat': '迷你百家乐',
  'rulebook.American Roulette': '美式轮盘',
  'rulebook.Rapid Roulette and Baccarat': '快速轮盘和百家乐',
  'rulebook.Aruze Sic Bo': 'Aruze 骰宝',
};
