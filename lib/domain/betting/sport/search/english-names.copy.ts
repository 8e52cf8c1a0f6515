/** English names of well-known leagues and clubs, one per line: the Chinese names that venues use, then the English ones. */
export const ENGLISH_CLUBS = `
英格兰足球超级联赛|英格兰超级联赛|英超|Premier League|EPL
西班牙足球甲级联赛|西班牙甲级联赛|西甲|La Liga
德国足球甲级联赛|德国甲级联赛|德甲|Bundesliga
意大利足球甲级联赛|意大利甲级联赛|意甲|Serie A
法国足球甲级联赛|法国甲级联赛|法甲|Ligue 1
欧洲冠军联赛|欧冠|欧冠联赛|UEFA Champions League|UCL
欧足联欧洲联赛|欧联|欧罗巴联赛|UEFA Europa League
国际足联世界杯|世界杯|FIFA World Cup
欧洲足球锦标赛|欧洲杯|UEFA European Championship|Euro
国际足联俱乐部世界杯|世俱杯|FIFA Club World Cup
英格兰足球冠军联赛|英冠|EFL Championship
荷兰足球甲级联赛|荷甲|Eredivisie
葡萄牙足球超级联赛|葡超|Primeira Liga
土耳其足球超级联赛|土超|Super Lig
苏格兰足球超级联赛|苏超|Scottish Premiership
沙特职业足球联赛|沙特联|Saudi Pro League
日本职业足球甲级联赛|日职联|J1 League
巴西足球甲级联赛|巴甲|Brasileirao
中国足球协会超级联赛|中超|Chinese Super League|CSL
美国职业足球大联盟|美职联|Major League Soccer|MLS
美国男子职业篮球联赛|NBA
中国男子篮球职业联赛|CBA
阿森纳|Arsenal
阿斯顿维拉|维拉|Aston Villa
伯恩茅斯|AFC Bournemouth
布伦特福德|Brentford
布莱顿|Brighton & Hove Albion
伯恩利|Burnley
切尔西|Chelsea
水晶宫|Crystal Palace
埃弗顿|Everton
富勒姆|Fulham
伊普斯维奇|Ipswich Town
利兹联|Leeds United
莱斯特城|Leicester City
利物浦|Liverpool
曼彻斯特城|Manchester City|Man City
曼彻斯特联|Manchester United|Man United|Man Utd
纽卡斯尔联|Newcastle United
诺丁汉森林|森林|Nottingham Forest
南安普顿|Southampton
桑德兰|Sunderland
托特纳姆热刺|Tottenham Hotspur|Spurs
西汉姆联|West Ham United
伍尔弗汉普顿流浪者|Wolverhampton Wanderers|Wolves
毕尔巴鄂竞技|Athletic Club|Athletic Bilbao
奥萨苏纳|Osasuna
莱加内斯|Leganes
马德里竞技|Atletico Madrid
阿拉维斯|Deportivo Alaves
埃尔切|Elche
巴塞罗那|FC Barcelona|Barca
赫塔费|Getafe
赫罗纳|Girona
莱万特|Levante
马拉加|Malaga
塞尔塔|Celta Vigo
拉科鲁尼亚|拉科|Deportivo La Coruna
西班牙人|Espanyol
马略卡|Mallorca
巴列卡诺|Rayo Vallecano
皇家贝蒂斯|贝蒂斯|Real Betis
皇家马德里|Real Madrid
皇家奥维耶多|奥维耶多|Real Oviedo
桑坦德竞技|桑坦德|Racing Santander
皇家社会|皇社|Real Sociedad
巴拉多利德|Real Valladolid
塞维利亚|Sevilla
拉斯帕尔马斯|Las Palmas
瓦伦西亚|Valencia
比利亚雷亚尔|Villarreal
海登海姆|FC Heidenheim
科隆|FC Koln|Cologne
柏林联合|Union Berlin
美因茨|Mainz 05
勒沃库森|Bayer Leverkusen
多特蒙德|Borussia Dortmund
门兴格拉德巴赫|门兴|Borussia Monchengladbach|Gladbach
法兰克福|Eintracht Frankfurt
奥格斯堡|FC Augsburg
拜仁慕尼黑|Bayern Munchen|Bayern Munich
圣保利|FC St. Pauli
汉堡|Hamburger SV
荷尔斯泰因基尔|Holstein Kiel
RB莱比锡|RB Leipzig|Red Bull Leipzig
弗赖堡|SC Freiburg
云达不莱梅|Werder Bremen
霍芬海姆|TSG Hoffenheim
斯图加特|VfB Stuttgart
波鸿|VfL Bochum
沃尔夫斯堡|VfL Wolfsburg
AC米兰|AC Milan
蒙扎|Monza
比萨|Pisa
佛罗伦萨|Fiorentina
罗马|AS Roma
亚特兰大|Atalanta
博洛尼亚|Bologna
卡利亚里|Cagliari
科莫|Como
恩波利|Empoli
国际米兰|Inter Milan|Internazionale
热那亚|Genoa
维罗纳|Hellas Verona
尤文图斯|Juventus
帕尔马|Parma
拉齐奥|Lazio
那不勒斯|Napoli
都灵|Torino
克雷莫纳|Cremonese
莱切|Lecce
萨索洛|Sassuolo
乌迪内斯|Udinese
威尼斯|Venezia
欧塞尔|Auxerre
摩纳哥|Monaco
圣埃蒂安|Saint-Etienne
昂热|Angers
特鲁瓦|Troyes
洛里昂|Lorient
梅斯|Metz
南特|Nantes
勒阿弗尔|Le Havre
勒芒|Le Mans
里尔|Lille
蒙彼利埃|Montpellier
尼斯|Nice
里昂|Lyon
马赛|Marseille
巴黎FC|Paris FC
巴黎圣日耳曼|Paris Saint-Germain|PSG
斯特拉斯堡|Strasbourg
朗斯|Lens
布雷斯特|Brest
雷恩|Rennes
兰斯|Reims
图卢兹|Toulouse
阿贾克斯|Ajax
费耶诺德|Feyenoord
埃因霍温|PSV Eindhoven
波尔图|FC Porto
本菲卡|Benfica
葡萄牙体育|Sporting CP|Sporting Lisbon
贝西克塔斯|Besiktas
费内巴切|Fenerbahce
加拉塔萨雷|Galatasaray
凯尔特人|Celtic
格拉斯哥流浪者|Rangers
吉达国民|Al-Ahli
利雅得新月|Al-Hilal
吉达联合|Al-Ittihad
利雅得胜利|Al-Nassr
弗拉门戈|Flamengo
科林蒂安|Corinthians
帕尔梅拉斯|Palmeiras
桑托斯|Santos
圣保罗|Sao Paulo
迈阿密国际|迈阿密|Inter Miami
洛杉矶FC|Los Angeles FC|LAFC
洛杉矶银河|LA Galaxy
布拉格斯巴达|Sparta Praha|Sparta Prague
伯尔尼年轻人|年轻人|Young Boys
布鲁日|Club Brugge
哥本哈根|FC Kobenhavn|FC Copenhagen
萨尔茨堡红牛|萨尔茨堡|RB Salzburg|Red Bull Salzburg
博德闪耀|Bodo/Glimt
贝尔格莱德红星|红星|Crvena Zvezda|Red Star Belgrade
阿拉木图凯拉特|凯拉特|Kairat
顿涅茨克矿工|矿工|Shakhtar Donetsk
萨格勒布迪纳摩|萨格勒布|Dinamo Zagreb
奥林匹亚科斯|Olympiacos
帕福斯|Pafos
卡拉巴赫|Qarabag
圣吉罗斯联合|圣吉罗斯|Union Saint-Gilloise
布拉格斯拉维亚|斯拉维亚|Slavia Praha|Slavia Prague
格拉茨风暴|格拉茨|Sturm Graz
布拉迪斯拉发斯洛万|斯洛万|Slovan Bratislava
河床|River Plate
博卡青年|Boca Juniors
亚特兰大老鹰|老鹰|Atlanta Hawks
波士顿凯尔特人|Boston Celtics
布鲁克林篮网|篮网|Brooklyn Nets
夏洛特黄蜂|黄蜂|Charlotte Hornets
芝加哥公牛|公牛|Chicago Bulls
克利夫兰骑士|骑士|Cleveland Cavaliers|Cavs
达拉斯独行侠|独行侠|Dallas Mavericks|Mavs
丹佛掘金|掘金|Denver Nuggets
底特律活塞|活塞|Detroit Pistons
金州勇士|勇士|Golden State Warriors|GSW
休斯敦火箭|火箭|Houston Rockets
印第安纳步行者|步行者|Indiana Pacers
洛杉矶快船|快船|Los Angeles Clippers|LA Clippers
洛杉矶湖人|湖人|Los Angeles Lakers|LA Lakers
孟菲斯灰熊|灰熊|Memphis Grizzlies
迈阿密热火|热火|Miami Heat
密尔沃基雄鹿|雄鹿|Milwaukee Bucks
明尼苏达森林狼|森林狼|Minnesota Timberwolves|Wolves
新奥尔良鹈鹕|鹈鹕|New Orleans Pelicans
纽约尼克斯|New York Knicks|NY Knicks
俄克拉荷马城雷霆|雷霆|Oklahoma City Thunder|OKC Thunder
奥兰多魔术|魔术|Orlando Magic
费城76人|76人|Philadelphia 76ers|Sixers
菲尼克斯太阳|Phoenix Suns
波特兰开拓者|开拓者|Portland Trail Blazers|Blazers
萨克拉门托国王|Sacramento Kings
圣安东尼奥马刺|马刺|San Antonio Spurs
多伦多猛龙|猛龙|Toronto Raptors
犹他爵士|爵士|Utah Jazz
华盛顿奇才|奇才|Washington Wizards
`;
