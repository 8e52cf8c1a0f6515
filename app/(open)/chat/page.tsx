import type { Metadata } from 'next';
import { LobbyScreen } from '@/components/community/chat/lobby-screen';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import { CHAT_LOBBY_TITLE } from '@/lib/page-titles';
import { ROUTES } from '@/lib/routes';

export const metadata: Metadata = { title: CHAT_LOBBY_TITLE };

export default function ChatPage() {
  return (
    <Page title={CHAT_LOBBY_TITLE} back={<BackButton fallback={ROUTES.home} />}>
      <LobbyScreen />
    </Page>
  );
}
