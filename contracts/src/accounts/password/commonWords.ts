/**
 * 3,000 words, and numbers, that passwords are most often made of, in lower case and without what is put to
 * them (`Password1!` is `password`).
 * Made of the list `passwords` of @zxcvbn-ts/language-common 4.1.3 (https://github.com/zxcvbn-ts/zxcvbn), MIT
 * licence, Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc., Copyright (c) 2021 @zxcvbn-ts (the full text is
 * in NOTICE): the words its entries are made of, most common first, then those of them that are German or French;
 * and of words of our own for what parents and children love.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `
1029384756 111222333 11223344 1122334455 11235813 1123581321 123321123 1234321 12344321 123454321 1234554321 12345678910 123654789
12369874 123698745 147258369 147852369 1478963 14789632 147896325 192837465 31415926 4815162342 6751520 741852963 789456123 7895123
8675309 9379992 aaliyah aardvark aaron abgrtyu abigail abraham absolut absolute access accord account action active adam adams
adgjmptw adidas admin admiral adrian adriana aezakmi africa again agent aggies airborne airforce airplane akira alabama alan alaska
albert alberto alejandr aleksandr alex alexande alexander alexandr alexandra alexia alexis alfred alice alicia alien aliens alina
alison allen alliance allison alpha alphabet alpine always alyssa amadeus amanda amateur amazon amber amelia america american amour
amsterdam anakin anal analsex anastasia anders anderson andre andrea andreas andrei andres andrew andrey andy angel angela angelica
angelina angelo angels angie angus animal anime anna annabell annette annie annika anniversaire anthony antoine anton antoni antonio
anubis anything apache apollo apple apples april aquarius aragorn archer archie area arizona armani arnold arsenal arthur artist
artur ashley ashton asian aspire aspirine assassin assfuck asshole assman asterix astrid astros athena atlanta atlantic atlantis
atomic attitude auburn audrey august aurora aussie austin autumn avalon avatar avenger awesome babe babes baby babydoll babygirl
babylon bacon badass badboy badger baer bagger baggins bailey ball baller balls banana bananas banane bandit bang bangkok banner
banshee barbara barbie barcelon barcelona barkley barnes barney barrett barry baseball basket basketba basketball bass bassman
bastard batman battle baxter bayern beach beagle bear beast beatles beatrice beautiful beauty beaver beavis beckham becky bedtime
beefcake beer beetle believe belinda bell bella belle bender benjamin bennett benny benson bentley beowulf berger berlin bernard
bernie bertha bertie bethany better betty beverly bianca bienvenue bigballs bigboobs bigboy bigcock bigdaddy bigdick bigdog bigfoot
biggie bigguy bigmac bigman bigone bigred bigtits bikini bill billie billy billybob bingo bird birdie birdman birthday biscuit
bishop bisou bisous bitch bitches biteme black blackcat blackdog blackie blackjac blackman blacks blacky blade blades blake blaster
blazer blessed blink blizzard blonde blondes blondie blood bloody blowjob blowme blue bluebird blueeyes bluemoon blues bluesky blume
blumen boat bobafett bobbie bobby bobcat boeing bollocks bollox bomber bond bondage bonehead boner bones bonjour bonnie bonsoir
boobies boobs booger boogie booker bookworm boomer booty boris bosco boss bossman boston bottom bowler bowling bradford bradley
brandi brando brandon brandy brasil braves bravo brazil breeze brenda brendan brent brewster brian brianna bridge bridget bright
brighton bristol britney brittany broadway broken bronco broncos brooke brooklyn brooks brother brothers brown brownie browns bruce
brucelee bruins bruno brutus bryan bryant bubba bubble bubbles buck buckeye buckeyes buddha buddy budlight buffalo buffett buffy
bugger bulldog bulldogs bullet bulls bullshit bunny burger burton bush business buster butch butler butt butter butterfl butterfly
butthead buttons byteme cactus cadillac caesar caitlin caliente californ california caligula callie calvin camaro camel camelot
camera cameron camilla camille campbell camper canada canadian cancer candice candy candyman cannabis cannon canon cantona capital
capone caprice captain caramel carbon cardinal carina carla carlo carlos carlton carmen carol carole carolin carolina caroline
carolyn carpet carrera carrie carrot carson carter cartman casanova caserta casey casino casper cassidy cassie castle catalina catch
catdog catfish catherin catherine cathy cats cavalier cdtnkfyf cecilia cedric celeste celica celine celtic celtics center central
cessna chair champ champion champs chance chandler chanel chang change changeme chaos charger chargers charlene charles charley
charlie charlott charlotte charly chase chaton check cheers cheese chelsea cheng cheri cherie cherokee cherry cheryl chester cheval
chevelle chevrole chevy chewie cheyenne chicago chicken chicks chico chief chiefs chien children china chipper chloe chocolat chong
chopper chris chrissy christ christia christian christie christin christina christine christmas christop christopher christy chronic
chrono chubby chuck chucky church cindy cinema circle cjkysirj cjkywt claire clancy clarence clark classic claude claudia claudio
clayton clifford clinton clitoris cloud clover clown cobra cocacola cocaine cock cody coeur coffee coleman colleen college collin
collins colombia colonel colorado colors colt coltrane columbia columbus combat comics commando company compaq computer concrete
condor connect conner connie connor conrad consumer contact content control cookie cookies cool cooldude cooler coolio cooper cooter
copper cornell corona corvette cosmo cosmos cosworth cotton cougar country courage courtney cowboy cowboys coyote cracker craig
crash crawford crazy cream creampie creative credit cricket crimson cristina cruise crusader crystal cthutq cuddles cumming cumshot
cunt cupcake curious curtis cutter cxfcnmt cyclone cynthia daddy dagger daisy dakota dallas dalton damian damien dance dancer danger
daniel daniela danielle danni danny dante daphne darius dark darkness darkside darkstar darling darren darwin daughter dave david
davide davidson davis dawg dawson daytona dbrnjhbz deacon dead deadhead deanna death debbie deborah december defender defiant
deftones delete delta deluxe demon demons denis denise dennis denver depeche derek derrick desert design designer desire desiree
destiny detroit devil devildog devils dexter dfvgbh dharma diablo diamond diamonds diana dick dickhead dickie diesel dietcoke digger
digital dilbert dillon dima dingdong dinosaur dinosaure dinosaurier direct director dirty discover disney divine divorce dixie
dkflbvbh doberman doctor dodge dodger dodgeram dodgers dogg doggie doggy dogs dollar dollars dolores dolphin dolphins dominic domino
donald donkey donna donnie donuts doodle dookie dorian dorothy dortmund double douglas downtown drache dracula drago dragon
dragonball dragons drake dream dreamer dreams driver drizzt drowssap drpepper drummer dublin ducati duck dude dudley duke dumbass
duncan durango duster dustin dusty dutch dwayne dylan eagle eagles eatme eatshit eclipse eddie eduard eduardo edward edwards eileen
einhorn einstein ekaterina elaine eleanor electric element elena elephant elijah elite elizabet elizabeth elliot elliott elvira
elvis elwood emerald emerson emily eminem emmanuel empire energy enfant enfants engage engel engine engineer england english enigma
enjoy enter enterpri enterprise eric erica ernest erotic escort esther eternity etoile etoiles eugene eureka europa europe evelyn
everest everton exigen exigent explorer express extreme fabian fairytale faith falcon falcons fallen familie famille family fantasy
farley farmer fashion faster fatass fatboy fatcat father fatima fatman federico felicia felipe felix fender ferien fernand fernando
ferrari ferret ferris fester fetish feuerwehr ficken fiesta fighter finance finger finish fire fireball firebird firefly fireman
first fish fisher fishing fitness fktrcfylh fktrctq flames flash flatron fletcher fleur fleurs flight flipper florence florian
florida flower flowers floyd fluffy flyboy flyers foobar football ford forest forever forget forgot formula forrest fortune forum
fossil foster fowler foxtrot france frances francis franco francois frank frankie franklin franky freak freaks freaky freckles fred
freddie freddy frederic free freedom freeman freepass freeuser french friday friend friends fritz frog frogger froggy front frosty
fruehling fuck fucked fucker fuckers fuckface fucking fuckit fuckme fuckoff fuckyou funtime fusion fussball future fyfcnfcbz fylhtq
gabriel galaxy galina galore gambit games gandalf gangbang gangsta gangster garage garbage garcia garden garfield garrett garten
gary gaston gateway gator gators geheim gemini general genesis genius geoffrey george georgia gerald gerard german germany geronimo
gesperrt getsome gfhjkm ghbdtn ghbdtnbr ghetto ghjcnj ghost giants gibson gilbert gillian ginger giorgi giovanni girl girls giuseppe
gizmo gizmodo gjkbyf global gloria glory goblin goblue goddess godsmack godzilla goforit gold goldberg golden goldfish goldie golf
golfer golfing goliath gollum goober good goodbye goodluck goodman goodnight goodtime google goose gordon gorilla gotcha gothic
grace gracie graham grandma grandpa granny grant grateful great green greenday greene greg gregor gregory gremlin grendel gretchen
griffey griffin gringo grizzly groovy grover guardian guinness guitar gummibaerchen gundam gunnar gunner gustav hacker hailey
halflife hallihallo hallo hamburg hamilton hamlet hammer hampton hamster hanna hannah hannibal hansen hansolo happy hard hardcore
harder hardon harley harmony harold harper harris harrison harry harvey hase hasi hassan hastings hawaii hawkeye hayden hayley head
heart hearts heather heaven hector heidi helen helena hell hellfire hello help helpme hendrix henry hentai herbert herbie herbst
hercules herman hermes hershey hesoyam higgins highland hillary hilton himmel hiphop history hitler hitman hjvfirf hobbes hobbit
hockey holden holiday holland holly hollywoo hollywood holmes home homer homerun honda honey hongkong hooker hooters hoover hopper
horizon horndog hornet horney horny horse horses hotboy hotdog hotrod hotsex hotstuff hottie house houston howard hudson hummer hund
hungry hunter hunting hurley husker huskers ibanez icecream iceman ichliebe idiot iforgot illinois illusion ilove ilovesex iloveu
iloveyou imagine immortal impala imperial incubus india indian indiana indians indigo infantry inferno infiniti infinity ingrid
insane inside integra internet intrepid inuyasha ireland irina irish ironman isabel isabella isabelle island israel italia ivanov
iverson iwantu jack jackal jackass jackie jackoff jackson jacob jagger jaguar jaime jake jamaica james jameson jamie jammer janet
janice janine january japan jardin jasmin jasmine jason jasper javier jayden jayeeuz jazz jeanette jeanne jeep jeff jeffrey jenkins
jenna jennie jennifer jenny jensen jeremiah jeremy jericho jerome jerry jersey jesse jessica jessie jester jesus jetaime jethro
jiang jillian jimbo jimbob jimmy joanna joanne jockey joey johann johanna johannes john johnny johnson joker jonathan jones jordan
joseph josh joshua juan judith juice julia julian julie juliet juliette julius jumper jungle junior jupiter justdoit justice justin
justine justme juventus kaiser kaktus kamikaze kangaroo kansas karate karen karina karma kasper katana katerina katherine kathleen
kathryn kathy katie katrin katrina katze kawasaki kaylee keeper keith keks kelley kelly kelsey kendall kennedy kenneth kennwort
kenny kentucky kenwood kermit kevin keyboard killer kimber kimberly kind kinder kindergarten king kingdom kingkong kingston kirill
kirsten kiss kisses kissme kitkat kitten kitty kittycat klaster klingon knicks knight knights kodiak kolobok kramer krishna krista
kristen kristi kristin kristina kuchen kyle labrador lacrosse ladies lady ladybug laguna lakers lambert lance lancelot lancer lapin
laptop larisa larry laser lassie lasvegas latin latino laura laurel lauren laurence laurie lawrence lawyer leader leanne leather
ledzep legend legion legolas lemons lennon leonard leonardo leopard lesbian lesbians leslie lestat lester letmein letsgo lewis
lexmark liberty lick licker lickme licorne liebe life lifehack light lightnin lightning lights lillian lilly lincoln linda lindsay
lindsey lionel lions liquid lisa little liverpoo liverpool lizard lizzie lobster logan logitech lolita lollipop london lonely
lonestar lonewolf long longhorn looking lorenzo lorraine loser losers lotus louis louise love lovely loveme lover loverboy lovers
loveyou loving lowrider lucas lucifer lucille lucky lucy ludwig luke lullaby lune luther lvbnhbq machine madden maddie maddog
madeline madison madman madmax madness madonna madrid maestro maggie magic magnolia magnum magnus maiden mailcreated maison makaveli
maksim malcolm malibu malina mallard maman mami mamie manager manchester mandarin mandy maniac manson manuel manuela manutd marathon
marcel marcia marco marcos marcus margaret margarita maria mariah marian marianne marie marienkaefer marilyn marin marina marine
mariners marines marino mario marion marisa marissa marius mark market markus marlboro marlene marley marlin marseille marsha
marshall martha martin martina martine martinez martini marvel marvin mary maryann maryjane maryland mason massage massimo massive
master masters matilda matrix matt matthew matthews mattie mature maureen maurice maus mausi maverick maxim maxima maximum maximus
maxine maxwell mayday medical megadeth megaman megan meister melanie melinda melissa melody melvin member memphis menace mercedes
mercury meredith meridian merlin mermaid mersedes metal metallic metallica method mexico miami michael michaela michel michele
michelle michigan mickey microsoft midnight miguel mike mikey milana milano milena miles miller millie million milton mine minecraft
minime minnie miracle mirage miranda miriam misha mission missy mister mistress misty mitch mitchell mobile models mohamed mohammed
mollie molly molson mommy monaco mond monday money mongoose monica monika monique monitor monkey monkeys monopoly monroe monster
montana montreal monty mookie moon moonlight moose morgan morning morpheus morris morrison mortimer moscow motdepasse mother
motherfucker motorola mountain mouse movie mozart muenchen muffin mulder mummy munchkin murphy murray muscle mushroom music musicman
mustafa mustang mustangs mylove mypass myself mystery mystic nadine naked nancy napoleon naruto nascar nasty nastya natali natalia
natalie natasha nathalie nathan national nature naughty nccitoid nccitoie nebraska nellie nelson nemesis neptune network nevada
newlife newman newpass newport newton newyork nfnmzyf nguyen nicholas nick nickel nicol nicola nicolas nicole nigger night nikita
nikki nimrod niners ninja ninjas nintendo nipple nipples nirvana nissan noel nolimit none noodles nookie nopass norman norton
nothing nounours november nuage nugget nuttertools nylons nymets oakland oasis obiwan oblivion ocean october odessa office ohyeah
oicu oklahoma oksana oldman olga oliver olivia olivier omega onelove online open openup optimus oracle orange oranges oregon
original orion orlando oscar osiris ostern othello outlaw overlord oxford pablo pacific packard packers pacman painter pakistan
palace paladin palmer paloma pamela panama panasonic pancho panda pandora pantera panther panthers panties panzer papi papillon papy
paradise paradox paris parker parola parrot party pascal pass passat passion passport passwor password passwort patches patricia
patrick patriot patriots patton patty paul paula pauline pavilion payton peace peaches peanut peanuts pearl pearljam pebbles pedro
peekaboo peewee pegasus pencil penelope penguin penguins penis penny pentium people pepper pepsi perfect person personal pervert
pete peter peterpan peters peterson petra petrov peugeot peyton pferd pferde phantom philip philippe philips phillip phillips philly
phoebe phoenix photo photos phpbb picard picasso piccolo pickle pickles pics picture pierre piglet pikachu pilot pimp pimpin
pineappl ping pink pinky pioneer piper pippin pirate pirates pitbull pizza pizzas planet plastic platinum playboy player playtime
please pleasure plumber plymouth poison pokemon poker polaris police polina polizei polly polo pompier pontiac pooh poohbear pookie
poop pooper poopie popcorn popeye poppy porkchop porn porno pornos pornstar porsche porter portland portugal poseidon positive
postal potato potter poussin powder powell power powers precious predator prelude premier presario preston pretty primus prince
princes princess princesse printer prinz prinzessin private privet prodigy profit prophet psycho public pudding pumpkin punisher
punkin punkrock purple pussies pussy pussycat pussys putter pyramid python qazxsw qazxswedc quality queen queens quincy qwaszx
rabbit racecar racerx rachel racing radio rafael ragnarok raider raiders rainbow raistlin ralph rambo rammstein ramona randall
random randy ranger rangers raptor rascal rasdzv raven ravens raymond razz rbhbkk reagan reality really reaper rebecca rebels
redalert redbull reddog redhead redman redneck redrum redskins redsox redwings regenbogen reggie regina remember renault renee
renegade rescue research resident respect retard review reynolds rfrfirf rhbcnbyf rhonda ricardo richard richards richie richmond
rick ricky rider riley ripley ripper river rivers rjntyjr robbie robert roberta roberto roberts robin robinson rock rocker rocket
rockon rocks rockstar rocky rodney roger rogers roland roller rolling rolltide roman romance romashka romeo rommel ronald ronaldo
ronnie rooney rooster rootbeer roscoe rose rosebud rosemary rosie route rover roxanne rubber rugby rulez runner rupert rush ruslan
russell russia rusty ryan sabine sabres sabrina sadie safari safety sailing sailor saint saints sakura sally salmon salomon salvador
samantha sammie sammy sampson samson samsung samuel samurai sanchez sancho sanders sandiego sandman sandra sandro sandy santana
santiago santos sapphire sara sarah sascha sasha sasuke satan saturn sauron savage savannah scanner scarface scarlet scarlett
schalke schatz schatzi schmetterling schokolade school science scooby scoobydo scooter scorpio scorpion scotch scotland scott
scottie scotty scout scrappy scream scruffy scully seamus search seattle sebastia sebastian second secret secrets security seinfeld
selena seminole semperfi senior septembe september serega serena serenity sergei sergey sergio server service sesame seven sexame
sexual sexy shadow shaggy shalom shaman shamrock shane shaney shang shannon shaolin shark sharks sharon shasta shaved shawn shazam
sheena sheila shelby shell shelley shelly shemale sheriff sherlock sherman sherry sherwood shiloh shirley shit shithead shitty
shogun shooter shopping short shorty shotgun showme showtime sidney siemens sierra silence silver silvia simba simon simone simple
simpson simpsons sinatra sinbad sinclair singer single sinner sirius sister sithlord skate skater skeeter skipper skippy skittles
skyline skywalke skywalker slappy slapshot slayer sleepy slick slipknot slut sluts smile smiles smiley smith smitty smoke smoker
smokey smokin smoking smooth smudge snake snakes snapper snatch snickers sniper snoop snoopy snowball snowman snuggles sobaka soccer
socrates softball software soldier soleil solomon solution something sommer sonic sonne sonnenschein sonny sooner sooners sophia
sophie sound southern space spanking spankme spanky sparks sparky sparrow spartak spartan spartans speaker spears special spectrum
speed speedy spencer spider spiderma spiderman spidey spike spirit spitfire spooky sport sports spring springer sprint sprite spunky
spyder squash squirrel squirt srinivas stacey stacy stalin stalker stallion standard stanford stanley star starbuck starcraft
stardust stargate stars start startrek starwars station stealth steel steele steelers stefan stefano stella steph stephani stephanie
stephen stereo sterling stern sterne steve steven stevie stewart sticky stimpy stinger stingray stinky stocking stocks stone
stonecol stones stories storm stormy story storytime strange stranger street strider strike strip strong stuart stud student studio
stuff stupid subaru sublime success suck sucker suckit suckme sucks sugar sullivan sultan summer sundance sunday sunflower sunny
sunrise sunset sunshine super superfly superhero superman superstar support supreme surfer surfing susan susanne suzanne suzuki
svetlana swallow sweet sweetheart sweetie sweetpea sweets sweety swimming swinger swordfis swordfish sydney sylvia syracuse system
tacobell tacoma talisman tamara tammy tango tanker tanner tanya tardis target tarheel tarheels tarzan tasha tatiana tattoo tatyana
taurus taylor tazman teacher techno teddy teddybear teen teens telefon tempest temple tennis tequila teresa terminal terminator
terror terry test tester testing texas thailand thanks thankyou thegame theking theman theodore theone theresa therock thomas
thompson throat thuglife thumper thunder tickle tiffany tiger tigers tigger timber time timmy timothy tina tinker titanic titans
titleist tits titten tobias today toledo tomcat tommy tony topcat topdog topgun topher topper tornado toronto torres toshiba
tottenha toulouse toyota tracey tracy train trains trance transam travel travis trebor trevor trfnthbyf triangle tricia tricky
trigger trinity tristan triumph trixie trojan trombone trooper trouble truck trucker trucks truman trumpet trunks trustno tsunami
tucker turbo turkey turner turtle tweety twilight twister tyler tyrone tyson ultimate unicorn unique united unknown unreal urlaub
usuckballz vacances vacation vader vagina valentin valentina valera valeria valerie valhalla valley vampire vanessa vanhalen vanilla
vectra vegas vegeta velvet venice venus verbatim veritas vermont vernon veronica veronika vertigo vfhbyf vfhecz vfrcbv vfvjxrf
viagra victor victoria victory video vietnam viking vikings viktor viktoria village vincent vinnie violet viper virgin virginia
vision vivian vladimir volley volume volvo voodoo vortex voyager voyeur vulcan wagner walker wallace wally walnut walter wanker
warcraft warlock warner warren warrior warriors wasser water waterloo waters watson wayne weasel weather weaver webmaster webster
weed weezer weihnachten welcome wendy werewolf werner wesley western westham westside wetpussy whatever wheels whiskey whisky white
whitey whitney whore whynot wicked wilbur wildcat wildcats william williams willie willis willkommen willow willy wilson window
windows windsor winner winnie winston winter wisdom wizard wolf wolfgang wolfman wolfpack wolverin wolverine wolves woman wombat
women wonder woody wookie wordpass world wrangler wright wrinkle wutang xanadu xander xavier xfiles yamaha yankee yankees ybrbnf
yellow yfnfif yomama young yourmom yvonne zachary zaqixsw zaqwsx zeppelin zheng zhong zhuang zidane ziggy zipper zombie zorro
zuhause
`
    .trim()
    .split(/\s+/),
);
