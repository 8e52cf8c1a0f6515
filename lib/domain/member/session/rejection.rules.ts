import { CODE } from '@pavilion/contract/codes';
import { isMemberPath } from '@/lib/domain/site/gate/path.rules';
import { loginPath, route } from '@/lib/routes';
import { outcomeOf, type Effect, type PageFacts, type RejectedCall } from './rejection.model';
import { SESSION_COPY } from './session.copy';

const NOTHING: Effect = { endSession: false, goTo: null, data: null, notice: null };

function toast(text: string): Effect['notice'] {
  return { how: 'toast', title: '', text, confirm: '', next: null, reload: false };
}

function dialog(text: string, more: Partial<NonNullable<Effect['notice']>> = {}): Effect['notice'] {
  return { how: 'dialog', title: SESSION_COPY.title, text, confirm: SESSION_COPY.confirm, next: null, reload: false, ...more };
}

/** Redirects to a path, unless the page is already there. */
function redirect(to: string, facts: PageFacts): Effect {
  return to.split('?')[0] === facts.path ? NOTHING : { ...NOTHING, goTo: to };
}

/** Effect of a rejection on the current page; null = none (spec §4, contract §2.2, §2.17 and §3). */
export function decideEffect(rejection: RejectedCall, facts: PageFacts): Effect | null {
  if (rejection.unsent) return { ...NOTHING, notice: dialog(rejection.message) };
  const outcome = outcomeOf(rejection.code);
  switch (outcome?.kind) {
    case 'end':
      return rejection.carried ? endOf(outcome.how, rejection.message, facts) : null;
    case 'redirect':
      return redirectOf(outcome.to, rejection.data, facts);
    case 'dialog':
      // Such a call shows what has changed and requests a confirmation again by itself.
      if (rejection.code === CODE.giftChanged && rejection.inPlace) return null;
      return outcome.dialog === 'version'
        ? { ...NOTHING, notice: dialog(SESSION_COPY.version, { confirm: SESSION_COPY.reload, reload: true }) }
        : { ...NOTHING, notice: dialog(rejection.message) };
    case 'toast':
      return rejection.inPlace ? null : { ...NOTHING, notice: toast(rejection.message) };
    default:
      return null;
  }
}

/** Key under which the loop guard counts an effect; null = it cannot repeat (a session ends once, a status page stays). */
export function loopKey(code: number, effect: Effect): string | null {
  return effect.notice?.how === 'dialog' && !effect.endSession ? `notice ${code}` : null;
}

/** The effect after too many repeats: a toast, and the page stays. */
export function toToast(effect: Effect): Effect {
  return effect.notice ? { ...effect, notice: toast(effect.notice.reload ? SESSION_COPY.versionStays : effect.notice.text) } : effect;
}

function endOf(how: 'modal' | 'alert' | 'toast', text: string, facts: PageFacts): Effect {
  const guarded = isMemberPath(facts.path, facts.search);
  const returnPath = `${facts.path}${facts.search}`;
  const login = facts.path === route('/user/login') ? returnPath : loginPath(returnPath);
  const home = guarded ? route('/') : null;
  if (how === 'modal') return { ...NOTHING, endSession: true, goTo: home, notice: dialog(text, { next: login }) };
  if (how === 'alert') return { ...NOTHING, endSession: true, notice: dialog(text, { title: SESSION_COPY.prompt, next: login }) };
  return { ...NOTHING, endSession: true, goTo: home, notice: toast(text) };
}

function redirectOf(to: 'maintenance' | 'alert' | 'caveat', data: unknown, facts: PageFacts): Effect | null {
  if (to === 'maintenance') return { ...redirect(route('/other/maintenance'), facts), data };
  if (facts.downloadDevice) return null;
  if (to === 'caveat') {
    // A visitor can pass the alert page, but not a block: a block replaces the alert, never the reverse.
    const passable = facts.path === route('/other/restrictionIp') && new URLSearchParams(facts.search).get('name') === 'access-alert';
    const caveat = `${route('/other/restrictionIp')}?name=access-caveat`;
    return passable ? { ...NOTHING, goTo: caveat } : redirect(caveat, facts);
  }
  if (facts.go || facts.maintenance) return null;
  return redirect(`${route('/other/restrictionIp')}?name=access-alert`, facts);
}
