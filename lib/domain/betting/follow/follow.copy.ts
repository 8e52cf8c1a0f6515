import { MAX_FOLLOWS } from '@pavilion/contract/calls/follow.calls';

export const FOLLOW_COPY = {
  full: `账号最多保存 ${MAX_FOLLOWS} 场关注，超出的只保存在本机浏览器`,
} as const;
