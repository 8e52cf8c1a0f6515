import type { Metadata } from 'next';
import { AuthFrame } from '@/components/member/login/auth-frame';
import { ResetForm } from '@/components/member/login/reset-form';
import { Page } from '@/components/shell/page';
import { RESET_COPY } from '@/lib/domain/member/login/reset.copy';
import { safeReturnPath } from '@/lib/domain/site/gate/redirect.rules';
import * as PAGE_TITLES from '@/lib/page-titles';

export const metadata: Metadata = { title: PAGE_TITLES.password };

type Props = { searchParams: Promise<{ redirect?: string | string[] }> };

export default async function PasswordPage({ searchParams }: Props) {
  const { redirect } = await searchParams;
  return (
    <Page header={null} slip={false} surface>
      <AuthFrame title={RESET_COPY.title} lead={RESET_COPY.lead}>
        <ResetForm redirect={safeReturnPath(typeof redirect === 'string' ? redirect : null)} />
      </AuthFrame>
    </Page>
  );
}
