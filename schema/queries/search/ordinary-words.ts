/**
 * Everyday words. A user who types one means it, also where no part of the portal has it: nothing found is a better answer
 * than something else.
 */
const everyday = `
able about above across actual add address advice afraid after afternoon again against age agree air alarm alive alone along already
also always amount angry animal ankle another answer appear apple april area argue arm army around arrive art ask asleep august aunt
autumn away baby back bad bag ball band bank bar base basic basket bath battery beach bean bear beard beat beautiful bed bedroom beer
before begin behind believe bell belong below belt bench best better between big bike bill bird birth birthday bite bitter black blame
blanket bleed blind block blood blow blue board boat body boil bomb bone book boot border born borrow boss both bottle bottom bowl box
boy brain branch brave bread break breakfast breast breath breathe brick bridge bright bring broken brother brown brush build building
burn bus business busy butter button buy cage cake call camera camp cancel candle car card care career careful carpet carry case cash
cat catch cause ceiling cell centre chain chair chalk chance change charge cheap check cheek cheese chest chicken chief child children
chin choice choose church circle city claim class clean clear clever climb clinic clock close cloth clothes cloud club coach coal coast
coat coffee cold collar collect college colour comb come comfort common company complain complete computer concern contact contain
content control cook cool copper copy corner correct cost cough count country couple courage course court cousin cover cow crack
crash cream credit crime cross crowd crown cruel cry culture cup cupboard cure curtain curve custom cut cycle daily damage dance
danger dark date daughter day dead deaf deal dear death debt decide deep deer degree delay deliver demand dental depend depth desert
design desk detail develop diary die diet differ difficult dinner direct dirt dirty discuss disease dish distance divide doctor dog
door double doubt down drain draw drawer dream dress drink drive driver drop dry duck dull dust duty each ear early earn earth east easy
eat edge education effect egg eight either elbow elder electric eleven empty end enemy energy engine enjoy enough enter entry equal
error escape even evening event ever every exact exam example except exchange excuse exercise exist expect expense explain extra eye
face fact factory fail faint fair faith fall false family famous farm fast fat father fault favour fear feed feel female fence fever
few field fight figure file fill film final finger finish fire firm first fish fist fit five fix flag flame flat flesh flight float
flood floor flour flow flower fly fold follow food fool foot force foreign forest forget forgive fork form forward found four frame
free freeze fresh friday friend front fruit full fun funny furniture future gain game garden gas gate gather general gentle gift girl
give glad glass goat gold good grain grand grandfather grandmother grass grave grease great green greet grey grief ground group grow
guard guess guest guide guilty gun habit hair half hall hammer hand handle happen happy hard harm hat hate head health hear heart heat
heaven heavy heel height help here hide high hill hip hire hit hold hole holiday hollow holy home honest hope horse hospital host hot
hotel hour house human humour hundred hunger hungry hunt hurry hurt husband ice idea idle ill image improve inch include increase
indoor industry inform injure ink insect inside instead insure interest into invite iron island item jacket jaw jewel job join joint
joke journey joy judge juice july jump june just keen keep kettle key kick kidney kill kind king kiss kitchen knee kneel knife knock knot
know labour lack ladder lady lake lamb lamp land language large last late laugh law lawyer lay lazy lead leaf learn least leather leave
left leg lend length less lesson letter level library lid lie life lift light like limb limit line lion lip liquid list listen little
live liver load loan local lock log lonely long look loose lord lose loss lost loud love lovely low loyal luck lunch lung machine mad
mail main make male man manage many map march mark market marriage marry mass master match material matter may meal mean measure meat
medicine meet melt member memory mend mental mention merry message metal middle might mild mile milk mind mine minute mirror miss mist
mistake mix model modern moment monday money monkey month mood moon moral more morning most mother motor mountain mouse mouth move
much mud murder muscle music must nail name narrow nation nature near neat neck need needle neighbour nerve nest net never new news
next nice night nine noble noise none noon normal north nose note nothing notice now number nut oak obey object ocean offer office often
oil old once onion only open opinion orange order organ other outside oven over own owner pack page pain paint pair pale palm pan paper
parcel pardon parent park part party pass past paste path patience pause pay peace pen pencil people pepper perfect permit person pet
petrol phone photo piano pick picture piece pig pillow pilot pin pink pipe place plain plan plane plant plastic plate play please
plenty plough pocket poem point poison police polite pool poor poppy port post pot potato pound pour powder power praise pray present
press pretty prevent price pride priest print prison private prize process produce profit promise proof proper protect proud public pull
pump punish pupil pure purple purpose push put quality quarter queen question quick quiet quite rabbit race radio rail rain raise rare
rate rather raw reach read ready real reason receive record red reduce refuse regret relax remain remember remove rent repair repeat
reply report request rescue respect rest result return reward rhyme rib rice rich ride right ring ripe rise risk river road roast rob rock
rod roll roof room root rope rose rough round row royal rub rubber rubbish rude rug ruin rule run rush rust sad safe sail salad salary sale
salt same sand saturday sauce save saw scale scar school science scissors screen screw sea search season seat second secret see seed
seem sell send sense sentence september serious serve service set settle seven several severe sew shade shadow shake shame shape share
sharp shave she sheep sheet shelf shell shelter shield shine ship shirt shock shoe shoot shop shore short shoulder shout show shower
shut sick side sight sign silence silk silver simple since sing single sink sister sit six size skill skin skirt sky slave sleep sleeve
slice slide slight slip slope slow small smart smell smile smoke smooth snake snow soap social sock soft soil soldier solid solve some son
song soon sore sort soul sound soup sour south space spade spare speak special speech speed spell spend spill spin spine spirit spit spoil
spoon sport spot spread spring square stable staff stage stain stair stamp stand standard star start state station stay steady steal
steam steel steep stem step stick stiff still sting stir stitch stock stomach stone stool stop store storm story stove straight strange
straw stream street strength stress stretch strict string strip stroke strong student study stupid subject suck sudden suffer sugar
suit summer sun sunday supper supply support sure surface surprise sweat sweep sweet swell swim swing sword symbol system table tail take
talk tall tame tank tap taste tax taxi tea teach teacher team tear teeth telephone television tell ten tender tent term test thank theft
then thick thief thigh thin thing think third thirst thirty thorn thread threat three throat through throw thumb thunder thursday ticket
tide tidy tie tight till time tin tiny tip tire tired title today toe together toilet tomato tomorrow ton tone tongue tonight tool tooth
top total touch tough tour towel tower town toy track trade train translate trap travel tray treasure treat tree tremble trial tribe
trick trip trouble trousers true trunk trust truth try tube tuesday tune turn twelve twenty twice twin twist two type ugly uncle under
understand uniform union unit unite unless until up upper upset urge urgent use usual vain valley value van variety various vegetable
veil vein very vessel victory view village violent virtue visit voice volume vote vowel voyage wage waist wait wake walk wall want war warm
warn wash waste watch water wave wax weak wealth weapon wear weather weave wedding wednesday week weigh weight welcome well west wet
wheat wheel when where which while whip whisper whistle white whole wicked wide widow wife wild will win wind window wine wing winter
wipe wire wise wish witness woman wonder wood wool word work worker world worm worry worse worship worst worth wound wrap wreck wrist
write wrong yard year yellow yesterday yield young zero`;

const words: ReadonlySet<string> = new Set(everyday.split(/\s+/).filter(Boolean));

/** The stem before each usual ending, with the letters that a word may have lost to it: 'tables', 'making', 'stopped', 'easily'. */
const endings: readonly (readonly [RegExp, (base: string) => readonly string[]])[] = [
  [/s$/, (base) => [base, base.replace(/e$/, ''), base.replace(/ie$/, 'y')]],
  [
    /(?:ed|ing|er)$/,
    (base) => [base, `${base}e`, base.replace(/(.)\1$/, '$1'), base.replace(/i$/, 'y'), base.replace(/y$/, 'ie')],
  ],
  [/ly$/, (base) => [base, `${base}le`, base.replace(/i$/, 'y')]],
];

/** Whether a word, with or without a usual ending, is an everyday one. */
export function isOrdinary(word: string): boolean {
  const bases = endings.flatMap(([ending, of]) => (ending.test(word) ? of(word.replace(ending, '')) : []));
  return [word, ...bases].some((one) => words.has(one));
}
