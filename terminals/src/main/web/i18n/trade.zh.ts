import { zhDealer } from './trade.dealer.zh';
import { zhTradeOfThePit } from './trade.pit.zh';

/** Names of the protocol in Simplified Chinese: roles, acts, events, fields, constants. What is missing is shown as its plain English name. */
export const zhTrade: Readonly<Record<string, string>> = {
  ...zhTradeOfThePit,
  ...zhDealer,
  // roles
  DEALER: '荷官',
  ELECTRONIC_GAMING_HOST: '电子博彩专员',
  GAMES_SUPERVISOR: '博彩主管',
  CASINO_SUPERVISOR: '赌场主管',
  ELECTRONIC_GAMING_SUPERVISOR: '电子博彩主管',
  ASSISTANT_GAMING_MANAGER: '助理博彩经理',
  GAMING_MANAGER: '博彩经理',
  GAMING_SHIFT_MANAGER: '博彩值班经理',
  OPERATOR_AUTHORITY: '营运授权人',
  ADMINISTRATOR: '管理员',
};
