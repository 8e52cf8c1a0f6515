'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PinSettingsSheet } from '@/components/member/security/pin-sheet';
import { ErrorState } from '@/components/ui/error-state';
import { ListGroup, ListRow } from '@/components/ui/list-row';
import { Sheet } from '@/components/ui/sheet/sheet';
import { Skeleton } from '@/components/ui/skeleton';
import { StaleStrip } from '@/components/ui/stale-strip';
import type { Member } from '@/lib/domain/member/account/member.model';
import { memberOptions } from '@/lib/domain/member/account/member.queries';
import { PROFILE_COPY } from '@/lib/domain/member/profile/profile.copy';
import { contactsOf } from '@/lib/domain/member/profile/profile.rules';
import { NAME_COPY } from '@/lib/domain/member/security/real-name.copy';
import { realNameOptions } from '@/lib/domain/member/security/real-name.queries';
import * as PAGE_TITLES from '@/lib/page-titles';
import { pathWithBack, route } from '@/lib/routes';
import { BirthdayForm } from './birthday-form';
import { DeviceList } from './device-list';
import { EmailForm } from './email-form';
import { NickNameForm } from './nick-name-form';
import { PasswordForm } from './password-form';
import { PhoneForm } from './phone-form';

/** A form that a row opens. */
type Part = 'nickName' | 'birthday' | 'phone' | 'email' | 'password' | 'pin';

/** 个人资料: the member's data, the account's protection, and its open sessions. `member`: the server's data. */
export function ProfileScreen({ member }: { member: Member | null }) {
  const { data, isError, error, isFetching, refetch } = useQuery(memberOptions(member));
  if (!data) {
    return isError ? (
      <div className="card overflow-hidden">
        <ErrorState reason={error} onRetry={() => void refetch()} busy={isFetching} />
      </div>
    ) : (
      <div className="space-y-9 pt-9" aria-hidden="true">
        <Skeleton className="card h-48" />
        <Skeleton className="card h-48" />
        <Skeleton className="card h-72" />
      </div>
    );
  }
  return (
    <>
      {isError ? (
        <div className="card overflow-hidden">
          <StaleStrip onRetry={() => void refetch()} />
        </div>
      ) : null}
      <ProfileRows member={data} />
      <DeviceList />
    </>
  );
}

function ProfileRows({ member }: { member: Member }) {
  const { data: name } = useQuery(realNameOptions());
  const [part, setPart] = useState<Part | null>(null);
  const contacts = contactsOf(member);
  const opens = (one: Part) => ({ onPress: () => setPart(one) });
  const realName = name && (name.state === 'verified' ? name.masked : NAME_COPY.states[name.state]);
  return (
    <>
      <Heading>{PROFILE_COPY.basics}</Heading>
      <ListGroup inset>
        <ListRow label={PROFILE_COPY.account} value={member.userName} />
        <ListRow label={PROFILE_COPY.nickName} value={member.nickName || PROFILE_COPY.unset} {...opens('nickName')} />
        <ListRow
          href={pathWithBack(route('/mine/userInfo/authentication'), route('/mine/userInfo'))}
          label={PROFILE_COPY.realName}
          value={realName}
        />
        {member.birthday === null ? (
          <ListRow label={PROFILE_COPY.birthday} value={PROFILE_COPY.unset} {...opens('birthday')} />
        ) : (
          <ListRow label={PROFILE_COPY.birthday} value={member.birthday} />
        )}
      </ListGroup>
      <Heading>{PROFILE_COPY.security}</Heading>
      <ListGroup inset>
        <ListRow label={PROFILE_COPY.phone} value={contacts.phone} {...opens('phone')} />
        <ListRow label={PROFILE_COPY.email} value={contacts.email} {...opens('email')} />
        <ListRow label={PROFILE_COPY.password} value={PROFILE_COPY.change} {...opens('password')} />
        <ListRow label={PROFILE_COPY.pin} value={member.hasPin ? PROFILE_COPY.isSet : PROFILE_COPY.unset} {...opens('pin')} />
        <ListRow href={route('/mine/payees')} label={PAGE_TITLES.payees} />
        <ListRow href={route('/mine/infoAudit')} label={PAGE_TITLES.infoAudit} value={PROFILE_COPY.infoAudit} />
      </ListGroup>
      <PartSheet member={member} part={part} onClose={() => setPart(null)} />
      <PinSettingsSheet open={part === 'pin'} onClose={() => setPart(null)} />
    </>
  );
}

function PartSheet({ member, part, onClose }: { member: Member; part: Part | null; onClose: () => void }) {
  const open = part !== null && part !== 'pin';
  /** The member as it was when the form opened: a save meanwhile does not turn one form into another. */
  const [shown, setShown] = useState<{ part: Part; member: Member } | null>(null);
  if (open && shown?.part !== part) setShown({ part, member });
  if (!open && shown !== null) setShown(null);
  const now = shown?.member ?? member;
  const title = {
    nickName: PROFILE_COPY.changeNickName,
    birthday: PROFILE_COPY.setBirthday,
    phone: now.phone === '' ? PROFILE_COPY.bindPhone : PROFILE_COPY.changePhone,
    email: now.email === '' ? PROFILE_COPY.bindEmail : PROFILE_COPY.changeEmail,
    password: PROFILE_COPY.changePassword,
    pin: '',
  };
  return (
    <Sheet open={open} onClose={onClose} title={part === null ? '' : title[part]}>
      <div className="gutter pb-4">
        {part === 'nickName' ? <NickNameForm member={now} onSaved={onClose} /> : null}
        {part === 'birthday' ? <BirthdayForm onSaved={onClose} /> : null}
        {part === 'phone' ? <PhoneForm member={now} onSaved={onClose} /> : null}
        {part === 'email' ? <EmailForm onSaved={onClose} /> : null}
        {part === 'password' ? <PasswordForm member={now} onSaved={onClose} /> : null}
      </div>
    </Sheet>
  );
}

function Heading({ children }: { children: string }) {
  return <h2 className="mt-4 mb-2 ml-1 text-13 text-text-2">{children}</h2>;
}
