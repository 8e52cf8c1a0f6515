/** Illustration of a story. */
export type SponsorPicture = 'pitch' | 'boots' | 'lights';

interface StorySection {
  id: string;
  heading: string;
  text: readonly string[];
  picture: { name: SponsorPicture; alt: string; caption: string };
}

export interface SponsorStory {
  /** In the page's address. */
  id: string;
  title: string;
  lead: string;
  sections: readonly StorySection[];
  /** Figures of the story, as written. */
  facts: readonly { label: string; value: string }[];
}

const STORIES: readonly SponsorStory[] = [
  {
    id: '0',
    title: '河湾少年队的一个赛季',
    lead: '一支社区少年足球队，四十一个孩子，每周两次训练。云亭用一个赛季的时间，陪他们把一块旧场地踢成主场。',
    sections: [
      {
        id: 'pitch',
        heading: '一、先有一块场地',
        text: [
          '河湾的孩子原来在停车场里踢球，球门是两个书包。第一个月没有做别的事，只把河边的旧场地重新划线、补草、装上两个球门。',
          '场地不竖广告牌。门口的木牌上写的是开放时间：每天下午四点到七点，附近的孩子都能来。',
        ],
        picture: {
          name: 'pitch',
          alt: '河边的小足球场，白线新划过，远处有一个球门和两棵树，一个孩子正带球向前',
          caption: '重新划线的河边场地',
        },
      },
      {
        id: 'boots',
        heading: '二、球鞋排成一排',
        text: [
          '球鞋和护腿板由球队统一保管，大孩子穿小了的洗干净留给下一个。一个赛季下来，四十一个孩子一共用了五十六双鞋。',
          '教练说，鞋架是更衣室里最先学会的规矩：先放好鞋，再说话。',
        ],
        picture: {
          name: 'boots',
          alt: '木制鞋架上放着三双足球鞋，架子旁边靠着一个足球',
          caption: '传着穿的球鞋',
        },
      },
      {
        id: 'lights',
        heading: '三、最后一场在晚上',
        text: [
          '赛季的最后一场比分是二比二。灯亮起来的时候，场边站了两百多人，大多数是第一次来看孩子踢球的家长。',
          '没有奖杯。赛后每个孩子领到一张印着出场次数的卡片。',
        ],
        picture: {
          name: 'lights',
          alt: '夜里的球场，两座灯架照亮草地，看台上坐满了人，天上有一弯月亮',
          caption: '亮灯的最后一场',
        },
      },
    ],
    facts: [
      { label: '孩子', value: '41 人' },
      { label: '训练', value: '每周 2 次' },
      { label: '球鞋', value: '56 双' },
      { label: '主场比赛', value: '9 场' },
    ],
  },
];

/** The story of an address; null for an unknown id. */
export function sponsorStory(id: string): SponsorStory | null {
  return STORIES.find((story) => story.id === id) ?? null;
}

export const SPONSOR_COPY = {
  label: '赞助故事',
  honest: '这是虚构的故事，球队、人物和数字都是示例。云亭只有模拟币，没有真实的赞助合同，也不收取广告费。',
  facts: '这个赛季',
  rulesTitle: '我们怎样做赞助',
  rules: ['不在未成年人的球衣、场地和活动上放投注信息。', '不要求受助者宣传，也不以注册或投注为条件。', '未满18岁的人不能使用本站。'],
  responsible: '理性投注',
  contact: '想推荐一支社区球队？写给客服',
} as const;
