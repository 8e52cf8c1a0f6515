import { SEED_HASH_RULE } from '@pavilion/number/seed-hash.copy';
import type { HelpPage } from '../help.model';

export const cjwt: HelpPage = {
  slug: 'cjwt',
  title: '常见问题',
  summary: '会员问得最多的几件事。',
  updated: '2026-11-26',
  sections: [
    {
      id: 'grey',
      heading: '投注按钮为什么是灰的',
      text: ['按钮上会显示原因，例如低于最低限额、余额不足、盘口已暂停，下方有对应的处理办法。'],
    },
    {
      id: 'pending',
      heading: '注单一直是确认中',
      text: ['滚球注单通常几秒内确认。若网络中断，系统会到注单列表核对真实结果；在结果明确之前，本金处于锁定状态。'],
    },
    { id: 'delay', heading: '比赛显示数据延迟', text: ['超过 10 秒未收到新数据。这段时间不能点赔率，恢复后自动更新。'] },
    {
      id: 'kick',
      heading: '提示账号在其他设备登录',
      text: ['平台发现账号在其他设备登录、并让这里退出时，会弹出这个提示。如果不是您本人，请立即找回密码，所有设备上的登录都会退出。'],
    },
    {
      id: 'fair',
      heading: '怎样自己核对游戏和翻牌的结果',
      text: [
        '每一局开始前先公布密钥的哈希，结束后公布密钥。两者对得上，说明结果在您下注之前就定好了，没有改过。',
        SEED_HASH_RULE,
        '在「游戏记录」和「翻牌记录」里点开一局，可以一键核对，也可以复制密钥和哈希，用自己的工具算。',
      ],
    },
    { id: 'zone', heading: '时间按哪个时区', text: ['「今日」以北京时间（UTC+8）24 点为界，开赛时间和注单时间也一律按北京时间显示。'] },
  ],
};
