export { MissingPage as default } from '@/components/shell/missing-page';
export { metadata } from '@/app/not-found';
