import type { Metadata } from 'next';
import { redirect as leadTo } from 'next/navigation';
import { AuthFrame } from '@/components/member/login/auth-frame';
import { RegisterForm } from '@/components/member/login/register-form';
import { Page } from '@/components/shell/page';
import { REGISTER_COPY } from '@/lib/domain/member/login/login.copy';
import { safeReturnPath } from '@/lib/domain/site/gate/redirect.rules';
import { confirmViewer } from '@/lib/domain/member/account/viewer.server';
import { getSite } from '@/lib/domain/site/config/site.server';
import * as PAGE_TITLES from '@/lib/page-titles';

export const metadata: Metadata = { title: PAGE_TITLES.register };

type Props = { searchParams: Promise<{ redirect?: string | string[] }> };

export default async function RegisterPage({ searchParams }: Props) {
  const [{ redirect }, { preInfo }, viewer] = await Promise.all([searchParams, getSite(), confirmViewer()]);
  const back = safeReturnPath(typeof redirect === 'string' ? redirect : null);
  // Members need no registration.
  if (viewer?.member) leadTo(back);
  return (
    <Page header={null} slip={false} surface>
      <AuthFrame title={REGISTER_COPY.title} lead={REGISTER_COPY.lead}>
        <RegisterForm redirect={back} stopped={preInfo?.stopRegister ?? false} disablePhones={preInfo?.disablePhones ?? []} />
      </AuthFrame>
    </Page>
  );
}
