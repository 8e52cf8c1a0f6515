'use client';

export { PageCrash as default } from '@/components/shell/lazy-notices';
