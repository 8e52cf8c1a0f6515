import type { Metadata } from 'next';
import { AuthFrame } from '@/components/member/login/auth-frame';
import { LoginIntro } from '@/components/member/login/login-intro';
import { LoginPanel } from '@/components/member/login/login-panel';
import { Page } from '@/components/shell/page';
import { LOGIN_COPY } from '@/lib/domain/member/login/login.copy';
import { safeReturnPath } from '@/lib/domain/site/gate/redirect.rules';
import { getSite } from '@/lib/domain/site/config/site.server';
import * as PAGE_TITLES from '@/lib/page-titles';

export const metadata: Metadata = { title: PAGE_TITLES.login };

type Props = { searchParams: Promise<{ redirect?: string | string[] }> };

export default async function LoginPage({ searchParams }: Props) {
  const [{ redirect }, site] = await Promise.all([searchParams, getSite()]);
  return (
    <Page header={null} slip={false} surface>
      <AuthFrame title={LOGIN_COPY.welcome} lead={<LoginIntro />}>
        <LoginPanel redirect={safeReturnPath(typeof redirect === 'string' ? redirect : null)} stopped={site.preInfo?.stopLogin ?? false} />
      </AuthFrame>
    </Page>
  );
}
