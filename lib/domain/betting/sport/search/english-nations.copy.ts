/** English names of nations, in the format of `ENGLISH_CLUBS`. */
export const ENGLISH_NATIONS = `
阿尔巴尼亚|Albania
阿尔及利亚|Algeria
阿根廷|Argentina
澳大利亚|Australia
奥地利|Austria
比利时|Belgium
波黑|Bosnia
巴西|Brazil
喀麦隆|Cameroon
加拿大|Canada
佛得角|Cape Verde
哥伦比亚|Colombia
哥斯达黎加|Costa Rica
克罗地亚|Croatia
库拉索|Curacao
捷克|Czech Republic|Czechia
民主刚果|DR Congo
丹麦|Denmark
厄瓜多尔|Ecuador
埃及|Egypt
英格兰|England
芬兰|Finland
法国|France
格鲁吉亚|Georgia
德国|Germany
加纳|Ghana
海地|Haiti
匈牙利|Hungary
冰岛|Iceland
伊朗|Iran
伊拉克|Iraq
意大利|Italy
科特迪瓦|Ivory Coast|Cote d'Ivoire
日本|Japan
约旦|Jordan
墨西哥|Mexico
摩洛哥|Morocco
荷兰|Netherlands|Holland
新西兰|New Zealand
尼日利亚|Nigeria
北马其顿|North Macedonia
挪威|Norway
巴拿马|Panama
巴拉圭|Paraguay
秘鲁|Peru
波兰|Poland
葡萄牙|Portugal
卡塔尔|Qatar
罗马尼亚|Romania
俄罗斯|Russia
沙特阿拉伯|Saudi Arabia
苏格兰|Scotland
塞内加尔|Senegal
塞尔维亚|Serbia
斯洛伐克|Slovakia
斯洛文尼亚|Slovenia
南非|South Africa
韩国|South Korea|Korea
西班牙|Spain
瑞典|Sweden
瑞士|Switzerland
突尼斯|Tunisia
土耳其|Turkey|Turkiye
美国|USA|United States
乌克兰|Ukraine
乌拉圭|Uruguay
乌兹别克斯坦|Uzbekistan
威尔士|Wales
中国|China
朝鲜|North Korea
阿联酋|United Arab Emirates|UAE
阿曼|Oman
巴林|Bahrain
科威特|Kuwait
叙利亚|Syria
黎巴嫩|Lebanon
巴勒斯坦|Palestine
泰国|Thailand
越南|Vietnam
马来西亚|Malaysia
印度尼西亚|Indonesia
印度|India
吉尔吉斯斯坦|Kyrgyzstan
塔吉克斯坦|Tajikistan
新加坡|Singapore
菲律宾|Philippines
爱尔兰|Ireland
北爱尔兰|Northern Ireland
希腊|Greece
保加利亚|Bulgaria
以色列|Israel
黑山|Montenegro
科索沃|Kosovo
亚美尼亚|Armenia
阿塞拜疆|Azerbaijan
哈萨克斯坦|Kazakhstan
白俄罗斯|Belarus
卢森堡|Luxembourg
智利|Chile
玻利维亚|Bolivia
委内瑞拉|Venezuela
牙买加|Jamaica
洪都拉斯|Honduras
危地马拉|Guatemala
萨尔瓦多|El Salvador
特立尼达和多巴哥|Trinidad and Tobago
马里|Mali
布基纳法索|Burkina Faso
几内亚|Guinea
加蓬|Gabon
赞比亚|Zambia
安哥拉|Angola
乌干达|Uganda
贝宁|Benin
`;
