import type { Metadata } from 'next';
import { LobbyScreen } from '@/components/community/chat/lobby-screen';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';

export const metadata: Metadata = { title: PAGE_TITLES.chat };

export default function ChatPage() {
  return (
    <Page title={PAGE_TITLES.chat} back={<BackButton fallback={route('/')} />}>
      <LobbyScreen />
    </Page>
  );
}
