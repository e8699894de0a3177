import type { titlesEn } from './titles.en';

export const titlesZh: Readonly<Record<keyof typeof titlesEn, string>> = {
  'title.act-multi-terminal-2019/baccarat-a': '百家乐,甲式',
  'title.act-multi-terminal-2019/baccarat-b': '百家乐,乙式',
  'title.act-multi-terminal-2019/roulette': '多终端轮盘',
  'title.act-multi-terminal-2019/sic-bo': '骰宝',
  'title.act-mini-baccarat-2015/baccarat-a': '迷你百家乐,甲式',
  'title.act-mini-baccarat-2015/baccarat-b': '迷你百家乐,乙式',
  'title.act-american-roulette-2005/roulette-single-zero': '轮盘,单零',
  'title.act-american-roulette-2005/roulette-double-zero': '轮盘,双零',
  'title.nsw-rapid-2016/baccarat': '百家乐',
  'title.nsw-rapid-2016/baccarat-even-money': '免佣百家乐',
  'title.nsw-rapid-2016/roulette': '快速轮盘',
  'title.nsw-sic-bo-2016/sic-bo': '骰宝',
  'rulebook.act-multi-terminal-2019': '多终端桌面游戏(澳大利亚首都领地,2019)',
  'rulebook.act-mini-baccarat-2015': '迷你百家乐(澳大利亚首都领地,2015)',
  'rulebook.act-american-roulette-2005': '美式轮盘(澳大利亚首都领地,2005)',
  'rulebook.nsw-rapid-2016': '快速桌面游戏(新南威尔士州,2016)',
  'rulebook.nsw-sic-bo-2016': 'Aruze 骰宝(新南威尔士州,2016)',
};
