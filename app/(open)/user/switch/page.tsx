import { redirect } from 'next/navigation';
import { Page } from '@/components/shell/page';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/field/form';
import { TOKEN_OFFER_COOKIE } from '@pavilion/contract/cookies';
import { readVisitorCookie } from '@/lib/domain/site/document/page-request.server';
import { TOKEN_OFFER_PATH } from '@/lib/domain/site/gate/gate.rules';
import { safeReturnPath } from '@/lib/domain/site/gate/redirect.rules';
import { TOKEN_OFFER_COPY } from '@/lib/domain/site/gate/token-offer.copy';
import { confirmViewer, viewerOf } from '@/lib/domain/member/account/viewer.server';
import { maskText } from '@/lib/kit/format/mask';

export const metadata = { title: TOKEN_OFFER_COPY.title };

/**
 * Requests a confirmation before a foreign link opens a session, and names its account. A plain form, so that it works without
 * scripts.
 */
export default async function SwitchPage({ searchParams }: { searchParams: Promise<{ redirect?: string | string[] }> }) {
  const wanted = (await searchParams).redirect;
  const returnPath = safeReturnPath(typeof wanted === 'string' ? wanted : null);
  const offer = await readVisitorCookie(TOKEN_OFFER_COOKIE);
  if (!offer) redirect(returnPath);
  const [viewer, offered] = await Promise.all([confirmViewer(), viewerOf(offer)]);
  const copy = offered === null ? TOKEN_OFFER_COPY.over : viewer ? TOKEN_OFFER_COPY.swap : TOKEN_OFFER_COPY.open;
  return (
    <Page title={copy.title} surface>
      <Form action="/api/session-offer" className="flex flex-col gap-4 px-4 pt-6">
        <p className="text-16 leading-[1.5rem] text-text">{copy.text}</p>
        {offered && (
          <dl className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-card bg-cell px-4 py-3 text-16">
            <dt className="text-text-2">{TOKEN_OFFER_COPY.account}</dt>
            <dd className={offered.member ? 'font-semibold text-text' : 'text-text-2'}>
              {offered.member ? maskText(offered.member.userName) : TOKEN_OFFER_COPY.unknown}
            </dd>
            {!offered.member && (
              <dd className="basis-full">
                <a
                  href={`${TOKEN_OFFER_PATH}?redirect=${encodeURIComponent(returnPath)}`}
                  className="flex min-h-11 items-center text-brand"
                >
                  {TOKEN_OFFER_COPY.again}
                </a>
              </dd>
            )}
          </dl>
        )}
        <input type="hidden" name="redirect" value={returnPath} />
        <Button type="submit" name="choice" value="keep" block>
          {copy.keep}
        </Button>
        {copy.take && (
          <Button type="submit" name="choice" value="take" variant="outline" block>
            {copy.take}
          </Button>
        )}
      </Form>
    </Page>
  );
}
