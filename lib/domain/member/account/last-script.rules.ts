import { TOKEN_COOKIE } from '@pavilion/contract/cookies';
import { PREFERENCES_KEY } from '@pavilion/contract/storage-keys';
import { DOCUMENT_MEMBER_EVENT, toMemberJson } from './document-member.rules';
import { type FigureName, initialOf, levelText } from './figure.rules';
import type { Member } from './member.model';
import type { LastScriptContext } from '@/lib/server/document/document-members.model';
import type { Viewer } from './viewer.model';
import { centralWallets, totalOf } from '@/lib/domain/money/wallet/wallet.rules';
import { maskText } from '@/lib/kit/format/mask';
import { amountText } from '@pavilion/number/known-money';

/**
 * Gives the page its member, and shows the figures in the places marked for them (`EarlyFigure`) before the page's scripts have
 * loaded; amounts unless the member hides them.
 */
const SHOW_MEMBER =
  '(function(d,member,texts,amounts){' +
  'var hidden;' +
  `try{hidden=JSON.parse(localStorage[${JSON.stringify(PREFERENCES_KEY)}]).state.hideBalance}catch(e){}` +
  '[].forEach.call(d.querySelectorAll("[data-figure]"),function(x){' +
  'var name=x.getAttribute("data-figure"),text=texts[name]||!hidden&&amounts[name];' +
  'if(text)x.textContent=text' +
  '});' +
  `window.documentMember={json:member,token:(d.cookie.match(/(?:^|; )${TOKEN_COOKIE}=([^;]*)/)||[])[1],path:location.pathname};` +
  `d.dispatchEvent(new Event("${DOCUMENT_MEMBER_EVENT}"))` +
  '})';

/** JSON that cannot end its script or a comment in it. */
const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** A member's figures as their components render them; `amounts` are those that a member can hide. */
function figuresOf(member: Member): { texts: Partial<Record<FigureName, string>>; amounts: Partial<Record<FigureName, string>> } {
  return {
    texts: { initial: initialOf(member), name: maskText(member.userName), level: levelText(member) },
    amounts: {
      balance: amountText(member.balance),
      // Without 免转钱包 there may be money at the venues, whose balances come later.
      ...(member.autoTransfer && { total: amountText(totalOf(centralWallets(member))) }),
    },
  };
}

/**
 * The last script of a member's document, which has everything of its member: the member's data, or the way to the login page when
 * the platform rejected the session. Empty when neither is known or needed; the browser then requests the member itself.
 */
export function lastScript(viewer: Viewer | null, { nonce, ended }: LastScriptContext): string {
  if (viewer === null) return ended === null ? '' : `<script nonce="${nonce}">location.replace(${scriptJson(ended)})</script>`;
  if (viewer.member === null) return '';
  const { texts, amounts } = figuresOf(viewer.member);
  const values = [toMemberJson(viewer.member), texts, amounts].map(scriptJson).join(',');
  return `<script nonce="${nonce}">${SHOW_MEMBER}(document,${values})</script>`;
}
