/** Import directions (docs/architecture.md): web routes → features → editing/lists → forms → ui/lib → contract; server http → modules → platform → contract. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Each feature may use those before it: what two of them need stands in one before both, in editing/, lists/, forms/, lib/ or ui/. */
const FEATURES = [
  'notices',
  'discretion',
  'shell',
  'auth',
  'attachments',
  'voice',
  'conversations',
  'finding',
  'incidents',
  'journal',
  'received',
  'security',
  'attestation',
  'lock',
  'second-factor',
  'confirm-access',
  'profile',
  'settings',
  'help',
  'session-end',
  'my-data',
  'sharing',
  'synthesis',
  'dossier',
  'reading',
  'home',
  'admin',
  'verifier',
];
const featuresIn = (names) => `^web/src/features/(${names.join('|')})/`;

module.exports = {
  forbidden: [
    forbid('no-circular', 'A cycle has no bottom to start reading from.', {}, { circular: true }),
    {
      ...forbid(
        'no-folder-circles',
        'Two folders that use each other are one room with a wall through it.',
        {},
        { circular: true },
      ),
      scope: 'folder',
    },
    forbid(
      'contract-stands-alone',
      'Both sides share it, so it knows neither.',
      { path: '^contract/' },
      { path: '^(server|web|verifier|e2e|bench|scripts)/' },
    ),
    forbid(
      'verifier-stands-alone',
      'It runs offline, on its own.',
      { path: '^verifier/' },
      { path: '^(server|web|contract|e2e|bench|scripts)/' },
    ),
    forbid(
      'interviewer-stands-alone',
      'It reads, asks and checks: pure, without a server and without a database.',
      { path: '^interviewer/' },
      { path: '^(server|web|verifier|e2e|bench|scripts)/' },
    ),
    forbid(
      'law-stands-alone',
      'Curated texts and rules: pure, without a model, a server or a database.',
      { path: '^law/' },
      { path: '^(server|web|verifier|interviewer|e2e|bench|scripts)/' },
    ),
    forbid(
      'platform-below-modules',
      'What the product stands on does not know the product.',
      { path: '^server/src/platform/' },
      { path: '^server/src/(modules|http|cli|compose|main|serve)' },
    ),
    forbid(
      'modules-below-http',
      'A domain does not know how it is served.',
      { path: '^server/src/modules/' },
      { path: '^server/src/(http|cli|compose|main|serve)' },
    ),
    forbid(
      'modules-meet-at-index',
      'Modules know each other by their public faces only.',
      { path: '^server/src/modules/([^/]+)/' },
      {
        path: '^server/src/modules/([^/]+)/.+',
        pathNot: ['^server/src/modules/$1/', '^server/src/modules/[^/]+/index\\.ts$'],
      },
    ),
    forbid(
      'config-is-handed-in',
      'Modules and the platform get their settings as values; they know the shapes of them alone.',
      { path: '^server/src/(modules|platform)/', pathNot: '\\.test\\.ts$' },
      { path: '^server/src/config/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'http-uses-public-faces',
      'Likewise for what wires and serves them.',
      { path: '^server/src/(http|cli|compose|main|serve)' },
      { path: '^server/src/modules/[^/]+/.+', pathNot: '^server/src/modules/[^/]+/index\\.ts$' },
    ),
    forbid(
      'server-not-web',
      'They share contract/ and verifier/ alone.',
      { path: '^server/' },
      { path: '^web/' },
    ),
    forbid(
      'web-not-server',
      'They share contract/ and verifier/ alone.',
      { path: '^web/' },
      { path: '^server/' },
    ),
    forbid(
      'ui-and-lib-at-the-bottom',
      'Components and helpers do not know the features.',
      { path: '^web/src/(ui|lib|forms|i18n)/' },
      { path: '^web/src/(editing|lists|features|routes)/' },
    ),
    forbid(
      'editors-and-lists-below-features',
      'What every kind of record uses knows none of them.',
      { path: '^web/src/(editing|lists)/' },
      { path: '^web/src/(features|routes)/' },
    ),
    forbid(
      'features-below-routes',
      'A feature does not know where it is mounted.',
      { path: '^web/src/features/' },
      { path: '^web/src/routes/' },
    ),
    ...FEATURES.map((feature, place) =>
      forbid(
        `${feature}-uses-features-before-it`,
        'In a circle of features none can be read, or moved, without the others.',
        { path: featuresIn([feature]) },
        { path: '^web/src/features/', pathNot: featuresIn(FEATURES.slice(0, place + 1)) },
      ),
    ),
    forbid(
      'features-have-a-place',
      'A feature that uses others stands in the order above.',
      { path: '^web/src/features/([^/]+)/', pathNot: featuresIn(FEATURES) },
      { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    ),
    forbid(
      'only-tests-import-tests',
      'Shipped code does not lean on test code.',
      { pathNot: ['\\.test\\.tsx?$', '^(server/tests|e2e|bench)/'] },
      { path: ['\\.test\\.tsx?$', '^(server/tests|e2e)/'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^web/(dist|src/routeTree\\.gen\\.ts)' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      conditionNames: ['import', 'node', 'default'],
    },
    tsPreCompilationDeps: true,
    parser: 'swc',
  },
};
