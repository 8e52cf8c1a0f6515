import { rateOf } from '../../round.copy';
import { KOI_FACTS, KOI_NAMES } from './koi-gate.game';
import { FREE_FACTOR, FREE_SPINS, KOI_NEEDED, KOI_PAYS, PAYING_SYMBOLS } from './koi-gate.rules';
import { KoiPicture } from './koi-symbol';

const percentOf = (share: number) => `${(share / 100).toFixed(2)}%`;

/** Payouts of each symbol, always in view. */
export function KoiPays() {
  return (
    <ul className="koi-pays" aria-label="每路赔付">
      {PAYING_SYMBOLS.map((symbol) => (
        <li key={symbol} aria-label={`${KOI_NAMES[symbol]}，三连 ${KOI_PAYS[symbol].map(rateOf).join('，再多一连 ')}`}>
          <KoiPicture name={symbol} />
          <span aria-hidden="true">
            {KOI_PAYS[symbol].map((rate, index) => (
              <span key={rate}>
                <i>{index + 3}</i> {rateOf(rate)}
              </span>
            ))}
          </span>
        </li>
      ))}
      <li className="koi-free">
        <KoiPicture name="koi" />
        <span>
          {KOI_NEEDED} 尾
          <br />送 {FREE_SPINS} 转
          <br />
          派彩×{FREE_FACTOR}
        </span>
      </li>
    </ul>
  );
}

/** Rules and facts of the game. */
export function KoiRules() {
  return (
    <details>
      <summary>赔付表</summary>
      <p className="note">
        左起第一轮开始，相邻转轮出现相同图案即中，上下不限，共 243 路。每路赔付为上表的数乘以投注额，同一图案只计最长的一连，各路相加。
        龙门在第二、三、四轮，可代替锦鲤以外的任何图案。
      </p>
      <table>
        <tbody>
          <tr>
            <th scope="row">中奖的转动</th>
            <td>{percentOf(KOI_FACTS.hit)}</td>
          </tr>
          <tr>
            <th scope="row">派彩不低于投注额的转动</th>
            <td>{percentOf(KOI_FACTS.stakeBack)}</td>
          </tr>
          <tr>
            <th scope="row">免费转动</th>
            <td>平均 {KOI_FACTS.spinsPerFree} 局一次，其间不再触发</td>
          </tr>
          <tr>
            <th scope="row">一次转动最高</th>
            <td>{rateOf(KOI_FACTS.topSpin)} 倍</td>
          </tr>
          <tr>
            <th scope="row">一局最高，含免费转动</th>
            <td>{rateOf(KOI_FACTS.topRound)} 倍</td>
          </tr>
        </tbody>
      </table>
    </details>
  );
}
