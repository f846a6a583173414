/**
 * Modules that several screens share, in few files: each small one packs worse and costs a way there and
 * back. A module belongs to the first group that names it; nothing is in `base` or `start` that only some
 * screens use, unless it is tiny.
 */
const ours = (paths) => `[\\\\/]frontend[\\\\/]src[\\\\/](${paths})[.]tsx?$`;
const theirs = (packages) => `[\\\\/]node_modules[\\\\/](${packages})[\\\\/]`;
const icons = (names) => `[\\\\/]lucide-react[\\\\/]dist[\\\\/]esm[\\\\/]icons[\\\\/](${names})[.]m?js$`;
/** In whichever room of `ui` they are. */
const ui = (names) => ours(`ui[\\\\/](?:[a-z]+[\\\\/])?(${names})`);
const contracts = (paths) => `[\\\\/]contracts[\\\\/]dist[\\\\/](${paths})[.]js$`;

const groups = {
  /** What runs before all the rest. */
  first: [ours('lib[\\\\/](painted|stored|night[\\\\/]light)'), 'vite[\\\\/]preload-helper'],
  /** What shared stories need too. */
  base: [
    contracts('languages|paths|stories[\\\\/]stateMessages'),
    theirs(
      'react|react-dom|scheduler|react-router|react-router-dom|react-intl|intl-messageformat|@formatjs|styled-components|stylis',
    ),
    ours(
      'lib[\\\\/](paths|constants|reading|night[\\\\/]useLight|chosenVoice|newId|minutesOf|lazyCode|loadCode)|i18n[\\\\/](defineMessages|useFormats|guestCatalogue)|player[\\\\/](sleepTimer|usualTimer|playerMessages|sound[\\\\/]createOneVoice)',
    ),
    ui('Button|Lark|PageHeading|Art|layout|OwnLink|theme|uiMessages|LiveRegion|storyFont|SongLine'),
    icons('play|pause|x|sparkles|download|moon|headphones|chevron-up|chevron-down'),
  ],
  /** The app without its screens. */
  start: [
    theirs('redux|react-redux|immer|@reduxjs|redux-saga|@redux-saga'),
    ours(
      'lib[\\\\/].*|session[\\\\/](?!withProof)[A-Za-z]+|session[\\\\/]secondStep[\\\\/]secondStepSlice|live[\\\\/]liv.*|i18n[\\\\/]([a-z]|IntlRoot)[A-Za-z]*|offline[\\\\/]heard.*|app[\\\\/](MainNav|appMessages)',
    ),
    ui(
      'Loading|ErrorState|Callout|SkipLink|linkTo|Logo|Skeleton|Menu|EmptyState|Pill|Meter|Segments|FieldFrame',
    ),
    icons('book-open|users|arrow-left|arrow-right|ellipsis-vertical|check|rotate-ccw|circle-user-round'),
  ],
  /** A story to read and to hear, by its parent or by a guest. */
  book: [
    ours(
      'player[\\\\/](?!device[\\\\/]|voices[\\\\/]).*|features[\\\\/]story[\\\\/](PlayerFrame|playerFrameLooks|storyMessages|laterOf|AiNote|book[\\\\/].*|making[\\\\/]progressOf)',
    ),
  ],
  /** The voices of the device, for stories in a language that it speaks; and a story read aloud by one. */
  voices: [ours('player[\\\\/]voices[\\\\/].*|features[\\\\/]story[\\\\/]DeviceVoices')],
  device: [ours('player[\\\\/]device[\\\\/].*')],
  storyActs: [ours('storyActs[\\\\/](storyActs.*|useTryAgain)')],
  forms: [theirs('formik'), ui('Field|useFieldError|Form|PasswordField|Checkbox')],
  auth: [
    ours(
      'features[\\\\/]auth[\\\\/](auth.*|AuthFrame|useDoor|Resend)|ui[\\\\/]layout[\\\\/]PictureAndForm|i18n[\\\\/]LanguageSwitcher',
    ),
  ],
};

/** As Rolldown takes them: a higher priority goes first. */
export const chunkGroups = Object.entries(groups).map(([name, tests], index, { length }) => ({
  name,
  priority: length - index,
  test: new RegExp(tests.join('|')),
}));
