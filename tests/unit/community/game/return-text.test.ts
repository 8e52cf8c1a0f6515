import { returnText } from '@/lib/domain/community/game/game.rules';

const BETS = { bestBet: '庄', worstBet: '和' };

test.each([
  [{ returnBest: 97, returnWorst: 97, bestBet: '', worstBet: '' }, '97.00%'],
  [{ returnBest: 98.93, returnWorst: 85.88, ...BETS }, '庄\u00A098.93% 和\u00A085.88%'],
  [{ returnBest: 98.93, returnWorst: 85.88, bestBet: '', worstBet: '' }, '98.93% 85.88%'],
  [{ returnBest: 96.15, returnWorst: 96, bestBet: '龙、和、虎', worstBet: '龙单、龙双' }, '96.00% 起'],
  [{ returnBest: null, returnWorst: 85.88, ...BETS }, null],
])('the returns %j read %s: each belongs to a bet', (returns, text) => {
  expect(returnText(returns)).toBe(text);
});
