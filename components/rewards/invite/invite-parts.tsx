'use client';

import { useQuery } from '@tanstack/react-query';
import { RuleList } from '@/components/rewards/reward/rule-list';
import { INVITE_COPY, inviteRulesOf } from '@/lib/domain/rewards/invite/invite.copy';
import type { InviteRules } from '@/lib/domain/rewards/invite/invite.model';
import { inviteRulesOptions } from '@/lib/domain/rewards/invite/invite.queries';
import { InviteGuest } from './invite-guest';
import { InviteScreen } from './invite-screen';

/** 好友邀请 with its rules, which the browser requests where the server could not read them. `initial`: as the server read them. */
export function InviteParts({ initial, isMember }: { initial: InviteRules | null; isMember: boolean }) {
  const { data: rules = null } = useQuery(inviteRulesOptions(initial));
  return (
    <>
      {isMember ? <InviteScreen stake={rules?.stake ?? null} /> : <InviteGuest rules={rules} />}
      {rules ? <RuleList title={INVITE_COPY.rules} rules={inviteRulesOf(rules)} /> : null}
    </>
  );
}
