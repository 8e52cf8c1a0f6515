import { LinkButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { PAYEE_COPY } from '@/lib/domain/money/payee/payee.copy';
import type { RealName } from '@/lib/domain/member/security/real-name.model';
import { NAME_COPY } from '@/lib/domain/member/security/real-name.copy';
import { pathWithBack, route } from '@/lib/routes';

/** Notice in the place of a form that would fail: a payee is always in the verified real name. `path`: this page's. */
export function NameNeeded({ name, path }: { name: RealName; path: string }) {
  const reviewing = name.state === 'reviewing';
  return (
    <section className="card flex flex-col items-center px-4 py-8 text-center">
      <Icon name={reviewing ? 'clock' : 'shield-alert'} size={28} className={reviewing ? 'text-text-2' : 'text-warn'} />
      <h2 className="mt-3 text-16 font-semibold">{reviewing ? PAYEE_COPY.reviewTitle : PAYEE_COPY.nameTitle}</h2>
      <p className="mt-1 text-13 text-text-2">{reviewing ? PAYEE_COPY.reviewText : PAYEE_COPY.nameText}</p>
      {name.state === 'rejected' && name.reason !== '' ? <p className="mt-1 text-13 text-error">{NAME_COPY.reason(name.reason)}</p> : null}
      <LinkButton
        size="sm"
        className="mt-4 min-w-40"
        variant={reviewing ? 'outline' : 'primary'}
        href={pathWithBack(route('/mine/userInfo/authentication'), path)}
      >
        {reviewing ? PAYEE_COPY.reviewLink : PAYEE_COPY.nameLink}
      </LinkButton>
    </section>
  );
}
