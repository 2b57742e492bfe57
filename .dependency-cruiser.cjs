/** Imports go one way: kernel ← lexicon, game-kit, log, protocol ← host, ui ← games ← rehearsal, server, web. Each rule lists what a folder may not reach. */
const noWay = (name, from, to) => ({ name, severity: 'error', from: { path: from }, to: { path: to } })

const browserLog = {
  path: '^packages/log/src/',
  pathNot: '^packages/log/src/(sqlite|jetstream|testing)/|[.]test[.]ts$',
}

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '[?]url$|^virtual:' },
    },
    noWay('packages-know-no-app', '^packages/', '^apps/'),
    noWay('kernel-knows-nobody', '^packages/kernel/', '^packages/(?!kernel/)|^games/|^apps/'),
    noWay('lexicon-knows-only-the-kernel', '^packages/lexicon/', '^packages/(?!lexicon/|kernel/)|^games/|^apps/'),
    noWay(
      'game-kit-knows-no-game',
      '^packages/game-kit/(?!.*[.]test[.]ts$)',
      '^packages/(?!game-kit/|kernel/|lexicon/)|^games/',
    ),
    noWay('ui-knows-no-game', '^packages/ui/src/(?!.*[.]test[.]ts$)', '^games/|^apps/|^packages/(log|host|rehearsal)/'),
    noWay('games-know-no-app', '^games/(?!.*/(test|bench)/|.*[.]test[.]ts$)', '^apps/|^packages/(log|host)/'),
    noWay(
      'rules-side-knows-only-kernel-kit-and-words',
      '^games/[^/]+/(game[.]ts|rules/|bots/|deck/|rehearsal/)(?!.*[.]test[.]ts$)',
      '^packages/(?!kernel/|game-kit/|lexicon/src/(?!node))|^apps/|^games/[^/]+[.]ts|^games/[^/]+/(?!game[.]ts|rules/|bots/|deck/|rehearsal/)|[.]svelte|^node_modules/(?!valibot/)',
    ),
    noWay(
      'host-knows-no-game',
      '^packages/host/src/(?!testing/|.*[.]test[.]ts$)',
      '^games/|^packages/(game-kit|lexicon|rehearsal|ui)/',
    ),
    noWay(
      'screens-know-no-tools',
      '^games/[^/]+/(client[.]ts|screens[.]ts|sounds[.]ts|(phone|stage|parts|options|telling|around|box|book|texts|companion|replay|own-deck|print)/)(?!.*[.]test[.]ts$)',
      '^packages/rehearsal/|^games/[^/]+/(rehearsal|protocol|scenarios|bench|test)/',
    ),
    noWay('games-know-no-other-game', '^games/([^/]+)/', '^games/(?!$1/)[^/]+/'),
    noWay('pages-know-no-other-page', '^apps/web/src/pages/([^/]+)/', '^apps/web/src/(pages/(?!$1/)|app/)'),
    noWay('parts-know-no-page', '^apps/web/src/parts/', '^apps/web/src/(pages|app)/'),
    noWay('services-know-no-page', '^apps/web/src/services/(?!.*[.]test[.]ts$)', '^apps/web/src/(pages|parts|app)/'),
    noWay('protocol-knows-only-the-kernel', '^packages/protocol/', '^packages/(?!protocol/|kernel/)|^games/'),
    noWay(
      'host-knows-no-rehearsal',
      '^(packages/host|apps)/(?!web/(gallery/|src/pages/learn/)|.*[.]test[.]ts$)',
      '^packages/rehearsal/',
    ),
    {
      name: 'host-runs-in-a-browser',
      severity: 'error',
      from: { path: '^packages/(host|protocol)/src/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    noWay('apps-know-no-other-app-server', '^apps/server/', '^apps/web/'),
    noWay('apps-know-no-other-app-web', '^apps/web/', '^apps/server/'),
    noWay(
      'test-support-is-never-shipped',
      '^(?!.*([.]test[.]ts$|[.]spec[.]ts$|/(test|testing|trials|bench|golden|contract|gallery)/))(games|packages|apps)/',
      '^(games|packages|apps)/.*/(test|testing|trials)/',
    ),
    // What it knows of a page is what a screen reader says: e2e/robot/README.md.
    noWay('robot-knows-no-browser', '^e2e/robot/(robot|game-robot|play-game)[.]ts$', '^(?!e2e/robot/)'),
    noWay(
      'robot-of-a-game-knows-words-and-what-is-said',
      '^games/[^/]+/test/browser/robot[.]ts$',
      '^(?!e2e/robot/(robot|game-robot)[.]ts$|packages/(game-kit/src/deck|lexicon/src)/|games/[^/]+/deck/|fs$|node:fs$)',
    ),
    noWay('product-knows-no-tests', '^(packages|apps)/', '^(e2e|bench|scripts)/'),
    {
      name: 'kernel-and-games-touch-no-machine',
      severity: 'error',
      from: {
        path: '^packages/(kernel|game-kit)/|^games/[^/]+/(game[.]ts|rules/|bots/|deck/|rehearsal/)',
        pathNot: '([.]test[.]ts$|/testing/)',
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'lexicon-runs-in-a-browser',
      severity: 'error',
      from: { path: '^packages/lexicon/src/', pathNot: '(node|\\.test)\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    { name: 'log-runs-in-a-browser', severity: 'error', from: browserLog, to: { dependencyTypes: ['core'] } },
    {
      name: 'log-brings-no-server-to-a-browser',
      severity: 'error',
      from: browserLog,
      to: { path: ['^packages/log/src/(sqlite|jetstream|testing)/', 'node_modules/(libsql|@nats-io)'] },
    },
    noWay('log-knows-only-the-kernel', '^packages/log/', '^packages/(?!log/|kernel/)|^games/'),
    {
      name: 'log-ships-no-tests',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/', pathNot: '^packages/log/src/(contract|testing)/|[.]test[.]ts$' },
      to: { path: '^packages/log/src/(contract|testing)/' },
    },
    {
      name: 'lexicon-ships-no-build-code',
      severity: 'error',
      from: { path: '^packages/lexicon/src/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/lexicon/(build|cli)/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    // What the bench compares with is installed by the bench alone.
    exclude: { path: '(^|/)dist/|^bench/peers/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'svelte', 'browser', 'types'],
    },
  },
}
