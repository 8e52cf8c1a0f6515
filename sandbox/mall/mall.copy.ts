import type { MallItem } from './mall.schema';

/** What members read of the mall. */
export const MALL_WORDS = {
  unknownItem: '没有这件商品',
  unknownOrder: '没有这笔订单',
  changed: '商品信息已变更，请核对后再兑换',
  soldOut: '这件商品刚刚兑完',
  poor: (missing: number) => `金币不足，还差 ${missing} 金币`,
  vip: (level: number) => `VIP${level} 及以上会员可以兑换`,
  recipient: {
    name: '请输入收货人的真实姓名',
    phone: '请输入正确的11位手机号码',
    province: '请输入省份，如 浙江省',
    city: '请输入城市，如 杭州市',
    address: '请输入 5 – 80 个字的详细地址',
  },
  range: '一次最多查询 31 天，且在最近 90 天内',
  carrier: '云亭速递（模拟）',
  bet: (betId: string) => `注单 ${betId} 结算`,
  gift: '平台赠送',
  welcome: '新会员赠送',
  refund: (title: string) => `订单取消：${title}`,
} as const;

type Listed = Omit<MallItem, 'place' | 'version'>;

const EXCHANGE = '兑换后立即进入中心钱包，可以投注或取款，没有流水要求。模拟币仅供游玩。';
const PARCEL = '下单后由平台打包寄出，打包前可以取消，金币和库存会退回。模拟订单，不会寄出真实包裹。';
const HUNDRED = 10_000n;

/** The mall of a new database, in display order. */
export const CATALOGUE: readonly Listed[] = [
  { id: 'voucher-5', category: 'voucher', picture: 'voucher', title: '5 币体验券', about: EXCHANGE, price: 100, stock: 5_000, vipLevel: 0, credit: 500n },
  { id: 'voucher-30', category: 'voucher', picture: 'voucher', title: '30 币体验券', about: EXCHANGE, price: 560, stock: 1_200, vipLevel: 0, credit: 3_000n },
  { id: 'scarf', category: 'goods', picture: 'scarf', title: '云亭针织围巾', about: `腈纶混纺，长 160 厘米，红灰双色。${PARCEL}`, price: 1_280, stock: 86, vipLevel: 0, credit: null },
  { id: 'cup', category: 'goods', picture: 'cup', title: '看球保温杯', about: `不锈钢内胆，500 毫升，保温六小时。${PARCEL}`, price: 980, stock: 120, vipLevel: 0, credit: null },
  { id: 'coin-100', category: 'coin', picture: 'purse', title: '100 模拟币', about: EXCHANGE, price: 1_800, stock: 800, vipLevel: 0, credit: HUNDRED },
  { id: 'shirt', category: 'goods', picture: 'shirt', title: '云亭训练球衣', about: `速干面料，均码，背面无号码。${PARCEL}`, price: 3_600, stock: 24, vipLevel: 2, credit: null },
  { id: 'voucher-200', category: 'voucher', picture: 'voucher', title: '200 币 VIP 券', about: EXCHANGE, price: 3_200, stock: 300, vipLevel: 3, credit: 2n * HUNDRED },
  { id: 'umbrella', category: 'goods', picture: 'umbrella', title: '看台晴雨伞', about: `三折手动，伞面直径 98 厘米。${PARCEL}`, price: 1_500, stock: 40, vipLevel: 0, credit: null },
  { id: 'notebook', category: 'goods', picture: 'notebook', title: '赛程手账本', about: `192 页，带赛程与比分表格。${PARCEL}`, price: 420, stock: 0, vipLevel: 0, credit: null },
  { id: 'ball', category: 'goods', picture: 'ball', title: '五号训练足球', about: `机缝 PU 皮，附气针。${PARCEL}`, price: 2_600, stock: 18, vipLevel: 1, credit: null },
  { id: 'coin-1000', category: 'coin', picture: 'chest', title: '1000 模拟币', about: EXCHANGE, price: 16_800, stock: 60, vipLevel: 5, credit: 10n * HUNDRED },
  { id: 'lamp', category: 'goods', picture: 'lamp', title: '亭灯床头灯', about: `暖光三档，USB 充电。${PARCEL}`, price: 5_200, stock: 9, vipLevel: 4, credit: null },
];
