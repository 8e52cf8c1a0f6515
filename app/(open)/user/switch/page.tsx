import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { Page } from '@/components/shell/page';
import { Button } from '@/components/ui/button';
import { COOKIE } from '@/lib/domain/gate/gate.model';
import { safeReturnPath } from '@/lib/domain/gate/redirect.rules';
import { TOKEN_OFFER_COPY } from '@/lib/domain/gate/token-offer.copy';

export const metadata = { title: TOKEN_OFFER_COPY.title };

/** Asks before a foreign link swaps the open session; a plain form, so that it works without scripts. */
export default async function SwitchPage({ searchParams }: { searchParams: Promise<{ redirect?: string | string[] }> }) {
  const wanted = (await searchParams).redirect;
  const place = safeReturnPath(typeof wanted === 'string' ? wanted : null);
  if (!(await cookies()).has(COOKIE.tokenOffer)) redirect(place);
  return (
    <Page title={TOKEN_OFFER_COPY.title} surface>
      <form method="post" action="/api/session-offer" className="flex flex-col gap-4 px-4 pt-6">
        <p className="text-16 leading-[1.5rem] text-text">{TOKEN_OFFER_COPY.text}</p>
        <input type="hidden" name="redirect" value={place} />
        <Button type="submit" name="choice" value="keep" block>
          {TOKEN_OFFER_COPY.keep}
        </Button>
        <Button type="submit" name="choice" value="take" variant="outline" block>
          {TOKEN_OFFER_COPY.take}
        </Button>
      </form>
    </Page>
  );
}
