const splitWords = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Too common to add any strength, in any number. */
export const WEIGHTLESS = splitWords(`
  password passwort passwd passw pass pwd admin administrator root user username guest test tester testing demo sample login logon signin welcome letmein
  changeme changeit changethis default temporary temp secret secure security private access master super hello iloveyou love fuckyou qwerty abc abcd aaa
  manager staff office system server computer internet website site web mypassword newpassword oldpassword mima account new old my the this that is not
  january february march april may june july august september october november december spring summer autumn winter monday tuesday wednesday thursday
  friday saturday sunday one two three four five six seven eight nine ten aa bb cc xx zz`);

/** Terms of this university, which attackers try first. */
export const LOCAL = splitWords(`
  yzu yzuedu yuanze yuan ze univ university college school campus student teacher professor admission admissions enroll enrollment recruit recruitment
  zhaosheng taiwan taoyuan zhongli chungli taipei neili edu tw com net org www 元智大學 元智 大學 學校 招生 招生網站 網站 密碼 管理員 管理 帳號 教務處 中壢 桃園 台灣 臺灣`);

/** From lists of leaked passwords; each covers variants such as pa55w0rd!. Two may be combined. */
export const COMMON = splitWords(`
  monkey dragon football baseball basketball soccer hockey tennis golf batman superman spiderman ironman hulk shadow sunshine princess prince king queen
  michael jennifer jordan hunter hunter2 buster thomas robert daniel andrew joshua matthew william george charlie jessica ashley amanda nicole michelle
  samantha elizabeth stephanie melissa heather danielle rachel rebecca lauren christina victoria vanessa natasha patricia barbara maria sandra andrea angela
  anthony richard joseph david james john steven brian kevin justin brandon ryan jason eric mark peter paul chris christian christopher alexander alex
  benjamin samuel nicholas jonathan patrick martin steve scott frank harry henry jack jacob jake johnny kenneth larry louis lucas max nathan oliver oscar
  simon tyler victor vincent zachary anna alice bella claire diana emily emma eva grace hannah helen isabella jane julia karen kate kelly laura lily linda
  lisa lucy mary megan mia molly nancy olivia pamela rose ruby sarah sophia susan tiffany tina wendy zoe angel angels baby babygirl babyboy lovely lover
  loveme loveyou iloveu ihateyou sweetheart sweety sweetie honey darling cutie beautiful beauty pretty sexy sexygirl hottie playboy bigdaddy bigdick daddy
  mommy mother father brother sister family friend friends friendship forever together happy happiness smile lucky freedom liberty peace faith hope heaven
  hell devil demon ghost spirit soul jesus jesuschrist christ god godisgood blessed blessing church bible trustno trustnoone whatever nothing something
  anything everything nobody somebody anybody nopassword thisismypassword remember forget forgetme forgotten password1 password123 passwordpassword
  starwars startrek matrix terminator godfather gandalf frodo legolas hobbit harrypotter hogwarts pokemon pikachu naruto sasuke onepiece doraemon hellokitty
  snoopy garfield mickey mickeymouse minnie donald disney tigger winnie pooh barbie simpsons bart homer scooby scoobydoo mustang ferrari porsche corvette
  camaro mercedes toyota honda nissan mazda yamaha suzuki harley ducati bmw audi jaguar dodge chevy chevrolet ford subaru lexus tesla chelsea arsenal
  liverpool manchester manutd united barcelona realmadrid juventus milan inter ajax benfica rangers celtic yankees redsox dodgers giants cubs cowboys
  steelers packers patriots raiders eagles broncos lakers celtics bulls knicks warriors rockets spurs nirvana metallica slipknot eminem tupac beatles queen
  rockstar guitar music musical piano drummer rocknroll hiphop dance dancer disco party summer2020 cookie cookies chocolate candy sugar pepper ginger banana
  apple orange lemon cherry peach mango strawberry pineapple coconut tomato potato pizza burger cheese butter bacon chicken turkey noodle coffee whiskey
  vodka tequila beer wine cola cocacola pepsi water fire earth wind thunder lightning storm rainbow snow snowball snowflake ice sun moon star stars galaxy
  universe planet mars venus jupiter saturn uranus neptune pluto apollo zeus hercules achilles phoenix tiger tigger lion panther leopard cheetah wolf wolves
  bear teddy teddybear panda koala rabbit bunny kitten kitty cat cats dog doggy doggie puppy horse pony unicorn dolphin whale shark fish turtle frog snake
  spider scorpion eagle falcon hawk raven crow robin duck goose chicken rooster butterfly ladybug bumblebee mouse hamster elephant giraffe zebra monkey1
  gorilla donkey cowboy cowgirl pirate ninja samurai warrior soldier sniper killer hunter ranger marine army navy airforce police fireman doctor nurse
  lawyer driver player gamer winner loser boss chief captain major general sergeant wizard witch vampire zombie dracula monster dinosaur godzilla black
  white red green blue yellow purple pink silver gold golden diamond crystal pearl emerald sapphire ruby amber copper iron steel metal rock stone
  money dollar cash rich million billionaire bitcoin bank business office123 company work jobs career project google facebook twitter instagram youtube
  yahoo hotmail gmail microsoft windows windows10 linux ubuntu debian oracle mysql postgres apple123 macintosh iphone ipad android samsung galaxy nokia
  motorola sony playstation xbox nintendo zelda mario luigi sonic minecraft roblox fortnite warcraft starcraft diablo counterstrike callofduty halo
  leagueoflegends overwatch steam battlefield asshole bitch bullshit fuck fucker fuckme fuckoff motherfucker shit pussy dick cock bastard whore slut penis
  vagina boobs porn sex sexsex naked nude blowjob cumshot hardcore hotsex orgasm bigtits blonde brunette redhead qwer qwert qwerty qwertyui qwertyuiop
  asdf asdfg asdfgh asdfghjkl zxcv zxcvb zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc qwe asd zxc qaz wsx edc azerty azertyuiop qwertz yxcvbnm
  1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc zaq12wsx zaq1xsw2 xsw2zaq1 q1w2e3 q1w2e3r4 q1w2e3r4t5 a1b2c3 a1b2c3d4 a1s2d3f4 p0o9i8u7
  abc123 abcabc abcdef abcdefg abcdefgh abcdefghijkl aabbcc aaabbb aaaaaa qqqqqq wwwwww zzzzzz xxxxxx asdasd qweqwe zxczxc dfgdfg jkljkl lollol hahaha
  hehehe lalala blabla blahblah nonono yesyes byebye hello123 hellohello helloworld goodbye goodluck goodmorning welcome1 welcomeback pass123 pass1234 passme
  password12 letmein1 letmeinnow opensesame sesame abracadabra hocuspocus knockknock whoami whoareyou iamtheone iamhere ilovegod iloveme ilovemom
  ilovedad ilovejesus iloveyou2 loveislife lovelove lovehate truelove mylove mybaby myself mylife myspace mydog mycat mother1 computer1 internet1 keyboard
  monitor printer laptop desktop network wireless router modem firewall gateway database backup support helpdesk service technical engineer developer
  programmer hacker hacking cracker matrix1 trinity morpheus neo agent agent007 bond007 jamesbond bond secret1 topsecret classified confidential redbull
  monster1 marlboro newport camel cigarette smoking weed marijuana cannabis stoner pothead hendrix bobmarley reggae jamaica brazil mexico canada america
  american usa england english london paris france french germany german berlin italy italia roma milano spain espana madrid russia russian moscow ukraine
  poland polska china chinese beijing shanghai hongkong japan japanese tokyo osaka korea korean seoul india indian bangalore delhi thailand bangkok vietnam
  saigon singapore malaysia indonesia jakarta philippines manila australia sydney melbourne newyork california texas florida chicago boston dallas houston
  seattle denver phoenix1 atlanta vegas lasvegas hollywood losangeles miami hawaii alaska virginia carolina dakota montana nevada oregon arizona colorado
  taiwanese formosa kaohsiung tainan hsinchu taichung keelung hualien taitung pingtung chiayi yilan miaoli nantou changhua yunlin penghu kinmen matsu
  woaini woaiwojia woaini1314 wobuzhidao wodemima nihao nihaoma xiexie zaijian baobao laopo laogong laoshi xuesheng zhongguo zhonghua beijing1 shanghai1
  wangjian wangwei wangfang wangyong zhangwei zhangli zhanglei liwei liqiang lining chenwei chenchen chenjing liuwei liuyang yangyang huangwei linlin
  linjunjie jaychou mayday xiaoming xiaohong xiaolong xiaoyu xiaobao dandan jingjing tingting yingying meimei baobei qinaide 5201314 1314520 5211314 520520
  ji32k7au4a83 5j4cl3up6j03 ji394su3 5j4cl3 su3cl3 au4a83 zj6mp6 g4au4a83 1qaz xu3 vu84vu84 cl3 520 1314 168 888 666 alpha beta gamma delta omega sigma
  bravo charlie1 echo foxtrot hotel india1 juliet kilo lima mike november1 oscar1 papa quebec romeo sierra tango uniform whiskey1 xray yankee zulu
  andromeda aquarius pisces aries taurus gemini cancer leo virgo libra sagittarius capricorn birthday christmas santa santaclaus halloween easter thanksgiving
  valentine valentines newyear holiday vacation weekend beach ocean island paradise mountain river forest jungle desert garden flower flowers rose
  tulip daisy lily violet jasmine orchid lotus sakura cherryblossom bamboo butter maverick viper cobra mustang1 bandit rebel outlaw gangster mafia scarface
  tonymontana godfather1 rocky rambo alien predator jurassic titanic avatar avengers thor loki wolverine deadpool joker harleyquinn catwoman
  wonderwoman superwoman supergirl superhero supernova supreme ultimate champion champions victory winner1 number1 numberone nextgen generation
  liverpool1 chelsea1 arsenal1 correcthorsebatterystaple correcthorse batterystaple troubador thequickbrownfox quickbrownfox loremipsum foobar foobarbaz
  barfoo bazqux hunter12 swordfish rosebud joshua1 wargames zion tyrell skywalker darthvader vader yoda obiwan hansolo chewbacca princessleia luke anakin
  jedi sith stormtrooper deathstar millennium falcon1 enterprise picard spock kirk klingon vulcan tardis doctorwho sherlock holmes watson moriarty
  bigbang sheldon friends1 seinfeld simpson familyguy southpark cartman futurama bender rickandmorty gameofthrones winteriscoming khaleesi targaryen stark
  lannister dragons dragonball vegeta goku songoku gohan trunks bleach ichigo deathnote kira light sailor sailormoon evangelion gundam totoro ghibli`);
