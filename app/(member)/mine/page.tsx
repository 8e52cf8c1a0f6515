import type { Metadata } from 'next';
import { MineHead } from '@/components/member/account/mine-head';
import { MineHub } from '@/components/member/account/mine-hub';
import { MineLinks } from '@/components/member/account/mine-links';
import { AdultLine } from '@/components/shell/footer';
import { Page } from '@/components/shell/page';
import { themeColourFor } from '@/lib/domain/site/document/viewport.server';
import { requireMember } from '@/lib/domain/member/account/viewer.server';
import * as PAGE_TITLES from '@/lib/page-titles';

export const metadata: Metadata = { title: PAGE_TITLES.mine };

export const generateViewport = () => themeColourFor('roof');

export default async function MinePage() {
  const viewer = await requireMember();
  return (
    <Page tab="mine" header={null}>
      <MineHead member={viewer.member} />
      <MineHub member={viewer.member}>
        <MineLinks />
        <AdultLine />
      </MineHub>
    </Page>
  );
}
