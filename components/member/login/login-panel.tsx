'use client';

import { useState } from 'react';
import { Segmented } from '@/components/ui/roof/segmented';
import { LOGIN_COPY } from '@/lib/domain/member/login/login.copy';
import { LoginForm } from './login-form';
import { PhoneLoginForm } from './phone-login-form';

const WAYS = (['password', 'phone'] as const).map((id) => ({ id, label: LOGIN_COPY.ways[id] }));

/** The two ways to log in; the password's is shown first. Its second step belongs to the way that began it. */
export function LoginPanel(props: { redirect: string; stopped: boolean }) {
  const [way, setWay] = useState<(typeof WAYS)[number]['id']>('password');
  const [second, setSecond] = useState(false);
  return (
    <div className="mt-6">
      {second ? null : <Segmented block tall label={LOGIN_COPY.way} items={WAYS} value={way} onChange={setWay} />}
      {way === 'password' ? <LoginForm {...props} onSecondStep={setSecond} /> : <PhoneLoginForm {...props} onSecondStep={setSecond} />}
    </div>
  );
}
