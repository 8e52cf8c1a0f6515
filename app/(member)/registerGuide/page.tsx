import type { Metadata } from 'next';
import { RegisterGuideScreen } from '@/components/care/register-guide/register-guide-screen';
import { Page } from '@/components/shell/page';
import { safeReturnPath } from '@/lib/domain/site/gate/redirect.rules';
import { requireMember } from '@/lib/domain/member/account/viewer.server';
import * as PAGE_TITLES from '@/lib/page-titles';

export const metadata: Metadata = { title: PAGE_TITLES.registerGuide };

type Props = { searchParams: Promise<{ redirect?: string | string[] }> };

export default async function RegisterGuidePage({ searchParams }: Props) {
  const [{ redirect }] = await Promise.all([searchParams, requireMember()]);
  return (
    <Page title={PAGE_TITLES.registerGuide} slip={false}>
      <RegisterGuideScreen redirect={safeReturnPath(typeof redirect === 'string' ? redirect : null)} />
    </Page>
  );
}
