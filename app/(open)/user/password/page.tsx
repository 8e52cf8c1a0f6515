import type { Metadata } from 'next';
import { EntryFrame } from '@/components/account/entry-frame';
import { ResetForm } from '@/components/account/reset-form';
import { Page } from '@/components/shell/page';
import { RESET_COPY } from '@/lib/domain/account/reset.copy';
import { safeReturnPath } from '@/lib/domain/gate/redirect.rules';
import { PAGE_TITLES } from '@/lib/page-titles';

export const metadata: Metadata = { title: PAGE_TITLES.password };

type Props = { searchParams: Promise<{ redirect?: string | string[] }> };

export default async function PasswordPage({ searchParams }: Props) {
  const { redirect } = await searchParams;
  return (
    <Page header={null} slip={false} surface>
      <EntryFrame title={RESET_COPY.title} lead={RESET_COPY.lead}>
        <ResetForm redirect={safeReturnPath(typeof redirect === 'string' ? redirect : null)} />
      </EntryFrame>
    </Page>
  );
}
