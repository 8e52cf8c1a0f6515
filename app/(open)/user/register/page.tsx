import type { Metadata } from 'next';
import { redirect as leadTo } from 'next/navigation';
import { EntryFrame } from '@/components/account/entry-frame';
import { RegisterForm } from '@/components/account/register-form';
import { Page } from '@/components/shell/page';
import { REGISTER_COPY } from '@/lib/domain/account/login.copy';
import { safeReturnPath } from '@/lib/domain/gate/redirect.rules';
import { getViewer } from '@/lib/domain/session/viewer.server';
import { getSite } from '@/lib/domain/site/site.server';
import { PAGE_TITLES } from '@/lib/page-titles';

export const metadata: Metadata = { title: PAGE_TITLES.register };

type Props = { searchParams: Promise<{ redirect?: string | string[] }> };

export default async function RegisterPage({ searchParams }: Props) {
  const [{ redirect }, { preInfo }, viewer] = await Promise.all([searchParams, getSite(), getViewer()]);
  const back = safeReturnPath(typeof redirect === 'string' ? redirect : null);
  // Members need no registration.
  if (viewer?.member) leadTo(back);
  return (
    <Page header={null} slip={false} surface>
      <EntryFrame title={REGISTER_COPY.title} lead={REGISTER_COPY.lead}>
        <RegisterForm redirect={back} stopped={preInfo?.stopRegister ?? false} disablePhones={preInfo?.disablePhones ?? []} />
      </EntryFrame>
    </Page>
  );
}
