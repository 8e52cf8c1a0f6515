import { Page } from '@/components/shell/page';
import { NoMatch } from '@/components/sport/no-match';
import { SPORT_COPY } from '@/lib/domain/sport/sport.copy';
import { ROUTES } from '@/lib/routes';

export default function MatchNotFound() {
  return (
    <Page title={SPORT_COPY.title} back={ROUTES.sport.path}>
      <NoMatch />
    </Page>
  );
}
