/** The person whom the sandbox plays. */
export const PERSON_NAME = '小岚';

export const SERVICE_COPY = {
  asked: '已申请转人工',
  left: '已留言，客服回复后会显示在这里',
  joined: (name: string) => `客服 ${name} 已接入`,
  ended: '本次服务已结束',
  cancelled: '已取消排队',
  withdrawn: '已取消留言',
  hello: (name: string) =>
    `您好，我是${name}，由模拟平台扮演，不是真人。前面的对话我已经看过。我能核对您自己的注单、存款和取款，不能改动账目；请问还有要补充的吗？`,
  later: (name: string) =>
    `您好，我是${name}，由模拟平台扮演，不是真人。您的留言我已经看过。登录后写上单号，我能核对这一笔；还有要补充的，请继续写在这里。`,
  closed: (from: string, until: string) => `人工客服的服务时间是 ${from}–${until}，现在可以留言`,
  notEnded: '服务结束后才能评价',
  rated: '这次服务已经评价过',
  unknown: '服务不存在',
  full: '这个工单的图片已满，请新开一个工单',
  textLong: (max: number) => `最多 ${max} 个字`,
  empty: '请输入文字或添加图片',
} as const;

export const PERSON_REPLIES = {
  pictures: (count: number) => `收到 ${count} 张图片，已经和这个工单放在一起。`,
  more: '核对结果以上面的状态为准。还有要查的单号，请直接发给我。',
  noted: '已记下。没有单号时我只能说明规则；请写上单号、时间和金额，我来核对。',
  farewell: '不客气，祝您顺利。有需要可以再转人工。',
} as const;

/** Words that end a conversation. */
export const FAREWELL = /^(?:好的?[，,。！! ]*)?(?:谢谢|多谢|感谢|没有了|没了|没事了|不用了|解决了|再见)/;
