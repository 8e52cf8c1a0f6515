import { AgentCalculator } from '@/components/care/agent/agent-calculator';
import { AgentForm } from '@/components/care/agent/agent-form';
import { AgentPlan } from '@/components/care/agent/agent-plan';
import { BackButton } from '@/components/ui/back/back-button';
import { Footer } from '@/components/shell/footer';
import { Page } from '@/components/shell/page';
import { Icon } from '@/components/ui/icon';
import { Strip } from '@/components/ui/strip';
import { AGENT_COPY } from '@/lib/domain/care/agent/agent.copy';
import { openPage } from '@/lib/domain/site/document/page-metadata.server';
import * as PAGE_DESCRIPTIONS from '@/lib/page-descriptions';
import * as PAGE_TITLES from '@/lib/page-titles';

export const metadata = openPage(PAGE_TITLES.agent, PAGE_DESCRIPTIONS.agent);

export default function AgentPage() {
  return (
    <Page title={PAGE_TITLES.agent} back={<BackButton />} slip={false}>
      <Strip tone="brand" role="note" icon={<Icon name="info" size={18} />}>
        {AGENT_COPY.honest}
      </Strip>
      <p className="gutter pt-4 text-15">{AGENT_COPY.lead}</p>
      <AgentPlan />
      <AgentCalculator />
      <AgentForm />
      <Footer />
    </Page>
  );
}
