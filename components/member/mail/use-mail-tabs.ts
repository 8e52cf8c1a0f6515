'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { watchMails } from '@/lib/domain/member/mail/mail.tabs';
import { MAIL_KEY } from '@/lib/query-keys';

/** Reads mails again when another tab has read or deleted some. */
export function useMailTabs(): void {
  const queryClient = useQueryClient();
  useEffect(() => watchMails(() => void queryClient.invalidateQueries({ queryKey: MAIL_KEY })), [queryClient]);
}
