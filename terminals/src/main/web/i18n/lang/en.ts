import { en } from '../en';
import type { Tongue } from '../tongue';
import { enTrade } from '../trade.en';

/** English as Australia writes it. The server's reasons are English already. */
const english: Tongue = { tag: 'en-AU', words: en, trade: enTrade };

export default english;
