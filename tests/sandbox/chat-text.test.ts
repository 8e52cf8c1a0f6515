import { cleanText, MAX_CHARACTERS } from '../../sandbox/chat/text.rules';

describe('filtering of a message', () => {
  it.each([
    ['1,3,8,0,0,1,3,8,0,0,0', '***'],
    ['1/3/8/0/0/1/3/8/0/0/0 加我', '*** 加我'],
    ['1\u200d3\u200d8\u200d0\u200d0\u200d1\u200d3', '***'],
    ['号码①③⑧⓪⓪①③⑧', '号码***'],
    ['𝟏𝟑𝟖𝟎𝟎𝟏𝟑𝟖𝟎𝟎𝟎', '***'],
    ['٠١٢٣٤٥٦٧٨٩', '***'],
    ['１３８ 。0013 。8000', '***'],
    ['138 0013-8000', '***'],
    ['看 evil.bet/x 吧', '看 *** 吧'],
    ['看 evil。com', '看 ***'],
    ['evil.example', '***'],
    ['EVIL．ＣＯＭ', '***'],
    ['https://evil.example/a?b=1 谢谢', '*** 谢谢'],
    ['加我微信 abc12345', '加我***'],
    ['加我微信号：abc_12345 看单', '加我*** 看单'],
    ['VX:hello88', '***'],
    ['ＱＱ 123456', '***'],
    ['tg @tipster99', '***'],
    ['TTTT电报@abcd', 'TTTT***'],
    ['微信 ab1', '微信 ab1'],
  ])('hides contact details and links: %s', (typed, shown) => {
    expect(cleanText(typed)).toBe(shown);
  });

  it.each([
    ['你个傻逼', '你个***'],
    ['你是傻 * 逼吗', '你是***吗'],
    ['傻B，脑残', '***，***'],
  ])('hides common insults: %s', (typed, shown) => {
    expect(cleanText(typed)).toBe(shown);
  });

  it.each([
    '这脚射向去死角，真准',
    '门将没动脑。残阵也能赢',
    '3-1 赢了，1.95 的赔率',
    '大2.5球，让-0.5',
    '好球！！！ 👨‍👩‍👧 加油',
    '89分钟了。No.1',
    '２：１',
    '第45+2分钟 2:1',
    '赢了3。nice。good',
    '微信群里也在说这个球',
    '这飞机 3-1 了',
    'offline again and again',
  ])('keeps words, scores, prices and pictures: %s', (typed) => {
    expect(cleanText(typed)).toBe(typed.replace('２', '2').replace('１', '1'));
  });

  it('makes it one line, neither empty nor too long', () => {
    expect(cleanText(' a\n\tb ')).toBe('a b');
    expect(cleanText('\u200b \u2066')).toBeNull();
    expect(cleanText('字'.repeat(MAX_CHARACTERS))).not.toBeNull();
    expect(cleanText('字'.repeat(MAX_CHARACTERS + 1))).toBeNull();
  });
});
