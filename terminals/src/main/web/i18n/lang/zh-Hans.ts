import { zhReasons } from '../reasons.zh';
import type { Tongue } from '../tongue';
import { zhTradeOfTheDesk } from '../trade.desk.zh';
import { zhTrade } from '../trade.zh';
import { zh } from '../zh';

/** 简体中文. */
const chinese: Tongue = { tag: 'zh-Hans', words: zh, reasons: zhReasons, trade: { ...zhTradeOfTheDesk, ...zhTrade } };

export default chinese;
